import { formatDay, type Locale } from '@eldorado/i18n';
import { pesosText } from './historyView.ts';
import { converterPath } from './housesView.ts';
import type { Rate } from './ratesApi.ts';
import type { RateWords } from './words.ts';

export interface RateRow {
  currency: string;
  name: string;
  /** Its own page. */
  to: string;
  pesos: string;
  day: string;
  source: { name: string; url: string | null };
  demo: boolean;
}

export interface RateTableView {
  columns: Record<'currency' | 'pesos', string>;
  caption: string;
  /** What the folded rows are called. */
  more: string;
  shown: readonly RateRow[];
  folded: readonly RateRow[];
}

/** As many currencies are in sight: those that most visitors bring come first. */
const shownRates = 10;

/** Every currency with its rate, the first of them in sight. */
export function rateTable(
  rates: readonly Rate[],
  context: { locale: Locale; words: RateWords; names: Intl.DisplayNames },
): RateTableView {
  const { locale, words, names } = context;
  const { caption, currency, pesos, more } = words.table;
  const rows = rates.map((rate) => rateRow(rate, locale, names));
  const [shown, folded] = [rows.slice(0, shownRates), rows.slice(shownRates)];
  return { caption, columns: { currency, pesos }, more: more(folded.length), shown, folded };
}

function rateRow(rate: Rate, locale: Locale, names: Intl.DisplayNames): RateRow {
  const { currency, copPerUnit, date, source, origin } = rate;
  return {
    currency,
    name: names.of(currency) ?? currency,
    to: `${converterPath}?from=${currency}&to=COP#history`,
    pesos: pesosText(copPerUnit, locale),
    day: formatDay(date, locale),
    source: { name: origin.source, url: origin.sourceUrl },
    demo: source === 'demo',
  };
}
