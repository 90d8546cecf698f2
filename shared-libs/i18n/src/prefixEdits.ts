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
