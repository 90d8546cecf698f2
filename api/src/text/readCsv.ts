import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

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
}

/** Bytes as a file gives them, or the texts of a test. */
export type CsvSource = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** Faults that are reported of a file: who wrote it mends them and tries again. */
const mostFaults = 200;
/** More characters than any row of cells that are not too long has: a quote was left open, or a cell was not. */
const longestRow = 100_000;

class FileFault extends Error {
  readonly line: number;

  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

/** The texts of a file, line by line. Read leniently, another encoding would break every accent. */
async function* decoded(source: CsvSource) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for await (const chunk of source) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let from = 0; from < bytes.length;) {
      const end = bytes.indexOf(0x0a, from) + 1 || bytes.length;
      yield text(bytes.subarray(from, end));
      if (bytes[end - 1] === 0x0a) line += 1;
      from = end;
    }
  }
  yield text();

  function text(bytes?: Uint8Array) {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new FileFault(line, 'the file is not UTF-8: save it as CSV UTF-8');
    }
  }
}

/** What is wrong with a header, or nothing. */
function headerFaults<Column extends string>(
  header: readonly string[],
  { required, optional }: CsvForm<Column>,
): CsvFault[] {
  const known: readonly string[] = [...required, ...optional];
  const reasons = [
    ...required
      .filter((name) => !header.includes(name))
      .map((name) => `the column "${name}" is missing: add it`),
    ...header
      .filter((name) => !known.includes(name))
      .map((name) => `the column "${name.slice(0, 40)}" is unknown: take it away`),
    ...header
      .filter((name, at) => header.indexOf(name) !== at)
      .map((name) => `the column "${name}" is there twice: take one away`),
  ];
  return reasons.slice(0, mostFaults).map((reason) => ({ line: 1, column: null, reason }));
}

// A tab and a new line inside quotes are text; other control characters are none, and PostgreSQL takes no NUL.
const unusable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** What is wrong with a row's cells as texts, whatever they mean. */
function cellFaults<Column extends string>(
  { line, cells }: CsvRow<Column>,
  { cell, cells: longer }: CsvForm<Column>,
): CsvFault[] {
  return (Object.entries(cells) as [Column, string][]).flatMap(([column, text]) => {
    const most = longer?.[column] ?? cell;
    if (text.length > most)
      return [{ line, column, reason: `has ${text.length} characters: write ${most} at most` }];
    const at = text.search(unusable);
    if (at < 0) return [];
    const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
    return [{ line, column, reason: `has the control character U+${code}: take it away` }];
  });
}

const twice = 'a quote that is text is written twice, in a cell in quotes';
/** What the parser finds, by its code, and how to mend it. */
const sentences: Readonly<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: `the row has more than ${longestRow} characters: is a cell far too long, or a quote left open?`,
  CSV_QUOTE_NOT_CLOSED: `a quote is opened and never closed: close it; ${twice}`,
  INVALID_OPENING_QUOTE: `a quote stands within a cell: ${twice}`,
  CSV_INVALID_CLOSING_QUOTE: `a cell goes on after its closing quote: ${twice}`,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: `a cell goes on after its closing quote: ${twice}`,
};

function faultOf(error: unknown, columns: number): CsvFault {
  if (error instanceof FileFault) return { line: error.line, column: null, reason: error.message };
  // Not by its code: that of a quote in the wrong place begins in another way.
  if (!(error instanceof CsvError)) throw error;
  const { message, code, lines, record } = error as CsvError & {
    lines?: number;
    record?: unknown[];
  };
  const reason = record
    ? `the row has ${record.length} cells and the header ${columns} columns: separate cells with commas, and put a text with a comma in quotes`
    : // Some say what they found, which may be all of the file.
      (sentences[code] ?? message.slice(0, 200));
  return { line: lines ?? 1, column: null, reason };
}

/**
 * Reads a CSV file (UTF-8, header row) as a stream, and stops where it is more than it may be. All rows are good as texts, or
 * the faults are returned with line and column. Throws when the file cannot be read.
 */
export async function readCsv<Column extends string>(
  source: CsvSource,
  form: CsvForm<Column>,
): Promise<CsvResult<Column>> {
  const faults: CsvFault[] = [];
  const rows: CsvRow<Column>[] = [];
  let header: readonly string[] = [];
  const texts = Readable.from(decoded(source), { objectMode: false });
  const parser = parse({
    columns: (names: string[]) => {
      header = names.map((name) => name.trim().toLowerCase());
      return [...header];
    },
    info: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
    ...(form.comment && { comment: form.comment, comment_no_infix: true }),
  });
  texts.on('error', (error) => parser.destroy(error));
  try {
    for await (const { record, info } of texts.pipe(parser) as AsyncIterable<{
      record: CsvRow<Column>['cells'];
      info: { lines: number };
    }>) {
      if (rows.length === 0) faults.push(...headerFaults(header, form));
      if (faults.length > 0 && rows.length === 0) break;
      const row = { line: info.lines, cells: record };
      rows.push(row);
      faults.push(...cellFaults(row, form));
      if (faults.length >= mostFaults) break;
      if (rows.length > form.rows)
        throw new FileFault(
          row.line,
          `the file has more than ${form.rows} rows: take some away, or tell who runs the site`,
        );
    }
  } catch (error) {
    faults.push(faultOf(error, header.length));
  } finally {
    texts.destroy();
  }
  if (faults.length === 0 && rows.length === 0)
    faults.push({
      line: 1,
      column: null,
      reason: 'the file has no rows: write a header and a row for each entry',
    });
  return faults.length > 0
    ? { kind: 'bad', faults: faults.slice(0, mostFaults) }
    : { kind: 'good', rows };
}

/** Faults as a command prints them. */
export const faultLines = (faults: readonly CsvFault[]) => [
  ...faults.map(
    ({ line, column, reason }) => `line ${line}${column === null ? '' : `, ${column}`}: ${reason}`,
  ),
  `Nothing was loaded: ${faults.length >= mostFaults ? `${mostFaults} faults or more` : faults.length === 1 ? '1 fault' : `${faults.length} faults`}.`,
];
