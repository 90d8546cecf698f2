import { prefixEdits } from './prefixEdits.ts';

export { prefixEdits, type Nearness } from './prefixEdits.ts';

/** Text as it is compared: lower case, without accents, one space between words. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts and nearly all codes are plain; the rules for all scripts take ten times as long.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower.replace(/[^a-z0-9]+/g, ' ').trim();
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Texts that can be looked through while someone types. */
export interface TextIndex {
  /** For each text, by its place, 1 when every word of the query is found in it. Everything fits an empty query. */
  find(query: string): Uint8Array;
}

/** A code without the zeros it is filled up with: tickets say AV0086 for AV 86, signs A02 for the gate A2. */
const withoutZeros = (word: string) => word.replace(/^(\D*)0+(?=\d)/, '$1');

/** Slips forgiven in a word: none in a short one or a number, where the next name is one letter away. */
const slipsIn = (word: string) =>
  word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;

/** Words of a query with a slip in them, at most: of one with more nothing is found. */
const mostSlipped = 4;

/**
 * Makes texts findable by the beginnings of their words, blind to accents. A word that begins nothing at all is taken
 * for a slip of the nearest ones, so that a query that is right is never widened.
 */
export function createTextIndex(texts: readonly string[]): TextIndex {
  const places = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    // A query has no such zeros, so a word that has them is findable without them too.
    const words = fold(text)
      .split(' ')
      .flatMap((word) => [word, withoutZeros(word)]);
    for (const word of new Set(words)) {
      const list = places.get(word);
      if (list) list.push(at);
      else places.set(word, [at]);
    }
  }
  const vocabulary = [...places.keys()];

  const begunBy = (word: string) => vocabulary.filter((known) => known.startsWith(word));

  function nearestTo(word: string): readonly string[] {
    let fewest = slipsIn(word);
    let nearest: string[] = [];
    if (fewest === 0) return nearest;
    for (const known of vocabulary) {
      if (slipsIn(known) === 0) continue;
      const near = prefixEdits(word, known, fewest);
      if (!near) continue;
      if (near.edits < fewest) nearest = [];
      fewest = near.edits;
      nearest.push(known);
    }
    return nearest;
  }

  return {
    find(query) {
      const words = fold(query)
        .split(' ')
        .map(withoutZeros)
        .filter((word) => word !== '');
      const begun = [...new Set(words)].map((word) => ({ word, known: begunBy(word) }));
      const slips = begun.filter(({ known }) => known.length === 0);
      const found = new Uint8Array(texts.length);
      if (slips.length > mostSlipped) return found;
      found.fill(1);
      // A slip is dear to look for, and for nothing when nothing is left.
      for (const { word, known } of [...begun.filter((one) => !slips.includes(one)), ...slips]) {
        const meant = known.length > 0 ? known : nearestTo(word);
        const here = new Set(meant.flatMap((one) => places.get(one) ?? []));
        for (const at of found.keys()) if (!here.has(at)) found[at] = 0;
        if (!found.includes(1)) break;
      }
      return found;
    },
  };
}
