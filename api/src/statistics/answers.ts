import { csvCell } from '../openData/csv.ts';
import { iso } from '../time/time.ts';
import { statisticColumns } from './readStatistics.ts';
import type {
  StatisticChange,
  StatisticChangeList,
  StatisticFigure,
  StatisticList,
  StatisticQuery,
} from './schema.ts';
import { newestOf, type StatisticStore } from './store.ts';

/** Changes that are answered at once: an import of all the years is far less. */
const mostChanges = 500;

/** The newest version of all figures. */
const versionOf = ({ statistics }: StatisticStore) =>
  statistics.reduce((most, { version }) => Math.max(most, version), 0);

const lengthOf = { year: 4, month: 7 } as const;

/** The figures as they are known now, by indicator and period. */
export function statisticList(
  store: StatisticStore,
  { indicator, granularity }: StatisticQuery,
): StatisticList {
  const figures = newestOf(store.statistics)
    .filter(
      (row) =>
        (indicator === undefined || row.indicator === indicator) &&
        (granularity === undefined || row.period.length === lengthOf[granularity]),
    )
    .flatMap((row): StatisticFigure[] => {
      const { value, other, importedAt, ...rest } = row;
      return value === null ? [] : [{ ...rest, value, conflict: other }];
    });
  return { version: versionOf(store), figures };
}

/** The same as CSV, which the feed's command would take again. */
export function statisticsCsv(store: StatisticStore, query: StatisticQuery): string {
  const header = [...statisticColumns.required, ...statisticColumns.optional];
  const rows = statisticList(store, query).figures.map((figure) => [
    figure.period,
    figure.indicator,
    figure.value,
    figure.source,
    figure.sourceUrl,
    figure.pageDate,
    figure.notes.join(' '),
    figure.conflict?.value ?? null,
    figure.conflict?.source ?? null,
    figure.conflict?.sourceUrl ?? null,
  ]);
  return [header, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** What imports after a version have changed, the newest first. */
export function statisticChanges(store: StatisticStore, since: number): StatisticChangeList {
  const changes = store.statistics.flatMap((row, index): StatisticChange[] => {
    const { period, indicator, version, value, source, sourceUrl, importedAt } = row;
    if (version <= since || importedAt === null) return [];
    const previous = store.statistics[index - 1];
    const isSame = previous?.period === period && previous.indicator === indicator;
    return [
      {
        ...{ version, importedAt: iso(importedAt.getTime()), period, indicator },
        ...{ before: isSame ? previous.value : null, after: value, source, sourceUrl },
      },
    ];
  });
  const newest = changes.sort((a, b) => b.version - a.version).slice(0, mostChanges);
  return { version: versionOf(store), changes: newest };
}
