import { mostFaults, type CsvFault, type CsvRow } from './csvForm.ts';

/** A fault of a row: in which of its columns, what is wrong, and how to mend it. */
export type CellFault = Omit<CsvFault, 'line'>;

/** A row while it is read: its cells, and what is found wrong with them. */
export class CsvCells<Column extends string> {
  readonly faults: CellFault[] = [];
  readonly #cells: CsvRow<Column>['cells'];

  constructor(cells: CsvRow<Column>['cells']) {
    this.#cells = cells;
  }

  /** A cell's text. Spreadsheets keep one that looks like a formula a text by an apostrophe; so does the export. */
  cell(name: Column): string {
    return (this.#cells[name] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
  }

  /** A cell's code, in capitals. */
  code(name: Column): string {
    return this.cell(name).toUpperCase();
  }

  orNull(name: Column): string | null {
    return this.cell(name) || null;
  }

  /** Notes a cell that cannot be used. @param fix what to write in it. */
  check(column: Column, fits: boolean, fix: string): void {
    if (fits) return;
    const text = this.cell(column);
    this.faults.push({
      column,
      reason: `${text === '' ? 'is empty' : `"${text}" cannot be used`}: ${fix}`,
    });
  }
}

/**
 * Reads the rows of a file by a reader of one, as far as faults are reported.
 * @param read the row, or its faults.
 * @param take takes a row that is good. @returns a fault that it has beside the others.
 */
export function readRows<Column extends string, Row extends object>(
  file: readonly CsvRow<Column>[],
  read: (cells: CsvRow<Column>['cells']) => Row | CellFault[],
  take: (row: Row, line: number) => CellFault | null,
): CsvFault[] {
  const faults: CsvFault[] = [];
  for (const { line, cells } of file) {
    if (faults.length >= mostFaults) break;
    const row = read(cells);
    const found = Array.isArray(row) ? row : [take(row, line)];
    faults.push(...found.flatMap((fault) => (fault ? [{ line, ...fault }] : [])));
  }
  return faults;
}
