// The chart comes without its code, and not without its styles: the first page names those of its screen alone.
import '@eldorado/ui/chart.css';
import { partAsSent } from '@eldorado/remote/part-as-sent';
import { fetchDrawing } from './chartDrawing.ts';
import type { DayChartProps } from './DayChart.tsx';

/** A live figure's day, made live when another half hour has begun: many columns and a table, which nobody touches. */
export const { Part: DayCourse, ready: loadDayCourse } = partAsSent<DayChartProps>(
  async () => {
    const [{ dayChart }, drawChart] = await Promise.all([
      import(/* webpackChunkName: "day-chart" */ './DayChart.tsx'),
      fetchDrawing(),
    ]);
    return dayChart(drawChart);
  },
  ({ columns }) => columns,
);
