import { drawChart } from '@eldorado/ui/chart-drawing';
import type { ChartDrawing } from '@eldorado/ui/chart';
import { formatNumber } from '@eldorado/i18n';
import {
  changeText,
  monthText,
  notesText,
  pageDateText,
  shortMonths,
  tickText,
  type Language,
} from './figureText.ts';
import {
  changesOf,
  indicatorsOf,
  isSoft,
  seriesByMonth,
  seriesByYear,
  stretches,
  type Group,
  type Series,
} from './series.ts';
import type { Figure, Indicator } from './statisticsApi.ts';

/** A row of a chart's table. */
export interface FigureRow {
  key: string;
  period: string;
  what: string;
  value: string;
  change: string;
  notes: string;
  source: { name: string; url: string | null; date: string } | null;
}

export interface ChartView {
  caption: string;
  summary: string;
  drawing: ChartDrawing;
  rows: readonly FigureRow[];
}

export interface GroupView {
  group: Group;
  /** Names the links that choose what the charts show. */
  choice: string;
  year: ChartView;
  /** By month: the whole, domestic and international, those of which a month is known. */
  months: readonly (ChartView & { csv: string })[];
  csv: string;
}

/** How figures are shown: as they are, or by what they differ from the year before. */
export type View = 'absolute' | 'change';

/** The charts of passengers, movements or cargo; null while nothing is known of them. */
export function groupView(
  figures: readonly Figure[],
  group: Group,
  { view, ...language }: Language & { view: View },
): GroupView | null {
  const { years, series } = seriesByYear(figures, group);
  const [whole] = series;
  if (!whole) return null;
  const chart = view === 'change' ? changeChart : valueChart;
  const year = chart(group, years, series, language);
  return {
    group,
    choice: language.words.view.label(year.caption),
    year: { ...year, rows: yearRows(years, series, language) },
    months: indicatorsOf[group].flatMap((indicator, index) => {
      const captions = language.words.captions[group];
      const caption =
        index === 0 ? captions.month : language.words.byMonth(language.words.indicators[indicator]);
      const month = monthChart(figures, indicator, { ...language, caption });
      return month ? { ...month, csv: `${csvOf(indicator)}&granularity=month` } : [];
    }),
    csv: csvOf(indicatorsOf[group][0]),
  };
}

const csvOf = (indicator: Indicator) => `/api/v2/statistics.csv?indicator=${indicator}`;

type Chart = Omit<ChartView, 'rows'>;

function valueChart(
  group: Group,
  years: readonly string[],
  series: readonly Series[],
  { locale, words }: Language,
): Chart {
  const unit = words.value[group];
  const number = (value: number) => formatNumber(value, locale);
  const whole = series[0]?.figures ?? [];
  const known = whole.filter((figure) => figure !== null);
  const [first, last] = [known[0], known.at(-1)];
  const high = known.reduce<Figure | undefined>(
    (most, figure) => (most && most.value >= figure.value ? most : figure),
    undefined,
  );
  const missing = stretches(years.filter((_, index) => !whole[index]));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const values = words.summary.values({
    first: number(first?.value ?? 0),
    firstYear: first?.period ?? '',
    last: unit(number(last?.value ?? 0)),
    lastYear: last?.period ?? '',
    high: number(high?.value ?? 0),
    highYear: high?.period ?? '',
  });
  return {
    caption: words.captions[group].year,
    summary:
      missing.length === 0 ? values : `${values} ${words.summary.missing(list.format(missing))}`,
    drawing: drawChart({
      kind: 'columns',
      points: years,
      series: series.map(({ indicator, figures }) => ({
        name: words.indicators[indicator],
        values: figures.map((figure) => figure?.value ?? null),
        soft: figures.map(isSoft),
      })),
      tick: (value) => tickText(value, locale),
      said: years.map((year, index) => saidOf(year, series, index, { locale, words }, unit)),
    }),
  };
}

/** A year in words: its figures, and what is to be known of them. */
function saidOf(
  year: string,
  series: readonly Series[],
  index: number,
  language: Language,
  unit: (figure: string) => string,
): string {
  const { locale, words } = language;
  const said = series.flatMap(({ indicator, figures }) => {
    const figure = figures[index];
    if (!figure) return [];
    const notes = notesText(figure, language);
    const number = formatNumber(figure.value, locale);
    const value = series.length === 1 ? unit(number) : `${words.indicators[indicator]} ${number}`;
    return notes === '' ? value : `${value} (${notes})`;
  });
  return said.length === 0 ? words.said.none(year) : words.said.value(year, said.join(', '));
}

function changeChart(
  group: Group,
  years: readonly string[],
  series: readonly Series[],
  { locale, words }: Language,
): Chart {
  const changes = series.map(changesOf);
  const known = (changes[0] ?? []).flatMap((share, index) =>
    share === null ? [] : [{ share, year: years[index] ?? '' }],
  );
  const sorted = known.toSorted((a, b) => a.share - b.share);
  const [down, up] = [sorted[0], sorted.at(-1)];
  return {
    caption: words.captions[group].change,
    summary:
      down && up
        ? words.summary.changes({
            up: changeText(up.share, locale),
            upYear: up.year,
            down: changeText(down.share, locale),
            downYear: down.year,
          })
        : words.summary.noChanges,
    drawing: drawChart({
      kind: 'columns',
      points: years,
      series: series.map(({ indicator, figures }, at) => ({
        name: words.indicators[indicator],
        values: changes[at] ?? [],
        soft: figures.map((figure, index) => isSoft(figure) || isSoft(figures[index - 1] ?? null)),
      })),
      tick: (value) => changeText(value, locale),
      said: years.map((year, index) => {
        const said = series.flatMap(({ indicator }, at) => {
          const share = changes[at]?.[index] ?? null;
          if (share === null) return [];
          const change = changeText(share, locale);
          return series.length === 1 ? change : `${words.indicators[indicator]} ${change}`;
        });
        return said.length === 0 ? words.said.none(year) : words.said.change(year, said.join(', '));
      }),
    }),
  };
}

function monthChart(
  figures: readonly Figure[],
  indicator: Indicator,
  { caption, ...language }: Language & { caption: string },
): ChartView | null {
  const { locale, words } = language;
  const byYear = seriesByMonth(figures, indicator);
  if (byYear.length === 0) return null;
  const months = shortMonths(locale);
  const known = byYear.flatMap((one) => one.figures.filter((figure) => figure !== null));
  return {
    caption,
    summary: words.summary.months(known.length),
    drawing: drawChart({
      kind: 'lines',
      points: months,
      series: byYear.map((one) => ({
        name: one.year,
        values: one.figures.map((figure) => figure?.value ?? null),
        soft: one.figures.map(isSoft),
      })),
      tick: (value) => tickText(value, locale),
      said: months.map((month, index) => {
        const values = byYear.flatMap(({ year, figures: own }) =>
          own[index] ? words.said.value(year, formatNumber(own[index].value, locale)) : [],
        );
        return `${month} · ${values.length === 0 ? words.none : values.join(', ')}`;
      }),
    }),
    rows: known.map((figure) =>
      rowOf(figure, monthText(figure.period, locale), words.indicators[indicator], language),
    ),
  };
}

/** A row for each year and series, also for a year of which nothing is known. */
const yearRows = (years: readonly string[], series: readonly Series[], language: Language) =>
  years.flatMap((year, index) =>
    series.map((one) => {
      const what = language.words.indicators[one.indicator];
      const figure = one.figures[index] ?? null;
      const share = changesOf(one)[index] ?? null;
      const change = share === null ? '' : changeText(share, language.locale);
      return figure
        ? { ...rowOf(figure, year, what, language), change }
        : {
            ...{ key: `${year} ${one.indicator}`, period: year, what, change, notes: '' },
            ...{ value: language.words.none, source: null },
          };
    }),
  );

const rowOf = (figure: Figure, period: string, what: string, language: Language): FigureRow => ({
  key: `${figure.period} ${figure.indicator}`,
  period,
  what,
  value: formatNumber(figure.value, language.locale),
  change: '',
  notes: notesText(figure, language),
  source: {
    name: figure.source,
    url: figure.sourceUrl,
    date: pageDateText(figure, language),
  },
});
