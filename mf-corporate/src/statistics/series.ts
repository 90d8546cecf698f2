import type { Figure, Indicator } from './statisticsApi.ts';

/** What has a chart of its own. */
export const groups = ['passengers', 'movements', 'cargo'] as const;
export type Group = (typeof groups)[number];

/** The series of each chart, the whole first. */
export const indicatorsOf: Readonly<Record<Group, readonly [Indicator, Indicator, Indicator]>> = {
  passengers: ['passengers_total', 'passengers_domestic', 'passengers_international'],
  movements: ['movements', 'movements_domestic', 'movements_international'],
  cargo: ['cargo_tonnes', 'cargo_tonnes_domestic', 'cargo_tonnes_international'],
};

/** One indicator over periods that follow each other; null where nothing is known. */
export interface Series {
  indicator: Indicator;
  figures: readonly (Figure | null)[];
}

const isYear = ({ period }: Figure) => period.length === 4;

/** The series of a group by year, from the first year of which something is known to the last, without leaving one out. */
export function seriesByYear(figures: readonly Figure[], group: Group) {
  const known = figures.filter((figure) => isYear(figure) && isOf(figure, group));
  const numbers = known.map(({ period }) => Number(period));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const years = known.length === 0 ? [] : range(first, last).map(String);
  return { years, series: seriesOf(known, group, years) };
}

/** Months of an indicator, a series for each year of which a month is known; the twelve newest years. */
export function seriesByMonth(figures: readonly Figure[], indicator: Indicator) {
  const known = figures.filter((figure) => !isYear(figure) && figure.indicator === indicator);
  const years = [...new Set(known.map(({ period }) => period.slice(0, 4)))].sort().slice(-12);
  return years.map((year) => ({
    year,
    figures: range(1, 12).map((month) => {
      const period = `${year}-${String(month).padStart(2, '0')}`;
      return known.find((figure) => figure.period === period) ?? null;
    }),
  }));
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const isOf = ({ indicator }: Figure, group: Group) =>
  indicatorsOf[group].some((one) => one === indicator);

const seriesOf = (known: readonly Figure[], group: Group, periods: readonly string[]) =>
  indicatorsOf[group].flatMap((indicator): Series[] => {
    const own = new Map(
      known.filter((figure) => figure.indicator === indicator).map((one) => [one.period, one]),
    );
    if (own.size === 0) return [];
    return [{ indicator, figures: periods.map((period) => own.get(period) ?? null) }];
  });

/** By what share a figure is above the one of the year before; null unless both are known. */
export const changesOf = ({ figures }: Series): (number | null)[] =>
  figures.map((figure, index) => {
    const before = figures[index - 1];
    return figure && before && before.value > 0 ? figure.value / before.value - 1 : null;
  });

/** Notes of a figure that is not exact. */
const softNotes: readonly string[] = ['rounded', 'about', 'more-than', 'almost', 'provisional'];

/** Whether a figure is rounded, provisional, or another source says another. */
export const isSoft = (figure: Figure | null): boolean =>
  figure !== null &&
  (figure.conflict !== null || figure.notes.some((note) => softNotes.includes(note)));

/** Years as they are said: those that follow each other as one stretch, `2012–2016`. */
export function stretches(years: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run && Number(run.at(-1)) + 1 === Number(year)) run.push(year);
    else runs.push([year]);
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run));
}
