import { formatNumber } from '@eldorado/i18n';
import { changeText, type Language } from './figureText.ts';
import { groups, indicatorsOf, isSoft, type Series } from './series.ts';
import type { Figure } from './statisticsApi.ts';

/** Two years side by side. */
export interface CompareView {
  years: readonly string[];
  asked: { year: string; with: string };
  /** What the address says of it, for links that keep it. */
  kept: Readonly<Record<string, string>>;
  rows: readonly { key: string; what: string; year: string; with: string; difference: string }[];
}

/**
 * What two years have, and by how much the first is above the second. Years of which nothing is known count as not asked for:
 * the newest is compared with the one before.
 */
export function compareView(
  figures: readonly Figure[],
  query: URLSearchParams,
  { locale, words }: Language,
): CompareView | null {
  const known = figures.filter(({ period }) => period.length === 4);
  const years = [...new Set(known.map(({ period }) => period))].sort().reverse();
  const [newest, before] = years;
  if (newest === undefined || before === undefined) return null;
  const kept = Object.fromEntries(
    ['year', 'with'].flatMap((name) => {
      const year = query.get(name) ?? '';
      return years.includes(year) ? [[name, year]] : [];
    }),
  );
  const [year, against] = [kept['year'] ?? newest, kept['with'] ?? before];
  const find = (indicator: Series['indicator'], period: string) =>
    known.find((one) => one.indicator === indicator && one.period === period) ?? null;
  const text = (figure: Figure | null) => {
    if (figure === null) return words.none;
    const number = formatNumber(figure.value, locale);
    return isSoft(figure) ? `${number} *` : number;
  };
  const rows = groups.flatMap((group) =>
    indicatorsOf[group].flatMap((indicator) => {
      const [one, other] = [find(indicator, year), find(indicator, against)];
      if (!one && !other) return [];
      const difference =
        one && other && other.value > 0
          ? `${formatNumber(one.value - other.value, locale, { signDisplay: 'exceptZero' })} (${changeText(one.value / other.value - 1, locale)})`
          : '–';
      const what = words.indicators[indicator];
      return [{ key: indicator, what, year: text(one), with: text(other), difference }];
    }),
  );
  return { years, asked: { year, with: against }, kept, rows };
}
