import { readRows } from '../text/csvCells.ts';
import type { CsvFault, CsvRow } from '../text/readCsv.ts';
import type { Column } from './establishmentForm.ts';
import { readRow, type ImportedRow } from './readRow.ts';

export type ParsedEstablishments =
  | { kind: 'good'; rows: ImportedRow[] }
  | { kind: 'bad'; faults: CsvFault[] };

/**
 * Reads establishments from the rows of their file. Either every row is good, or the faults are returned with line and
 * column.
 * @param airlines IATA codes that a row may name.
 */
export function parseEstablishments(
  file: readonly CsvRow<Column>[],
  airlines: ReadonlySet<string>,
): ParsedEstablishments {
  const rows: ImportedRow[] = [];
  const lineOf = new Map<string, number>();
  const faults = readRows(
    file,
    (cells) => readRow(cells, airlines),
    (row, line) => {
      rows.push(row);
      const { slug } = row;
      const twin = lineOf.get(slug);
      lineOf.set(slug, line);
      if (twin === undefined) return null;
      const reason = `"${slug}" is also on line ${twin}: give one of them a slug of its own`;
      return { column: 'slug', reason };
    },
  );
  return faults.length > 0 ? { kind: 'bad', faults } : { kind: 'good', rows };
}
