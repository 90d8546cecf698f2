import { locales, type Locale } from '@eldorado/i18n/locale';
import type { SearchAnswer } from '@eldorado/search';

/** What a traveller asks, and the page that answers. */
export interface Question {
  locale: Locale;
  query: string;
  page: string;
}

/** How good a search is over many questions, each share from 0 to 1. */
export interface SearchQuality {
  /** Questions whose page comes first, and is among the first three. */
  first: number;
  firstThree: number;
  /** Normalised discounted cumulative gain: 1 when each page comes first, 0.63 when each is the second. */
  ndcg: number;
}

/** The questions of a document's table, in four languages: the rows below the head of `| es | en | fr | pt | page |`. */
export const readQuestions = (markdown: string): Question[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, ...cells]) =>
      locales.map((locale, at) => ({
        locale,
        query: cells[at] ?? '',
        page: cells[locales.length] ?? '',
      })),
    );

/** Where a page stands in an answer as it is read from above, from 1; 0 when it does not. */
export const rankOf = (page: string, { groups }: Pick<SearchAnswer, 'groups'>): number =>
  groups.flatMap(({ hits }) => hits.map(({ to }) => to)).indexOf(page) + 1;

/** @param ranks of each question's page, 0 where it was not found. */
export function qualityOf(ranks: readonly number[]): SearchQuality {
  const share = (wanted: (rank: number) => boolean) => ranks.filter(wanted).length / ranks.length;
  const gains = ranks.map((rank) => (rank === 0 ? 0 : 1 / Math.log2(rank + 1)));
  return {
    first: share((rank) => rank === 1),
    firstThree: share((rank) => rank > 0 && rank <= 3),
    ndcg: gains.reduce((sum, gain) => sum + gain, 0) / ranks.length,
  };
}
