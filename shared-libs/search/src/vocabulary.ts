import { slipOf } from './slipOf.ts';
import { stemOf } from './stemOf.ts';
import { synonymsOf } from './synonyms.ts';

/** Of a hit by a word that means the same, by one of the same stem, and by one with a slip in it. */
const synonymQuality = 0.8;
const stemQuality = 0.75;
const slipQuality = 0.6;

/** Words of an index, each with how well it fits what was typed: 1 is that very word. */
export type Fits = Map<string, number>;

export interface Vocabulary {
  /** The words that begin with what was typed. */
  beginnings(typed: string): Fits;
  /** The words that what was typed may mean: by their beginning, their stem, or by another word for it; whether that is enough. */
  known(typed: string): { fits: Fits; isEnough: boolean };
  /** The words that it means but for a slip; dear to find. */
  slips(typed: string): Fits;
}

/**
 * @param words of an index.
 * @param isSignificant whether a word stands where it says what a document is about. Slips are looked for only when what
 * was typed is no such word.
 */
export function createVocabulary(
  words: Iterable<string>,
  isSignificant: (word: string) => boolean,
): Vocabulary {
  const sorted = [...words].sort();
  const known = new Set(sorted);
  const relatives = byStem(sorted);

  function beginnings(typed: string): Fits {
    const found: Fits = new Map();
    for (let at = firstFrom(sorted, typed); sorted[at]?.startsWith(typed); at++) {
      const word = sorted[at] ?? '';
      // The more of a word is typed, the better it fits.
      found.set(word, word === typed ? 1 : 0.5 + 0.4 * (typed.length / word.length));
    }
    return found;
  }

  function slips(typed: string): Fits {
    const found: Fits = new Map();
    for (const word of sorted) {
      const near = slipOf(typed, word);
      if (near) found.set(word, (slipQuality / near.edits) * (near.covered / word.length));
    }
    const best = Math.max(...found.values());
    return new Map([...found].filter(([, quality]) => quality >= best * 0.6));
  }

  return {
    beginnings,
    slips,
    known(typed) {
      const fits = beginnings(typed);
      for (const word of relatives.get(stemOf(typed)) ?? []) {
        if ((fits.get(word) ?? 0) < stemQuality) fits.set(word, stemQuality);
      }
      for (const synonym of synonymsOf(typed)) {
        if (known.has(synonym) && (fits.get(synonym) ?? 0) < synonymQuality)
          fits.set(synonym, synonymQuality);
      }
      return { fits, isEnough: [...fits.keys()].some(isSignificant) };
    },
  };
}

/** Words by what they have in common with their relatives. */
function byStem(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const stems = new Map<string, string[]>();
  for (const word of words) {
    const stem = stemOf(word);
    const alike = stems.get(stem);
    if (alike) alike.push(word);
    else stems.set(stem, [word]);
  }
  return stems;
}

/** Where the first of sorted words stands that is not before another. */
function firstFrom(sorted: readonly string[], word: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}
