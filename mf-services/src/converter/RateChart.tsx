import { Chart } from '@eldorado/ui/chart';
import type { HistoryView } from './historyView.ts';

/** How a currency went, day by day; the table below says it month by month. */
export function RateChart({ view }: { view: HistoryView }) {
  const { columns } = view;
  return (
    <Chart
      id="history"
      caption={view.caption}
      summary={view.summary}
      drawing={view.drawing}
      table={{
        label: view.table,
        rowHeader: 'month',
        columns: (['month', 'low', 'mean', 'high'] as const).map((key) => ({
          key,
          label: columns[key],
        })),
        rows: view.months.map((month) => ({ key: month.month, cells: { ...month } })),
      }}
    >
      <p>{view.source}</p>
    </Chart>
  );
}
