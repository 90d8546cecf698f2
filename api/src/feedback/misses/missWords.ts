import { fold } from '../../text/search.ts';

/** What is longer says more of who typed it than of what is missing. */
const mostWords = 6;
const longestWord = 24;

/**
 * The words of a query as they are counted: folded, so that who writes `baño` and who writes `Bano` ask the same.
 * @returns null for what is not counted: flights, phones, documents, addresses and whatever else has a digit, an e-mail
 * address, and long texts.
 */
export function missWords(query: string): string | null {
  const words = fold(query);
  const each = words.split(' ');
  const counts =
    words.length > 1 &&
    !/[\p{N}@]/u.test(query) &&
    each.length <= mostWords &&
    each.every((word) => word.length <= longestWord);
  return counts ? words : null;
}
