import { bogotaClock } from '@eldorado/i18n';
import type { Locale, Translated } from '@eldorado/i18n/locale';
import type { PinnedVersions } from 'shell/contract';
import { escapeHtml } from '../text/escape.ts';

/** A version that a page does without, and why in a line. */
export interface FailedVersion {
  remote: string;
  version: string;
  cause: string;
}

const words: Translated<{
  what: string;
  colon?: string;
  until: (time: string) => string;
  /** What failed and why, in front of the cause, and what that means for the page. */
  fails: (version: string) => string;
  without: string;
  leave: string;
}> = {
  es: {
    what: 'Estás viendo una versión de prueba',
    until: (time) => `Termina a las ${time}.`,
    fails: (version) => `${version} falla en el servidor:`,
    without: 'Esta página se muestra sin ella.',
    leave: 'Salir de la prueba',
  },
  en: {
    what: 'You are viewing a test version',
    until: (time) => `It ends at ${time}.`,
    fails: (version) => `${version} fails on the server:`,
    without: 'This page is shown without it.',
    leave: 'Leave the test',
  },
  fr: {
    what: 'Vous consultez une version d’essai',
    colon: ' :',
    until: (time) => `Elle se termine à ${time}.`,
    fails: (version) => `${version} échoue sur le serveur :`,
    without: 'Cette page s’affiche sans elle.',
    leave: 'Quitter l’essai',
  },
  pt: {
    what: 'Você está vendo uma versão de teste',
    until: (time) => `Termina às ${time}.`,
    fails: (version) => `${version} falha no servidor:`,
    without: 'Esta página é mostrada sem ela.',
    leave: 'Sair do teste',
  },
};

/**
 * Says above the page which versions this browser tries out, with a way out. It stands outside of what React
 * renders: it must be there when the release that is tried out does not work, and costs other pages no byte.
 * @param failed what the page on screen does without.
 */
export function pinnedBanner(
  { versions, until }: PinnedVersions,
  locale: Locale,
  failed?: FailedVersion,
): string {
  const { what, colon = ':', until: ends, fails, without, leave } = words[locale];
  const list = Object.entries(versions).map(
    ([name, version]) => `<strong translate="no">${escapeHtml(`${name} ${version}`)}</strong>`,
  );
  return [
    `<aside data-pinned aria-label="${what}"><p>${what}${colon} `,
    `${list.join(', ')}. ${ends(bogotaClock(new Date(until)))}</p>`,
    failed &&
      `<p>${fails(escapeHtml(`${failed.remote} ${failed.version}`))} <code lang="en" translate="no">${escapeHtml(failed.cause)}</code>. ${without}</p>`,
    // The page that is on screen, whichever that is by then, from the server: a target keeps the router off.
    `<a href="?release=off" target="_self">${leave}</a></aside>`,
  ]
    .filter(Boolean)
    .join('');
}
