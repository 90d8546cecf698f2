import { Chart } from '@eldorado/ui/chart';
import type { DrawChart } from './chartDrawing.ts';
import { useServiceMessages } from './messages.ts';
import type { DayColumn } from './servicesApi.ts';

/** Which columns stand at the quarters of the day, below the chart. */
const quarters = [0, 12, 24, 36];

export interface DayChartProps {
  caption: string;
  /** The chart in a sentence. */
  summary: string;
  columns: readonly DayColumn[];
  /** The highest value of the charts beside it: one scale for all. */
  upTo?: number;
  /** A value with its unit. */
  format: (value: number) => string;
}

/** A live figure's day by half hours: full columns are measured, hollow ones expected. @param drawChart draws it. */
export const dayChart = (drawChart: DrawChart) =>
  function DayChart({ caption, summary, columns, upTo, format }: DayChartProps) {
    const t = useServiceMessages();
    const [measured, expected] = [t('columnMeasured'), t('columnExpected')];
    const text = (value: number | null) => (value === null ? '—' : format(value));
    const drawing = drawChart({
      kind: 'columns',
      points: columns.map(({ time }) => time),
      upTo,
      axis: [...quarters.flatMap((index) => columns[index]?.time ?? []), '24:00'],
      series: [
        {
          name: caption,
          values: columns.map((column) => column.measured ?? column.expected),
          soft: columns.map((column) => column.measured === null),
        },
      ],
      tick: format,
      said: columns.map((column) =>
        column.measured === null
          ? `${column.time} · ${expected}: ${text(column.expected)}`
          : `${column.time} · ${measured}: ${format(column.measured)}`,
      ),
      // What was measured last, or else the day's first.
      at: Math.max(
        0,
        columns.findLastIndex((column) => column.measured !== null),
      ),
    });
    return (
      <Chart
        caption={caption}
        summary={summary}
        drawing={drawing}
        firmLabel={measured}
        softLabel={expected}
        table={{
          label: t('chartTable'),
          rowHeader: 'time',
          columns: [
            { key: 'time', label: t('columnTime') },
            { key: 'measured', label: measured },
            { key: 'expected', label: expected },
          ],
          rows: columns.map((column) => ({
            key: column.key,
            cells: {
              time: column.time,
              measured: text(column.measured),
              expected: text(column.expected),
            },
          })),
        }}
      />
    );
  };
