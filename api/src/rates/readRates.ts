import { readCsv, type CsvFault, type CsvSource } from '../text/readCsv.ts';
import { linesOfObjects } from './linesOfObjects.ts';

/** Most entries of a file or an answer: a year of all currencies is half of it. */
const mostEntries = 40_000;

const columns = {
  required: ['currency', 'date'],
  optional: ['pesos', 'source', 'source_url', 'house', 'buys', 'sells'],
} as const;
const form = {
  ...columns,
  rows: mostEntries,
  cell: 80,
  cells: { source_url: 400 },
  comment: '#',
  days: ['date'],
  numbers: ['pesos', 'buys', 'sells'],
} as const;
const names = [...columns.required, ...columns.optional] as const;
export type RateColumn = (typeof names)[number];

/** A rate or a quote as it was sent: texts until they are judged. */
export interface SentEntry {
  line: number;
  cells: Partial<Record<RateColumn, string>>;
}

export type ReadRates =
  | { kind: 'good'; entries: SentEntry[] }
  | { kind: 'bad'; faults: CsvFault[] };

/**
 * Reads a CSV file of rates and quotes.
 * @param told takes a line that says what was understood.
 * @throws when it cannot be read at all.
 */
export async function ratesOfCsv(
  source: CsvSource,
  told?: (line: string) => void,
): Promise<ReadRates> {
  const csv = await readCsv<RateColumn>(source, form, told);
  return csv.kind === 'bad' ? csv : { kind: 'good', entries: csv.rows };
}

const fault = (reason: string, line = 1): ReadRates => ({
  kind: 'bad',
  faults: [{ line, column: null, reason }],
});

/** Reads `{"rates": […]}` as a text, with the line on which each entry begins. */
export function ratesOfJson(text: string): ReadRates {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    // The platform says where, if it says it, by the character.
    const at = /position (\d+)/.exec(String(error))?.[1];
    return fault(
      'the file is no JSON',
      text.slice(0, Number(at ?? text.length)).split('\n').length,
    );
  }
  return ratesOfBody(body, linesOfObjects(text, 'rates'));
}

/**
 * Reads entries out of what a JSON text says.
 * @param lines where each begins; unless given its place in the list, from 1.
 */
export function ratesOfBody(body: unknown, lines: readonly number[] = []): ReadRates {
  const list: unknown = isObject(body) ? body['rates'] : undefined;
  if (!Array.isArray(list) || list.length === 0)
    return fault('send {"rates": [{"currency", "date", "pesos", "source"}]}');
  if (list.length > mostEntries) return fault(`it has more than ${mostEntries} entries`);
  const entries: SentEntry[] = [];
  const faults: CsvFault[] = [];
  for (const [index, entry] of list.entries() as Iterable<[number, unknown]>) {
    const line = lines[index] ?? index + 1;
    const read = isObject(entry) ? cellsOf(entry) : 'is no object';
    if (typeof read === 'string') faults.push({ line, column: null, reason: read });
    else entries.push({ line, cells: read });
  }
  return faults.length > 0 ? { kind: 'bad', faults } : { kind: 'good', entries };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isColumn = (name: string): name is RateColumn => names.some((known) => known === name);

/** An entry's values as texts, or what is wrong with it. */
function cellsOf(entry: Record<string, unknown>): SentEntry['cells'] | string {
  const cells: SentEntry['cells'] = {};
  for (const [name, value] of Object.entries(entry)) {
    if (value === null) continue;
    if (!isColumn(name)) return `"${name.slice(0, 40)}" is unknown: take it away`;
    if (typeof value !== 'string' && typeof value !== 'number')
      return `"${name}" must be a text or a number`;
    const text = String(value);
    if (text.length > 400) return `"${name}" has ${text.length} characters: write 400 at most`;
    cells[name] = text;
  }
  return cells;
}
