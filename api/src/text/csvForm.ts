/** A fault of an imported file: where it is, what is wrong, and how to mend it. */
export interface CsvFault {
  line: number;
  /** Null for a fault of a row, or of the file. */
  column: string | null;
  reason: string;
}
export type CsvRow<Column extends string> = {
  line: number;
  cells: Partial<Record<Column, string>>;
};
export type CsvResult<Column extends string> =
  | { kind: 'good'; rows: CsvRow<Column>[] }
  | { kind: 'bad'; faults: CsvFault[] };

/** What a file may be. Everything has an end: a file is read as a stream, and no further than to where it is too long. */
export interface CsvForm<Column extends string> {
  required: readonly Column[];
  optional: readonly Column[];
  /** Most rows of a file. */
  rows: number;
  /** Most characters of a cell: of most columns, and of those that have texts. */
  cell: number;
  cells?: Partial<Record<Column, number>>;
  /** What begins a line that is not read. */
  comment?: string;
  /** Columns of days, clock times and numbers: they are read as spreadsheets write them, too (`spreadsheetCells.ts`). */
  days?: readonly Column[];
  clocks?: readonly Column[];
  numbers?: readonly Column[];
}

/** Bytes as a file gives them, or the texts of a test. */
export type CsvSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
