import { locales, type Translated } from '@eldorado/i18n/locale';
import type { ContentMeta } from '@eldorado/remote';
import type { ArticleContent, ArticleSource } from '@eldorado/ui';
import { blocksOf, isSourced, links, numbers, shape, sourcesOf, texts } from './articleTexts.ts';
import { siteRoutes } from './siteRoutes.ts';

export interface ArticleContract {
  /** The information pages by slug, each language as its loader. */
  articles: Readonly<Record<string, Translated<() => Promise<{ default: ArticleContent }>>>>;
  /** Titles, descriptions and search words: the pages of `remote.ts`, save those kept out of search. */
  metas: readonly (ContentMeta & { id: string })[];
  /** The remote's `sources.ts`. */
  sources: Readonly<Record<string, ArticleSource>>;
}

/** Declares, as jest tests, what the information pages of every remote must keep. */
export function testArticles({ articles, metas, sources }: ArticleContract): void {
  const isUnknown = (source: string | undefined) => source === undefined || !(source in sources);

  for (const [slug, byLanguage] of Object.entries(articles)) {
    const load = (): Promise<ArticleContent[]> =>
      Promise.all(locales.map(async (locale) => (await byLanguage[locale]()).default));

    test(`${slug} has the same blocks, items, sources and links in every language`, async () => {
      const [spanish, ...others] = (await load()).map((page) => ({
        shape: shape(page),
        links: links(page).sort(),
      }));
      for (const other of others) expect(other).toEqual(spanish);
    });

    test(`${slug} gives the same numbers in facts and tables in every language`, async () => {
      const [spanish, ...others] = (await load()).map((page) =>
        blocksOf(page).filter(isSourced).map(numbers),
      );
      for (const other of others) expect(other).toEqual(spanish);
    });

    test(`${slug} names a known source for every fact and table`, async () => {
      const named = (await load()).flatMap(blocksOf).flatMap(sourcesOf);
      expect(named.filter(isUnknown)).toEqual([]);
    });

    test(`${slug} keeps prices out of running text`, async () => {
      const prose = (await load()).flatMap((page) => [
        page.lead,
        ...blocksOf(page)
          .filter((block) => !isSourced(block))
          .flatMap(texts),
      ]);
      expect(prose.filter((text) => /\d\s?(COP|USD|EUR)\b/.test(text))).toEqual([]);
    });

    test(`${slug} links only to pages of the site or to secure addresses`, async () => {
      const isKnown = (href: string) => siteRoutes.has(href) || href.startsWith('https://');
      expect((await load()).flatMap(links).filter((href) => !isKnown(href))).toEqual([]);
    });

    test(`${slug} has no empty text`, async () => {
      expect((await load()).flatMap(texts).filter((text) => text.trim() === '')).toEqual([]);
    });
  }

  test.each(metas)(
    '$id has titles, descriptions of 120 to 160 characters and four to eight search words',
    (meta) => {
      for (const locale of locales) {
        expect(meta.title[locale].trim()).not.toBe('');
        expect(meta.description[locale]).toMatch(/^.{120,160}$/);
        expect(meta.keywords[locale].length).toBeGreaterThanOrEqual(4);
        expect(meta.keywords[locale].length).toBeLessThanOrEqual(8);
      }
    },
  );

  test('every source is cited by some page', async () => {
    const pages = await Promise.all(Object.values(articles).map((byLanguage) => byLanguage.es()));
    const cited = new Set(pages.flatMap(({ default: page }) => blocksOf(page)).flatMap(sourcesOf));
    expect(Object.keys(sources).filter((id) => !cited.has(id))).toEqual([]);
  });
}
