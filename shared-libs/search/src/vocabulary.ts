import { slipOf } from './slipOf.ts';
import { synonymsOf } from './synonyms.ts';

/** Of a hit by a word that means the same, and by one with a slip in it. */
const synonymQuality = 0.8;
const slipQuality = 0.6;

/** Words of an index, each with how well it fits what was typed: 1 is that very word. */
export type Fits = Map<string, number>;

export interface Vocabulary {
  /** The words that begin with what was typed. */
  beginnings(typed: string): Fits;
  /** The words that what was typed may mean: by their beginning, by another word for it, or but for a slip. */
  meanings(typed: string): Fits;
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
    meanings(typed) {
      const found = beginnings(typed);
      for (const synonym of synonymsOf(typed)) {
        if (known.has(synonym)) found.set(synonym, synonymQuality);
      }
      if ([...found.keys()].some(isSignificant)) return found;
      // What is found stays what it is: a slip never fits better.
      return new Map([...slips(typed), ...found]);
    },
  };
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
