export { Chart, type ChartProps } from './Chart.tsx';
export type { ChartDrawing } from './drawChart.ts';
