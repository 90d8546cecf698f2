/** How a typed word comes nearest to the beginning of another. */
export interface Nearness {
  /** Letters added, left out, replaced, or swapped with their neighbour. */
  edits: number;
  /** Letters of the other word that are covered then. */
  covered: number;
}

/** Lines of the table of edits, used again for each word: to make them anew took most of the time. */
let lines = [0, 1, 2].map(() => new Uint16Array(96));

function linesOf(width: number): [Uint16Array, Uint16Array, Uint16Array] {
  if ((lines[0]?.length ?? 0) <= width) lines = lines.map(() => new Uint16Array(2 * width));
  return lines as [Uint16Array, Uint16Array, Uint16Array];
}

/**
 * Compares what was typed so far with the beginning of a word, so that a slip is forgiven before the word is whole:
 * `medeli` is one edit from `medell|in`.
 * @returns null when it takes more than `limit` edits.
 */
export function prefixEdits(typed: string, word: string, limit: number): Nearness | null {
  const width = Math.min(word.length, typed.length + limit);
  if (width < typed.length - limit) return null;
  let [before, above, row] = linesOf(width);
  for (let column = 0; column <= width; column++) above[column] = column;
  const at = (line: Uint16Array, column: number) => line[column] ?? limit + 1;
  for (let line = 1; line <= typed.length; line++) {
    row[0] = line;
    let least = line;
    const letter = typed[line - 1];
    for (let column = 1; column <= width; column++) {
      let edits =
        letter === word[column - 1]
          ? at(above, column - 1)
          : 1 + Math.min(at(above, column - 1), at(above, column), at(row, column - 1));
      const swapped =
        line > 1 &&
        column > 1 &&
        letter === word[column - 2] &&
        typed[line - 2] === word[column - 1];
      if (swapped) edits = Math.min(edits, at(before, column - 2) + 1);
      row[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > limit) return null;
    [before, above, row] = [above, row, before];
  }
  let edits = at(above, 0);
  let covered = 0;
  for (let column = 1; column <= width; column++) {
    if (at(above, column) > edits) continue;
    edits = at(above, column);
    covered = column;
  }
  return edits > limit ? null : { edits, covered };
}
