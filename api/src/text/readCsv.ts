import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseText } from 'csv-parse/sync';
import {
  faultCount,
  mostFaults,
  type CsvFault,
  type CsvForm,
  type CsvResult,
  type CsvRow,
  type CsvSource,
} from './csvForm.ts';
import { FileFault, longestRow, openTable, separatorNames, type Separator } from './csvText.ts';
import { readCells } from './spreadsheetCells.ts';

export type { CsvFault, CsvForm, CsvResult, CsvRow, CsvSource } from './csvForm.ts';

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
      .filter((name) => name !== '' && !known.includes(name))
      .map((name) => `the column "${name.slice(0, 40)}" is unknown: take it away`),
    ...header
      .filter((name, at) => name !== '' && header.indexOf(name) !== at)
      .map((name) => `the column "${name}" is there twice: take one away`),
  ];
  return reasons.slice(0, mostFaults).map((reason) => ({ line: 1, column: null, reason }));
}

// A tab and a new line inside quotes are text; other control characters are none, and PostgreSQL takes no NUL.
const unusable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** What a spreadsheet writes where a formula has no value, in English and Spanish. */
const noValue = /^#(N\/[AD]|¡?REF!|VALUE!|¡VALOR!|NAME\?|¿NOMBRE\?|¡?DIV\/0!|¡?NUM!|NULL!|¡NULO!)$/;

/** Whether a cell is a formula, or what a spreadsheet writes of one that has no value. */
export const isFormula = (text: string) =>
  text.startsWith('=') || (text.startsWith('#') && noValue.test(text));

/** What is wrong with a row's cells as texts, whatever they mean. */
function cellFaults<Column extends string>(
  { line, cells }: CsvRow<Column>,
  { cell, cells: longer }: CsvForm<Column>,
): CsvFault[] {
  return (Object.entries(cells) as [Column, string][]).flatMap(([column, text]) => {
    const most = longer?.[column] ?? cell;
    if (text.length > most)
      return [{ line, column, reason: `has ${text.length} characters: write ${most} at most` }];
    if (isFormula(text))
      return [{ line, column, reason: `is a formula, "${text.slice(0, 40)}": write its value` }];
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

const unknownFault =
  'the row is not as a spreadsheet writes it: look at its quotes and separators, or save the file as CSV UTF-8 anew';

/** A fault of a parser, or of a file as a text. @throws any other error. */
export function faultOf(error: unknown): CsvFault {
  if (error instanceof FileFault) return { line: error.line, column: null, reason: error.message };
  if (!(error instanceof CsvError)) throw error;
  const { code, lines } = error as CsvError & { lines?: number };
  // Never the parser's own words: some say what they found, which may be all of the file.
  return { line: lines ?? 1, column: null, reason: sentences[code] ?? unknownFault };
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

/** `="007"` is how a spreadsheet is kept from making a text a number. */
export const plainText = (text: string) => /^="([^"]*)"$/.exec(text)?.[1] ?? text;

/** What is read of a file so far, row by row. */
function startReading<Column extends string>(form: CsvForm<Column>, separator: Separator) {
  const faults: CsvFault[] = [];
  const rows: CsvRow<Column>[] = [];
  let header: readonly string[] | null = null;

  /** A row by its columns; a fault where its cells are not those of the header. */
  function named(names: readonly string[], record: readonly string[], line: number) {
    const cells: Partial<Record<string, string>> = {};
    const lost = record.findIndex((text, at) => text !== '' && !names[at]);
    // Spreadsheets leave the last cells of a row away where they are empty.
    const absent = names
      .slice(record.length)
      .some((name) => form.required.some((one) => one === name));
    if (lost >= names.length || absent)
      return faults.push({
        line,
        column: null,
        reason: `the row has ${record.length} cells and the header ${names.length} columns: separate cells with ${separatorNames[separator]}, and put a text that has one in quotes`,
      });
    if (lost >= 0)
      return faults.push({
        line,
        column: null,
        reason: `"${record[lost]?.slice(0, 40)}" stands in column ${lost + 1}, which has no name: name it, or take it away`,
      });
    for (const [at, name] of names.entries())
      if (name !== '') cells[name] = plainText(record[at] ?? '');
    const row = { line, cells: cells as CsvRow<Column>['cells'] };
    rows.push(row);
    return faults.push(...cellFaults(row, form));
  }

  return {
    options: {
      delimiter: separator,
      relax_column_count: true,
      info: true,
      bom: true,
      trim: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      ...(form.comment && { comment: form.comment, comment_no_infix: true }),
    } as const,
    /** @returns whether more of the file is of use. */
    take({ record, info: { lines } }: CsvRecord): boolean {
      if (record.every((text) => text === '')) return true;
      if (header === null) {
        header = record.map((name) => name.trim().toLowerCase());
        faults.push(...headerFaults(header, form));
        return faults.length === 0;
      }
      named(header, record, lines);
      if (rows.length > form.rows)
        throw new FileFault(
          lines,
          `the file has more than ${form.rows} rows: take some away, or tell who runs the site`,
        );
      return faults.length < mostFaults;
    },
    /** @throws what is no fault of the file. */
    fail: (error: unknown) => void faults.push(faultOf(error)),
    /** @param told takes what was understood of its values. */
    end(told: (note: string) => void): CsvResult<Column> {
      if (faults.length === 0) faults.push(...readCells(rows, form, separator, told));
      if (faults.length === 0 && rows.length === 0)
        faults.push({
          line: 1,
          column: null,
          reason: 'the file has no rows: write a header and a row for each entry',
        });
      return faults.length > 0
        ? { kind: 'bad', faults: faults.slice(0, mostFaults) }
        : { kind: 'good', rows };
    },
  };
}

const columnsOf = <Column extends string>({ required, optional }: CsvForm<Column>) => [
  ...required,
  ...optional,
];

/**
 * Reads a CSV file as spreadsheets save it (README of api/feeds): a stream, read no further than to where it is more than it may be.
 * All rows are good as texts, or the faults are returned with line and column.
 * @param told takes one line that says what was understood, where that is more than the plainest form.
 * @throws when the file cannot be read.
 */
export async function readCsv<Column extends string>(
  source: CsvSource,
  form: CsvForm<Column>,
  told?: (line: string) => void,
): Promise<CsvResult<Column>> {
  const notes: string[] = [];
  const note = (said: string) => void notes.push(said);
  let reading = startReading(form, ',');
  try {
    const { separator, texts: rest } = await openTable(
      source,
      columnsOf(form),
      form.comment,
      (encoding) => void notes.unshift(encoding),
    );
    if (separator !== ',') note(`columns separated by ${separatorNames[separator]}`);
    reading = startReading(form, separator);
    const texts = Readable.from(rest, { objectMode: false });
    const parser = parse(reading.options);
    texts.on('error', (error) => parser.destroy(error));
    try {
      for await (const record of texts.pipe(parser) as AsyncIterable<CsvRecord>)
        if (!reading.take(record)) break;
    } finally {
      texts.destroy();
    }
  } catch (error) {
    reading.fail(error);
  }
  const result = reading.end(note);
  if (result.kind === 'good' && notes.length > 0) told?.(`Read as: ${notes.join(', ')}.`);
  return result;
}

/** Reads a file of this repository, whole and at once, as `readCsv` does. */
export function readCsvText<Column extends string>(
  text: string,
  form: CsvForm<Column>,
): CsvResult<Column> {
  const reading = startReading(form, ',');
  try {
    for (const record of parseText(text, reading.options) as unknown as CsvRecord[])
      if (!reading.take(record)) break;
  } catch (error) {
    reading.fail(error);
  }
  return reading.end(() => undefined);
}

/** Faults as a command prints them. */
export const faultLines = (faults: readonly CsvFault[]) => [
  ...faults.map(
    ({ line, column, reason }) => `line ${line}${column === null ? '' : `, ${column}`}: ${reason}`,
  ),
  faultCount(faults.length),
];
