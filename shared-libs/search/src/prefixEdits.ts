/** How a typed word comes nearest to the beginning of another. */
export interface Nearness {
  /** Letters added, left out, replaced, or swapped with their neighbour. */
  edits: number;
  /** Letters of the other word that are covered then. */
  covered: number;
}

/**
 * Compares what was typed so far with the beginning of a word, so that a slip is forgiven before the word is whole:
 * `medeli` is one edit from `medell|in`.
 * @returns null when it takes more than `limit` edits.
 */
export function prefixEdits(typed: string, word: string, limit: number): Nearness | null {
  const width = Math.min(word.length, typed.length + limit);
  if (width < typed.length - limit) return null;
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  const at = (row: readonly number[], column: number) => row[column] ?? limit + 1;
  for (let line = 1; line <= typed.length; line++) {
    const row = [line];
    let least = line;
    for (let column = 1; column <= width; column++) {
      const same = typed[line - 1] === word[column - 1];
      let edits = same
        ? at(above, column - 1)
        : 1 + Math.min(at(above, column - 1), at(above, column), at(row, column - 1));
      const swapped = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      if (swapped && line > 1 && column > 1) edits = Math.min(edits, at(before, column - 2) + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > limit) return null;
    before = above;
    above = row;
  }
  const edits = Math.min(...above);
  return edits > limit ? null : { edits, covered: above.lastIndexOf(edits) };
}

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
