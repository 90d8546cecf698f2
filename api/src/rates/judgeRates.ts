import { cellFault, type CsvFault } from '../text/csvForm.ts';
import { addDays, isDay } from '../time/time.ts';
import { keptDays, keptQuoteDays } from './keep.ts';
import type { RateColumn, SentEntry } from './readRates.ts';
import type { QuoteRow, RateRow } from './tables.ts';

export interface Judged {
  rates: RateRow[];
  quotes: QuoteRow[];
  /** Entries that say once more what another of them says. */
  doubled: number;
  faults: CsvFault[];
}

/** What entries are judged by. */
export interface RateKnowledge {
  today: string;
  /** Slugs of the airport's exchange houses. */
  houses: ReadonlySet<string>;
  /** What is kept of a currency around a day; null for nothing. */
  near: (currency: string, date: string) => { date: string; pesos: number } | null;
}

/** The next days' rates are known the day before; a weekend's with them. */
const daysAhead = 7;
const mostPesos = 10_000_000;
const iso4217 = new Set(Intl.supportedValuesOf('currency'));

/** Tells what entries say from what is wrong with them, each fault with its line and column. */
export function judgeRates(entries: readonly SentEntry[], known: RateKnowledge): Judged {
  const judged: Judged = { rates: [], quotes: [], doubled: 0, faults: [] };
  const first = new Map<string, { line: number; said: string }>();
  for (const { line, cells } of entries) {
    const found = faultsOf(cells, known);
    judged.faults.push(
      ...found.map(([column, reason]) => cellFault({ line, cells }, column, reason)),
    );
    if (found.length > 0) continue;
    const { house = '', currency = '', date = '', pesos, source = '', buys, sells } = cells;
    const url = cells.source_url ? cells.source_url : null;
    const said = JSON.stringify([pesos, source, url, buys, sells].map((value) => value ?? null));
    const key = `${house} ${currency} ${date}`;
    const before = first.get(key);
    if (before?.said === said) judged.doubled += 1;
    else if (before)
      judged.faults.push({
        line,
        column: null,
        reason: `says of ${key.trim()} another thing than line ${before.line}: keep one of them`,
      });
    else {
      first.set(key, { line, said });
      if (house)
        judged.quotes.push({ house, currency, date, buys: Number(buys), sells: Number(sells) });
      else judged.rates.push({ currency, date, pesos: Number(pesos), source, source_url: url });
    }
  }
  return judged;
}

type Fault = [column: RateColumn, reason: string];

function faultsOf(cells: SentEntry['cells'], known: RateKnowledge): Fault[] {
  const { currency = '', date = '', house = '' } = cells;
  const faults: Fault[] = [];
  if (!iso4217.has(currency) || currency === 'COP')
    faults.push(['currency', 'is no foreign currency of ISO 4217: write it as USD or EUR']);
  const oldest = addDays(known.today, -(house ? keptQuoteDays : keptDays));
  if (!isDay(date)) faults.push(['date', 'is no day: write it as 2026-11-20']);
  else if (date < oldest) faults.push(['date', `is before ${oldest}: nobody would be shown it`]);
  else if (date > addDays(known.today, daysAhead))
    faults.push(['date', `is more than ${daysAhead} days ahead`]);
  faults.push(...(house ? quoteFaults(cells, known.houses) : rateFaults(cells, known)));
  return faults;
}

/** A number as it is written without thousands, with a point; NaN for another. */
const amountOf = (text = '') => {
  const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  return amount > 0 && amount <= mostPesos ? amount : NaN;
};
const noAmount = (column: RateColumn): Fault => [
  column,
  `is no amount from 0 to ${mostPesos}: write it as 3850.12, without thousands`,
];

const misplaced = (cells: SentEntry['cells'], columns: readonly RateColumn[], reason: string) =>
  columns.flatMap((column): Fault[] => (cells[column] ? [[column, reason]] : []));

function rateFaults(cells: SentEntry['cells'], { near }: RateKnowledge): Fault[] {
  const { currency = '', date = '', source = '', source_url: url } = cells;
  const faults = misplaced(cells, ['buys', 'sells'], 'is of a house: name the house');
  const pesos = amountOf(cells.pesos);
  const other = isDay(date) ? near(currency, date) : null;
  if (Number.isNaN(pesos)) faults.push(noAmount('pesos'));
  else if (other && (pesos > 2 * other.pesos || 2 * pesos < other.pesos))
    faults.push([
      'pesos',
      `is less than half, or more than twice, the ${other.pesos} of ${other.date}: is the point in its place?`,
    ]);
  if (source === '' || source.length > 80)
    faults.push(['source', 'is who says so, in 80 characters at most']);
  if (url && !(/^https?:/.test(url) && URL.canParse(url)))
    faults.push(['source_url', 'is no address: write it as https://www.example.com']);
  return faults;
}

function quoteFaults(cells: SentEntry['cells'], houses: RateKnowledge['houses']): Fault[] {
  const faults = misplaced(cells, ['pesos', 'source', 'source_url'], 'is not of a house');
  if (!houses.has(cells.house ?? ''))
    faults.push(['house', 'is no exchange house of the airport: write its slug']);
  const [buys, sells] = [amountOf(cells.buys), amountOf(cells.sells)];
  if (Number.isNaN(buys)) faults.push(noAmount('buys'));
  if (Number.isNaN(sells)) faults.push(noAmount('sells'));
  if (buys > sells) faults.push(['sells', `is less than the ${buys} for which it buys`]);
  return faults;
}
