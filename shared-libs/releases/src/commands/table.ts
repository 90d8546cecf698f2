/** A table for the terminal: columns as wide as their widest cell, two spaces between them. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  // A reason typed by someone must not break the lines or steer the terminal.
  const cells = [header, ...rows].map((row) => row.map((cell) => cell.replace(/\p{Cc}+/gu, ' ')));
  const widths = header.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
