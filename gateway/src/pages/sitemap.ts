import { languageTag, locales, localisePath, type Locale } from '@eldorado/i18n/locale';
import type { LiveSet } from '../live/liveSet.ts';
import { pageAt } from '../document/pageAt.ts';

/** A page, and the languages it is written in. */
export interface ListedPage {
  path: string;
  languages: readonly Locale[];
}

/**
 * Every listed page of the live releases in every language, with its alternates.
 * @param more pages of data; those that no live release shows are left out.
 */
export function sitemap(set: LiveSet, origin: string, more: readonly ListedPage[] = []): string {
  const declared = [...set.apps.values()]
    .flatMap(({ descriptor }) => descriptor.pages)
    .filter(({ path, unlisted }) => !unlisted && !path.includes(':'))
    .map(({ path }) => path)
    .sort()
    .map((path): ListedPage => ({ path, languages: locales }));
  const shown = more.filter(({ path }) => pageAt(set, path) !== null);
  const urls = [...declared, ...shown].flatMap(({ path, languages }) => {
    const alternates = languages
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${languageTag[locale]}" href="${origin}${localisePath(path, locale)}"/>`,
      )
      .join('');
    return languages.map(
      (locale) => `<url><loc>${origin}${localisePath(path, locale)}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
