import { prefixEdits, type Nearness } from '@eldorado/i18n/text';

/**
 * How a typed word is meant for another despite a slip or two; null when it is not, or when there is none. A number
 * is another flight and not a slip, and a short word begins at least as it should.
 */
export function slipOf(typed: string, word: string): Nearness | null {
  if (typed.length < 3) return null;
  if (typed.length < 5 ? word[0] !== typed[0] : !beginAlike(typed, word)) return null;
  if (/\d/.test(typed) || /\d/.test(word)) return null;
  const near = prefixEdits(typed, word, typed.length < 8 ? 1 : 2);
  return near && near.edits > 0 ? near : null;
}

/** Whether one slip at most is in the first two letters: a look at four letters in place of the whole table. */
function beginAlike(one: string, other: string): boolean {
  const [a, b] = one;
  const [c, d] = other;
  return a === c || a === d || b === c || b === d;
}
