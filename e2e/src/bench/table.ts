/** Prints rows under a heading, with columns as wide as they need; numbers stand to the right. */
export function printTable(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ');
  process.stdout.write(`\n${heading}\n  ${cells.map(line).join('\n  ')}\n`);
}
