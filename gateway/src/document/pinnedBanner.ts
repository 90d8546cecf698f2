import { bogotaClock } from '@eldorado/i18n';
import type { Locale, Translated } from '@eldorado/i18n/locale';
import type { PinnedVersions } from 'shell/contract';
import { escapeHtml } from '../text/escape.ts';

const words: Translated<{
  what: string;
  colon?: string;
  until: (time: string) => string;
  leave: string;
}> = {
  es: {
    what: 'Estás viendo una versión de prueba',
    until: (time) => `Termina a las ${time}.`,
    leave: 'Salir de la prueba',
  },
  en: {
    what: 'You are viewing a test version',
    until: (time) => `It ends at ${time}.`,
    leave: 'Leave the test',
  },
  fr: {
    what: 'Vous consultez une version d’essai',
    colon: ' :',
    until: (time) => `Elle se termine à ${time}.`,
    leave: 'Quitter l’essai',
  },
  pt: {
    what: 'Você está vendo uma versão de teste',
    until: (time) => `Termina às ${time}.`,
    leave: 'Sair do teste',
  },
};

/**
 * Says above the page which versions this browser tries out, with a way out. It stands outside of what React
 * renders: it must be there when the release that is tried out does not work, and costs other pages no byte.
 */
export function pinnedBanner({ versions, until }: PinnedVersions, locale: Locale): string {
  const { what, colon = ':', until: ends, leave } = words[locale];
  const list = Object.entries(versions).map(
    ([name, version]) => `<strong translate="no">${escapeHtml(`${name} ${version}`)}</strong>`,
  );
  return [
    `<aside data-pinned aria-label="${what}"><p>${what}${colon} `,
    `${list.join(', ')}. ${ends(bogotaClock(new Date(until)))}</p>`,
    // The page that is on screen, whichever that is by then, from the server: a target keeps the router off.
    `<a href="?release=off" target="_self">${leave}</a></aside>`,
  ].join('');
}
