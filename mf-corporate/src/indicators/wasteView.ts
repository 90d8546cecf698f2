import { drawChart } from '@eldorado/ui/chart-drawing';
import { dateText } from '@eldorado/remote/article';
import { formatNumber, type Locale } from '@eldorado/i18n';
import { percentText } from '@eldorado/i18n/facts';
import type { components } from '@eldorado/http/api-types';
import type { ChartView, FigureRow } from '../statistics/groupView.ts';
import { stretches } from '../statistics/series.ts';
import { plainWords, type PlainWords } from '../statistics/statisticsView.ts';
import { statisticWords } from '../statistics/words.ts';
import { indicatorWords, type IndicatorWords, type ShareNote } from './words.ts';

export type Fact = components['schemas']['Fact'];

/** The years of which somebody has published the share of waste that is recovered, with the fact that says it; the first is the base year. */
const shares: readonly { year: string; fact: string; note?: ShareNote }[] = [
  { year: '2018', fact: 'sustainability-waste-recovery-2018', note: 'base' },
  { year: '2019', fact: 'sustainability-waste-recovery-2019' },
  { year: '2021', fact: 'sustainability-waste-recovery-2021' },
  { year: '2022', fact: 'sustainability-waste-recovery-2022' },
  { year: '2023', fact: 'sustainability-waste-recovery-2023' },
  { year: '2024', fact: 'sustainability-waste-recovery-2024', note: 'about' },
  { year: '2025', fact: 'sustainability-waste-recovery', note: 'at-least' },
];
const targetFact = 'sustainability-waste-target-2028';

/** The facts that the chart is made of. */
export const wasteFacts: readonly string[] = [...shares.map(({ fact }) => fact), targetFact];

export interface WasteView {
  chart: ChartView;
  words: PlainWords;
}

interface Share {
  year: string;
  value: number;
  note: ShareNote | undefined;
  fact: Fact;
}

/** The share of waste that is recovered, by year, against the published target; null with fewer than two years: one figure is no chart. */
export function wasteView(facts: readonly Fact[], locale: Locale): WasteView | null {
  const numberOf = (id: string): { fact: Fact; value: number } | null => {
    const fact = facts.find((one) => one.id === id && one.current);
    return fact?.kind === 'count' && typeof fact.value === 'number'
      ? { fact, value: fact.value }
      : null;
  };
  const known = shares.flatMap(({ year, fact: id, note }): Share[] => {
    const said = numberOf(id);
    return said ? [{ year, note, ...said }] : [];
  });
  if (known.length < 2) return null;
  const words = indicatorWords(locale);
  return {
    chart: wasteChart(known, numberOf(targetFact)?.value ?? null, { locale, words }),
    words: { ...plainWords(statisticWords(locale)), soft: words.soft },
  };
}

/** A share of a hundred as the language writes it: `80 %`. */
const percent = (value: number, locale: Locale) => percentText(formatNumber(value, locale), locale);

const isSoft = (share: Share | undefined) => share?.note === 'about' || share?.note === 'at-least';

function wasteChart(
  known: readonly Share[],
  target: number | null,
  { locale, words }: { locale: Locale; words: IndicatorWords },
): ChartView {
  const [first, last] = [Number(known[0]?.year), Number(known.at(-1)?.year)];
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  const shareOf = (year: string) => known.find((share) => share.year === year);
  const said = (year: string) => {
    const share = shareOf(year);
    if (!share) return `${year}: ${words.none}`;
    const value = `${year}: ${percent(share.value, locale)}`;
    return share.note ? `${value} (${words.notes[share.note]})` : value;
  };
  return {
    caption: words.caption,
    summary: summaryOf(known, years, target, { locale, words }),
    drawing: drawChart({
      kind: 'columns',
      points: years,
      series: [
        {
          name: words.what,
          values: years.map((year) => shareOf(year)?.value ?? null),
          soft: years.map((year) => isSoft(shareOf(year))),
        },
      ],
      target:
        target === null
          ? undefined
          : { value: target, label: words.targetLine(percent(target, locale)) },
      tick: (value) => percent(value, locale),
      said: years.map(said),
    }),
    rows: years.map((year) => rowOf(year, shareOf(year), { locale, words })),
  };
}

function summaryOf(
  known: readonly Share[],
  years: readonly string[],
  target: number | null,
  { locale, words }: { locale: Locale; words: IndicatorWords },
): string {
  const [first, last] = [known[0], known.at(-1)];
  const missing = stretches(years.filter((year) => !known.some((share) => share.year === year)));
  const passed = known.find(({ value }) => target !== null && value > target)?.year ?? null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return [
    words.from({
      ...{ first: percent(first?.value ?? 0, locale), firstYear: first?.year ?? '' },
      ...{ last: percent(last?.value ?? 0, locale), lastYear: last?.year ?? '' },
    }),
    ...(target === null ? [] : [words.target(percent(target, locale), passed)]),
    ...(missing.length === 0 ? [] : [words.missing(list.format(missing))]),
  ].join(' ');
}

function rowOf(
  year: string,
  share: Share | undefined,
  { locale, words }: { locale: Locale; words: IndicatorWords },
): FigureRow {
  const { undated } = statisticWords(locale);
  const source = share?.fact.source;
  return {
    ...{ key: year, period: year, what: words.what, change: '' },
    value: share ? percent(share.value, locale) : words.none,
    notes: share?.note ? words.notes[share.note] : '',
    source: source
      ? {
          name: source.name,
          url: source.url,
          date: source.date ? dateText(source.date, locale) : undated,
        }
      : null,
  };
}
