import { createTextIndex } from '@eldorado/i18n/text';
import { allWords, queryWords } from '@eldorado/search';

/** What a question is made of besides the thing it asks about, folded. */
const asking = new Set(
  (
    'llevar llevo traer viajar avion cabina bodega permitido prohibido take taking bring carry travel fly flight plane ' +
    'cabin hold allowed emporter prendre voyager avion cabine soute autorise levar trazer viajar aviao porao pode'
  ).split(' '),
);

/** A text as things are found by it. */
const searchable = (text: string) => allWords(text).join(' ');

/**
 * Makes a search of the texts of things: blind to accents, forgiving of slips, by beginnings of words.
 * @returns for a query which of the texts, by their place, are meant: those with all of its words, else those with any.
 */
export function createThingSearch(texts: readonly string[]): (query: string) => boolean[] {
  const index = createTextIndex(texts.map(searchable));
  const find = (words: readonly string[]) =>
    [...index.find(words.join(' '))].map((one) => one === 1);
  return (query) => {
    const words = queryWords(query);
    if (words.length === 0) return texts.map(() => true);
    const whole = find(words);
    if (whole.includes(true)) return whole;
    const things = words.filter((word) => !asking.has(word));
    if (things.length === 0) return whole;
    const rest = find(things);
    if (rest.includes(true)) return rest;
    const each = things.filter((word) => word.length > 2).map((word) => find([word]));
    return texts.map((_, at) => each.some((found) => found[at]));
  };
}
