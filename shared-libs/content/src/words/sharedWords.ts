import path from 'node:path';
import { locales, type Locale } from '@eldorado/i18n/locale';
import { phraseKey } from '@eldorado/search';
import { pageName, type Collection, type CollectionPage } from '../collection.ts';
import type { ContentFault } from '../faults.ts';

interface ListedPage {
  entry: CollectionPage;
  file: string;
}
/** Pages by a phrase as the search compares it, each with the phrase as it is written there. */
type PagesOf = Map<string, { page: ListedPage; phrase: string }[]>;

/**
 * Words that lead to several pages of the site without saying which comes first: what is asked for one page is asked for
 * no other, and a keyword of several pages is asked for one, or is the title of one.
 */
export const sharedWords = (collections: readonly Collection[]): ContentFault[] =>
  locales.flatMap((locale) => faultsOf(collections.flatMap(listedPages), locale));

const listedPages = ({ dir, pages }: Collection): ListedPage[] =>
  pages
    .filter(({ page }) => !page.unlisted && !page.path.includes(':'))
    .map((entry) => ({ entry, file: path.join(dir, entry.slug, pageName) }));

function faultsOf(pages: readonly ListedPage[], locale: Locale): ContentFault[] {
  const asked = byPhrase(pages, ({ page }) => page.asked?.[locale] ?? []);
  const titles = byPhrase(pages, ({ page }) => [page.title[locale]]);
  const keywords = byPhrase(pages, ({ page }) => page.keywords[locale]);
  const twice = [...asked.values()].filter(({ length }) => length > 1);
  const unranked = [...keywords].filter(
    ([key, found]) => found.length > 1 && !asked.has(key) && !titles.has(key),
  );
  return [
    ...twice.map((found) =>
      fault(found, 'asked', 'is asked for', locale, 'Leave it to one of them.'),
    ),
    ...unranked.map(([, found]) =>
      fault(found, 'keywords', 'is a keyword of', locale, "Write it under 'asked' of one of them."),
    ),
  ];
}

function byPhrase(
  pages: readonly ListedPage[],
  phrasesOf: (entry: CollectionPage) => readonly string[],
): PagesOf {
  const found: PagesOf = new Map();
  for (const page of pages) {
    const phrases = new Map(phrasesOf(page.entry).map((phrase) => [phraseKey(phrase), phrase]));
    for (const [key, phrase] of phrases)
      found.set(key, [...(found.get(key) ?? []), { page, phrase }]);
  }
  return found;
}

function fault(
  found: readonly { page: ListedPage; phrase: string }[],
  key: string,
  isShared: string,
  locale: Locale,
  mending: string,
): ContentFault {
  const last = found.at(-1);
  const paths = found.map(({ page }) => page.entry.page.path).join(' and ');
  const line = last?.page.entry.lineOf(key);
  return {
    file: last?.page.file ?? '',
    ...(line !== undefined && { line }),
    message: `'${last?.phrase ?? ''}' (${locale}) ${isShared} ${paths}. ${mending}`,
    severity: 'error',
  };
}
