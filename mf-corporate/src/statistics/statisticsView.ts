import { formatDate, formatNumber } from '@eldorado/i18n';
import type { Language } from './figureText.ts';
import { compareView, type CompareView } from './compareView.ts';
import { groupView, type GroupView, type View } from './groupView.ts';
import { groups, type Group } from './series.ts';
import type { Change, Figure } from './statisticsApi.ts';
import { statisticWords, type StatisticWords } from './words.ts';
import type { Locale } from '@eldorado/i18n';

export interface ChangeRow {
  key: string;
  day: string;
  figure: string;
  before: string;
  after: string;
  source: string;
}

/** What the page's parts need of the words: functions do not travel. */
export type PlainWords = Pick<
  StatisticWords,
  'unavailable' | 'soft' | 'table' | 'columns' | 'csv' | 'compare' | 'changed'
> & { view: Omit<StatisticWords['view'], 'label'> };

export interface StatisticsView {
  words: PlainWords;
  view: View;
  groups: Readonly<Record<Group, GroupView | null>>;
  compare: CompareView | null;
  /** Null when it cannot be known. */
  changes: readonly ChangeRow[] | null;
}

const viewAsked = (query: URLSearchParams): View =>
  query.get('view') === 'change' ? 'change' : 'absolute';

/** The words of the page that are no functions. */
export function plainWords(words: StatisticWords): PlainWords {
  const { unavailable, soft, table, columns, csv, compare, changed } = words;
  const { absolute, change } = words.view;
  return { unavailable, soft, view: { absolute, change }, table, columns, csv, compare, changed };
}

/** What the page of statistics shows of an address, in a language. */
export function statisticsView(
  figures: readonly Figure[] | null,
  changes: readonly Change[] | null,
  { locale, query }: { locale: Locale; query: URLSearchParams },
): StatisticsView {
  const words = statisticWords(locale);
  const language = { locale, words };
  const view = viewAsked(query);
  const known = figures ?? [];
  const of = (group: Group) => groupView(known, group, { ...language, view });
  return {
    words: plainWords(words),
    view,
    groups: Object.fromEntries(groups.map((group) => [group, of(group)])) as Record<
      Group,
      GroupView | null
    >,
    compare: compareView(known, query, language),
    changes: changes && changes.map((change) => changeRow(change, language)),
  };
}

function changeRow(change: Change, { locale, words }: Language): ChangeRow {
  const { version, importedAt, period, indicator, before, after, source } = change;
  return {
    key: `${version} ${period} ${indicator}`,
    day: formatDate(importedAt, locale),
    figure: `${words.indicators[indicator]}, ${period}`,
    before: before === null ? words.none : formatNumber(before, locale),
    after: after === null ? words.changed.back : formatNumber(after, locale),
    source,
  };
}
