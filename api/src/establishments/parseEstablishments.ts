import { parse } from 'csv-parse/sync';
import {
  optional,
  readRow,
  required,
  type BadCell,
  type Cells,
  type ImportedRow,
} from './readRow.ts';

export type ParsedEstablishments =
  { kind: 'good'; rows: ImportedRow[] } | { kind: 'bad'; badCells: BadCell[] };

const badFile = (line: number, reasons: readonly string[]): ParsedEstablishments => ({
  kind: 'bad',
  badCells: reasons.map((reason) => ({ line, column: null, reason })),
});

/**
 * Reads establishments from CSV text (UTF-8, header row). Either every row is good, or all faults are returned with line and
 * column.
 * @param airlines IATA codes that a row may name.
 */
export function parseEstablishments(
  csv: string,
  airlines: ReadonlySet<string>,
): ParsedEstablishments {
  let records: { record: Cells; info: { lines: number } }[];
  try {
    records = parse(csv, {
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      info: true,
      bom: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    const { message, lines } = error as { message: string; lines?: number };
    return badFile(lines ?? 1, [message]);
  }
  const first = records[0];
  if (first === undefined)
    return badFile(1, ['the file has no rows: write a header and a row a place']);
  const header = Object.keys(first.record);
  const known: readonly string[] = [...required, ...optional];
  const headerFaults = [
    ...required
      .filter((name) => !header.includes(name))
      .map((name) => `the column "${name}" is missing: add it`),
    ...header
      .filter((name) => !known.includes(name))
      .map((name) => `the column "${name}" is unknown: take it away`),
  ];
  if (headerFaults.length > 0) return badFile(1, headerFaults);

  const badCells: BadCell[] = [];
  const rows: ImportedRow[] = [];
  const lineOf = new Map<string, number>();
  for (const { record, info } of records) {
    const row = readRow(record, airlines);
    if (Array.isArray(row)) {
      badCells.push(...row.map((fault) => ({ line: info.lines, ...fault })));
      continue;
    }
    const twin = lineOf.get(row.slug);
    if (twin !== undefined)
      badCells.push({
        line: info.lines,
        column: 'slug',
        reason: `"${row.slug}" is also on line ${twin}: give one of them a slug of its own`,
      });
    lineOf.set(row.slug, info.lines);
    rows.push(row);
  }
  return badCells.length > 0 ? { kind: 'bad', badCells } : { kind: 'good', rows };
}
