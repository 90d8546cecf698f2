import type { CsvFault, CsvRow } from '../text/readCsv.ts';
import type { Column } from './establishmentForm.ts';
import { readRow, type ImportedRow } from './readRow.ts';

export type ParsedEstablishments =
  | { kind: 'good'; rows: ImportedRow[] }
  | { kind: 'bad'; faults: CsvFault[] };

/** Faults that are reported: who wrote the file mends them and tries again. */
const mostFaults = 200;

/**
 * Reads establishments from the rows of their file. Either every row is good, or the faults are returned with line and
 * column.
 * @param airlines IATA codes that a row may name.
 */
export function parseEstablishments(
  file: readonly CsvRow<Column>[],
  airlines: ReadonlySet<string>,
): ParsedEstablishments {
  const faults: CsvFault[] = [];
  const rows: ImportedRow[] = [];
  const lineOf = new Map<string, number>();
  for (const { line, cells } of file) {
    if (faults.length >= mostFaults) break;
    const row = readRow(cells, airlines);
    if (Array.isArray(row)) {
      faults.push(...row.map((fault) => ({ line, ...fault })));
      continue;
    }
    const twin = lineOf.get(row.slug);
    if (twin !== undefined)
      faults.push({
        line,
        column: 'slug',
        reason: `"${row.slug}" is also on line ${twin}: give one of them a slug of its own`,
      });
    lineOf.set(row.slug, line);
    rows.push(row);
  }
  return faults.length > 0 ? { kind: 'bad', faults } : { kind: 'good', rows };
}
