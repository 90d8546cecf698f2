import { languageTag, locales, localisePath } from '@eldorado/i18n/locale';
import type { LiveSet } from '../live/liveSet.ts';

/** Every listed page of the live releases in every language, with its alternates. */
export function sitemap(set: LiveSet, origin: string): string {
  const paths = [...set.apps.values()]
    .flatMap(({ descriptor }) => descriptor.pages)
    .filter(({ path, unlisted }) => !unlisted && !path.includes(':'))
    .map(({ path }) => path)
    .sort();
  const urls = paths.flatMap((path) => {
    const alternates = locales
      .map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${languageTag[locale]}" href="${origin}${localisePath(path, locale)}"/>`,
      )
      .join('');
    return locales.map(
      (locale) => `<url><loc>${origin}${localisePath(path, locale)}</loc>${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
