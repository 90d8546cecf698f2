import type { drawChart } from '@eldorado/ui/chart-drawing';

export type DrawChart = typeof drawChart;

/** Fetches what draws charts. A chunk of its own: a screen that shows what was drawn would carry it with the rest of what they share. */
export const fetchDrawing = async (): Promise<DrawChart> =>
  (await import(/* webpackChunkName: "chart-drawing" */ '@eldorado/ui/chart-drawing')).drawChart;
