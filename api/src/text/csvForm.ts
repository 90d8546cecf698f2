/** Faults that are reported of a file: who wrote it mends them and tries again. */
export const mostFaults = 200;

/** A fault of an imported file: where it is, what is wrong, and how to mend it. */
export interface CsvFault {
  line: number;
  /** Null for a fault of a row, or of the file. */
  column: string | null;
  reason: string;
}

/** A fault of a cell with the text that stands in it: who wrote it finds it by that. */
export function cellFault<Column extends string>(
  { line, cells }: CsvRow<Column>,
  column: Column | null,
  reason: string,
): CsvFault {
  const text = column === null ? undefined : cells[column];
  return { line, column, reason: text ? `"${text.slice(0, 40)}" ${reason}` : reason };
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

/** What is said after the faults of a file. @param count of those that are reported. */
export function faultCount(count: number): string {
  if (count >= mostFaults) return `Nothing was loaded: ${mostFaults} faults or more.`;
  return `Nothing was loaded: ${count === 1 ? '1 fault' : `${count} faults`}.`;
}
