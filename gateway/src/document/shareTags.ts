import { locales, localisePath, type Locale, type Translated } from '@eldorado/i18n/locale';
import type { HeaderBackground } from '@eldorado/remote';
import { escapeHtml } from '../text/escape.ts';
import { siteName } from '../text/siteName.ts';

/** The languages as Open Graph names them. */
const openGraphLocale: Translated = { es: 'es_CO', en: 'en_US', fr: 'fr_FR', pt: 'pt_BR' };

/** What the pictures show, for who does not see them; the words on the sign are its own. */
const sign: Translated = {
  es: 'Letrero negro y dorado: El Dorado, Aeropuerto de Bogotá, BOG',
  en: 'Black and gold sign: El Dorado, Aeropuerto de Bogotá, BOG',
  fr: 'Panneau noir et or : El Dorado, Aeropuerto de Bogotá, BOG',
  pt: 'Placa preta e dourada: El Dorado, Aeropuerto de Bogotá, BOG',
};

export interface SharedPage {
  origin: string;
  locale: Locale;
  /** Without locale prefix. */
  path: string;
  title: string;
  description: string;
  section: HeaderBackground | 'home';
  /** The path of a picture of this page alone; that of its section unless given. */
  picture?: string;
  /** The site's own pictures: the path of each, by name. */
  pictureHrefs: Readonly<Record<string, string>>;
}

/**
 * How the page looks as a link in a chat or a post: Open Graph, which every network reads. Twitter's card takes its
 * title, text and picture from there too.
 */
export function shareTags(page: SharedPage): string {
  const { origin, locale, path } = page;
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', page.title],
    ['og:description', page.description],
    ['og:url', origin + localisePath(path, locale)],
    ['og:locale', openGraphLocale[locale]],
    ...locales
      .filter((other) => other !== locale)
      .map((other): [string, string] => ['og:locale:alternate', openGraphLocale[other]]),
    [
      'og:image',
      // A remote may be newer than the pictures: its scene is none of theirs.
      origin +
        (page.picture ??
          page.pictureHrefs[`social-${page.section}`] ??
          page.pictureHrefs['social-plain']),
    ],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', page.picture ? page.title : sign[locale]],
  ];
  const tags = properties
    .filter(([, content]) => content)
    .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`);
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join('');
}
