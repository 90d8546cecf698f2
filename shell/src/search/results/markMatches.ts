import { allWords, queryWords, slipOf } from '@eldorado/search';

/** A piece of a title, and whether it is what was typed. */
export interface MarkedPiece {
  text: string;
  marked: boolean;
}

/** Cuts a title where it matches a query: beginnings of words, and whole words where there was a slip. */
export function markMatches(title: string, query: string): MarkedPiece[] {
  const words = [...title.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const [folded = ''] = allWords(word);
    return { index, word, folded };
  });
  const lengths = words.map(() => 0);
  for (const typed of queryWords(query)) {
    let literal = words.map(({ word, folded }) => lengthOf(word, folded, typed));
    if (literal.every((length) => length === 0))
      literal = words.map(({ word, folded }) => (slipOf(typed, folded) ? word.length : 0));
    for (const [at, length] of literal.entries()) lengths[at] = Math.max(length, lengths[at] ?? 0);
  }

  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const [at, { index }] of words.entries()) {
    const length = lengths[at] ?? 0;
    if (length === 0) continue;
    if (index > end) pieces.push({ text: title.slice(end, index), marked: false });
    end = index + length;
    pieces.push({ text: title.slice(index, end), marked: true });
  }
  return end < title.length ? [...pieces, { text: title.slice(end), marked: false }] : pieces;
}

/** Letters of a word that a typed one covers as it stands. */
function lengthOf(word: string, folded: string, typed: string): number {
  // The plural's ending was cut off both.
  if (folded === typed) return word.length;
  if (folded.startsWith(typed)) return typed.length;
  // `av9314` stands as `AV 9314`.
  return /\d/.test(typed) && folded.length > 1 && typed.includes(folded) ? word.length : 0;
}
