import { DataTable } from '@eldorado/ui';
import type { StatisticsView } from './statisticsView.ts';

/** What imports have changed of the figures, the newest first. */
export function WhatChanged({ view: { changes, words } }: { view: StatisticsView }) {
  const { changed, columns } = words;
  if (changes === null) return null;
  if (changes.length === 0) return <p>{changed.none}</p>;
  return (
    <DataTable
      caption={changed.caption}
      blocks
      blockLabels="shown"
      rowHeader="figure"
      columns={[
        { key: 'figure', label: changed.figure },
        { key: 'before', label: changed.before },
        { key: 'after', label: changed.after },
        { key: 'day', label: changed.day },
        { key: 'source', label: columns.source },
      ]}
      rows={changes.map((row) => ({ key: row.key, cells: { ...row } }))}
    />
  );
}
