import { parse } from 'csv-parse/sync';
import { FileFault, openTable, separatorNames, type Separator } from '../../text/csvText.ts';
import { faultOf, isFormula, plainText } from '../../text/readCsv.ts';
import type { Faults } from './faults.ts';
import type { FeedFiles } from './zipFiles.ts';

/** A file of a feed: the columns it must have, those that are read when they are there, and how many rows it may have. */
export interface TableForm<Column extends string> {
  file: string;
  required: readonly Column[];
  optional: readonly Column[];
  rows: number;
  /** A feed may come without it. */
  mayBeMissing?: boolean;
}

/** A cell by its column: trimmed, empty where the row or the file has none. */
export type Cells<Column extends string> = (column: Column) => string;

// PostgreSQL takes no NUL in a text; the others are none that a name has. Those of white space are trimmed.
const unusable = /[\0-\x08\x0e-\x1f\x7f]/;

/** More characters than any row has: a quote was left open. */
const longestRow = 20_000;

/**
 * Reads a file of a feed as a stream, row by row; columns that are not named are passed over, as the format asks.
 * @param each hears of every row with its line; it reports faults itself.
 * @throws {FeedStopped} when the file is missing or cannot be read further; the fault is among `faults`.
 */
export async function readTable<Column extends string>(
  files: FeedFiles,
  form: TableForm<Column>,
  faults: Faults,
  each: (cell: Cells<Column>, line: number) => void,
): Promise<void> {
  const { file, required, optional } = form;
  if (!files.names.has(file)) {
    if (form.mayBeMissing) return;
    faults.stop(file, null, 'is missing: add it');
  }
  const columns = [...required, ...optional];
  let at: Map<Column, number> | null = null;
  let rows = 0;
  let record: readonly string[] = [];
  const cell: Cells<Column> = (column) => record[at?.get(column) ?? -1]?.trim() ?? '';
  const read = (row: readonly string[], line: number) => {
    record = row;
    if (at === null) {
      at = columnsOf(row, columns);
      for (const name of required)
        if (!at.has(name)) faults.stop(file, 1, `the column "${name}" is missing: add it`);
      return;
    }
    rows += 1;
    if (rows > form.rows) faults.stop(file, line, `has more than ${form.rows} rows`);
    each(cell, line);
  };
  try {
    const { separator, texts } = await openTable(files.read(file), columns, undefined, (encoding) =>
      faults.notes.add(encoding),
    );
    if (separator !== ',') faults.notes.add(`columns separated by ${separatorNames[separator]}`);
    const lines = makeLines({ file, separator, faults, read });
    for await (const text of texts) lines.take(text);
    lines.end();
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    faults.stop(file, error.line, error.message);
  }
  if (at === null) faults.stop(file, 1, 'is empty: it needs a header');
}

interface LineReading {
  file: string;
  separator: Separator;
  faults: Faults;
  read: (row: readonly string[], line: number) => void;
}

/**
 * Cuts texts into records. Most lines of a feed have no quote and are cut at their separators, which is several times as fast as
 * a parser, and a city's feed has millions; the others, which may go on over several lines, are parsed.
 */
function makeLines({ file, separator, faults, read }: LineReading) {
  let rest = '';
  let open = '';
  let line = 0;
  const takeRow = (row: readonly string[]) => {
    // A spreadsheet leaves rows without a text.
    if (row.every((text) => text.trim() === '')) return;
    const formula = row.find(isFormula);
    if (formula !== undefined)
      return faults.add(file, line, `"${formula.slice(0, 40)}" is a formula: write its value`);
    read(row, line);
  };
  const takeLine = (text: string) => {
    line += 1;
    if (unusable.test(text)) faults.stop(file, line, 'has a control character: take it away');
    const whole = open === '' ? text : `${open}\n${text}`;
    if (whole.length > longestRow)
      faults.stop(file, line, 'a row is far too long: is a quote left open?');
    if (!whole.includes('"')) {
      takeRow((whole.endsWith('\r') ? whole.slice(0, -1) : whole).split(separator));
      return;
    }
    open = whole.split('"').length % 2 === 0 ? whole : '';
    if (open === '') takeRow(quoted(whole));
  };
  const quoted = (text: string): string[] => {
    try {
      const [row = []] = parse(text, {
        delimiter: separator,
        relax_column_count: true,
        columns: false,
      });
      return row.map(plainText);
    } catch (error) {
      return faults.stop(file, line, faultOf(error).reason);
    }
  };
  /** Lines that end with a carriage return alone, as old Macintoshes wrote them, are known by the first ones. */
  let ends: string | null = null;
  return {
    take(text: string) {
      ends ??= text.includes('\r') && !text.includes('\n') ? '\r' : '\n';
      const parts = (rest + text).split(ends);
      rest = parts.pop() ?? '';
      if (rest.length > longestRow)
        faults.stop(file, line + 1, 'a row is far too long: is a quote left open?');
      for (const part of parts) takeLine(part);
    },
    end() {
      if (rest !== '') takeLine(rest);
      if (open !== '') faults.stop(file, line, 'a quote is left open');
    },
  };
}

function columnsOf<Column extends string>(header: readonly string[], known: readonly Column[]) {
  const names = header.map((name) => name.trim().toLowerCase());
  return new Map(
    known.flatMap((name): [Column, number][] => {
      const index = names.indexOf(name);
      return index < 0 ? [] : [[name, index]];
    }),
  );
}
