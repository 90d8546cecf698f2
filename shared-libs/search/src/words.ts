import { fold } from '@eldorado/i18n/text';

/** What a text is found by: its folded words, without those that say nothing. */
export const significantWords = (text: string): string[] =>
  allWords(text).filter((word) => !silent.has(word));

/** Every folded word of a text: of search words and codes, which may look like an article (`LA`). */
export function allWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ').map(singular);
}

/** More words than these of a query change nothing. */
const longestQuery = 8;

/**
 * The words to look for. "De", "the" or "pour" are left out, save where nothing else was typed, or where they may be the
 * code of an airline before its number: `LA 4179`.
 */
export function queryWords(query: string): string[] {
  const words = allWords(query);
  const meaningful = /\d/.test(query) ? words : words.filter((word) => !silent.has(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, longestQuery);
}

/** Near enough for four languages: `maletas` and `maleta` are one word, and so are `vols` and `vol`. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/\d/.test(word) ? word.slice(0, -1) : word;

/** Articles, prepositions and question words of the four languages, as they come out of `allWords`. */
const silent = new Set(
  (
    'a al con como de del donde e el en es esta hay la lo los mi necesito para por puedo que queda quiero se su tengo ' +
    'un una y and are at can do find for have how i in is my need of on the there to want what where au aux avoir ce ' +
    'comment d dan des du est et il je l le les mon ou pour puis qu t trouver une veux as ao com da do em eu fica meu ' +
    'minha na no o os onde posso preciso quero tem tenho um uma'
  ).split(' '),
);
