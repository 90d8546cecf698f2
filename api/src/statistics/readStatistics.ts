import { cellFault } from '../text/csvForm.ts';
import { readCsv, type CsvFault, type CsvRow, type CsvSource } from '../text/readCsv.ts';
import { figureNotes, indicators, type FigureNote, type Indicator } from './schema.ts';
import type { SaidFigure } from './tables.ts';

/** The columns of a file, and of what is downloaded. */
export const statisticColumns = {
  required: ['period', 'indicator', 'value', 'source', 'url', 'page_date'],
  optional: ['notes', 'other_value', 'other_source', 'other_url'],
} as const;
type Column = (typeof statisticColumns)[keyof typeof statisticColumns][number];

/** A file of figures, as an operator imports it. */
export const statisticForm = {
  ...statisticColumns,
  // A century of months of all indicators is a tenth of it.
  rows: 100_000,
  cell: 120,
  cells: { url: 400, other_url: 400 },
  comment: '#',
  days: ['page_date'],
  numbers: ['value', 'other_value'],
} as const;

export type ReadStatistics =
  | { kind: 'good'; figures: { line: number; figure: SaidFigure }[] }
  | { kind: 'bad'; faults: CsvFault[] };

/**
 * Reads a CSV file of figures: all are good, or the faults are told by row.
 * @param today the day in Bogotá: of a year that has not begun nothing is known.
 * @param told takes a line that says what was understood.
 * @throws when the file cannot be read at all.
 */
export async function readStatistics(
  source: CsvSource,
  today: string,
  told?: (line: string) => void,
): Promise<ReadStatistics> {
  const csv = await readCsv<Column>(source, statisticForm, told);
  return csv.kind === 'bad' ? csv : figuresOf(csv.rows, today);
}

/** The figures of a file's rows: all are good, or the faults are told by row. @param today the day in Bogotá. */
export function figuresOf(rows: readonly CsvRow<Column>[], today: string): ReadStatistics {
  const faults: CsvFault[] = [];
  const firsts = new Map<string, number>();
  const figures = rows.map((row) => {
    const { line, cells } = row;
    faults.push(...faultsOf(row, today));
    const key = `${cells.period} ${cells.indicator}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, line);
    else
      faults.push({
        line,
        column: null,
        reason: `is ${key} as line ${first} is: keep one of them`,
      });
    return { line, figure: figureOf(cells) };
  });
  return faults.length > 0 ? { kind: 'bad', faults } : { kind: 'good', figures };
}

type StatisticCells = CsvRow<Column>['cells'];

/** The airport opened in December 1959. */
const firstYear = '1959';
const isNumber = (text: string) => /^\d{1,12}(\.\d{1,3})?$/.test(text);
const isAddress = (text: string) => /^https?:/.test(text) && URL.canParse(text);
const notesOf = ({ notes = '' }: StatisticCells) => notes.split(' ').filter((word) => word !== '');

function faultsOf(row: CsvRow<Column>, today: string): CsvFault[] {
  const { cells } = row;
  const { period = '', indicator = '', value = '', source = '', url = '' } = cells;
  const {
    page_date: pageDate = '',
    other_value: other = '',
    other_source: otherSource = '',
  } = cells;
  const { other_url: otherUrl = '' } = cells;
  const faults: CsvFault[] = [];
  const fault = (column: Column, reason: string) => faults.push(cellFault(row, column, reason));
  if (!/^\d{4}(-(0[1-9]|1[0-2]))?$/.test(period))
    fault('period', 'is no year and no month: write it as 2025 or 2025-01');
  else if (period < firstYear) fault('period', `is before ${firstYear}, when the airport opened`);
  else if (period > today.slice(0, period.length)) fault('period', 'has not begun');
  if (!indicators.some((known) => known === indicator))
    fault('indicator', `is none of ${indicators.join(', ')}`);
  if (value !== '' && !isNumber(value))
    fault('value', 'is no number: write it as 45802360, without thousands; empty takes it back');
  if (source === '') fault('source', 'is who published it');
  if (url !== '' && !isAddress(url))
    fault('url', 'is no address: write it as https://www.example.com');
  if (pageDate !== '' && !/^\d{4}(-\d\d(-\d\d)?)?$/.test(pageDate))
    fault('page_date', 'is no date: write it as 2025-04-16, 2025-04 or 2025, or leave it empty');
  for (const word of notesOf(cells))
    if (!figureNotes.some((known) => known === word))
      fault('notes', `has "${word.slice(0, 40)}", which is none of ${figureNotes.join(', ')}`);
  if (other !== '' && !isNumber(other)) fault('other_value', 'is no number');
  if ((other === '') !== (otherSource === ''))
    fault('other_source', 'and other_value go together: who says another thing, and what');
  if (otherUrl !== '' && !isAddress(otherUrl)) fault('other_url', 'is no address');
  return faults;
}

/** A row as it is kept; of one without faults. */
function figureOf(cells: StatisticCells): SaidFigure {
  const { period = '', indicator = '', value = '', source = '' } = cells;
  return {
    period,
    indicator: indicator as Indicator,
    value: value === '' ? null : Number(value),
    source,
    sourceUrl: cells.url || null,
    pageDate: cells.page_date || null,
    notes: notesOf(cells) as FigureNote[],
    other: cells.other_value
      ? {
          value: Number(cells.other_value),
          source: cells.other_source ?? '',
          sourceUrl: cells.other_url || null,
        }
      : null,
  };
}
