import {
  addDays,
  formatDay,
  formatNumber,
  dateTag,
  languageTag,
  type Locale,
} from '@eldorado/i18n';
import type { ChartDrawing } from '@eldorado/ui/chart';
import type { DrawChart } from '../chartDrawing.ts';
import type { History } from './ratesApi.ts';
import type { RateWords } from './words.ts';

export interface HistoryView {
  caption: string;
  /** The chart in a sentence. */
  summary: string;
  source: string;
  demo: boolean;
  drawing: ChartDrawing;
  table: string;
  columns: RateWords['history']['columns'];
  months: readonly { month: string; low: string; mean: string; high: string }[];
}

/** A value in pesos for one unit: of a currency that is worth little, with more digits. */
export const pesosText = (value: number, locale: Locale): string =>
  formatNumber(value, locale, { maximumFractionDigits: value < 10 ? 4 : 2 });

type Points = History['points'];

/** The rate of each day from the first that is known to the last: it holds until the next one. */
export function everyDay(points: Points): Points {
  const [first, last] = [points[0], points.at(-1)];
  const known = new Map(points.map((point) => [point.date, point.copPerUnit]));
  const days: Points = [];
  if (!first || !last) return days;
  let rate = first.copPerUnit;
  for (let { date } = first; date <= last.date; date = addDays(date, 1)) {
    rate = known.get(date) ?? rate;
    days.push({ date, copPerUnit: rate });
  }
  return days;
}

/** The months of a history with their lowest, mean and highest value. */
function monthsOf(points: Points, locale: Locale): HistoryView['months'] {
  const months = new Map<string, number[]>();
  for (const { date, copPerUnit } of points) {
    const month = date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), copPerUnit]);
  }
  const name = new Intl.DateTimeFormat(languageTag[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const text = (value: number) => pesosText(value, locale);
  return [...months].map(([month, values]) => ({
    month: name.format(new Date(`${month}-01T00:00:00Z`)),
    low: text(Math.min(...values)),
    mean: text(values.reduce((sum, value) => sum + value, 0) / values.length),
    high: text(Math.max(...values)),
  }));
}

/** A year of a currency: a step a day, none of whose slopes says what was between. */
function drawHistory(
  points: Points,
  { name, locale, drawChart }: { name: string; locale: Locale; drawChart: DrawChart },
): ChartDrawing {
  const days = everyDay(points);
  const short = new Intl.DateTimeFormat(dateTag[locale], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const labels = days.map(({ date }) => short.format(new Date(`${date}T00:00:00Z`)));
  return drawChart({
    kind: 'steps',
    points: labels,
    labels: 3,
    series: [{ name, values: days.map(({ copPerUnit }) => copPerUnit) }],
    tick: (value) => pesosText(value, locale),
    said: days.map(({ copPerUnit }, at) => `${labels[at]} · ${pesosText(copPerUnit, locale)}`),
  });
}

/** How a currency went; null while fewer than two days of it are known. */
export function historyView(
  { points, source, origins }: History,
  context: { locale: Locale; words: RateWords; name: string; drawChart: DrawChart },
): HistoryView | null {
  const { locale, words, name } = context;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const { history } = words;
  const extreme = (isBeyond: (a: number, b: number) => boolean) =>
    points.reduce((most, each) => (isBeyond(each.copPerUnit, most.copPerUnit) ? each : most));
  const low = extreme((a, b) => a < b);
  const high = extreme((a, b) => a > b);
  const text = (value: number) => pesosText(value, locale);
  const day = (date: string) => formatDay(date, locale);
  return {
    caption: history.caption(name),
    summary: history.summary({
      low: text(low.copPerUnit),
      lowDay: day(low.date),
      high: text(high.copPerUnit),
      highDay: day(high.date),
      now: text(last.copPerUnit),
    }),
    source: history.source(
      source === 'demo' ? words.form.demo : origins.map((origin) => origin.source).join(', '),
    ),
    demo: source === 'demo',
    drawing: drawHistory(points, context),
    table: history.table,
    columns: history.columns,
    months: monthsOf(points, locale),
  };
}
