import type { GalleryPage } from '../examples/galleryPage.ts';
import { Chart } from './Chart.tsx';
import { drawChart, type ChartSpec } from './drawChart.ts';

const waits = [0, 0, 0, 2, 9, 14, 18, 12, 8, 7, 9, 11, 10, 8, 9, 12, 15, 19, 22, 17, 12, 8, 4, 1];

const years = ['2018', '2019', '2020', '2021', '2022', '2023', '2024'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Ten years by month, and as many series as a chart has. */
const tenYears = Array.from(
  { length: 120 },
  (_, index) => `${months[index % 12]} ${2015 + Math.floor(index / 12)}`,
);
const manySeries = Array.from({ length: 12 }, (_, series) => ({
  name: `Airline ${series + 1}`,
  values: tenYears.map((_month, index) =>
    // A month of one of them is missing.
    series === 3 && index === 60
      ? null
      : Math.round(400 * (13 - series) + 90 * Math.sin(index / 2)),
  ),
}));

/** A chart with a table of the same figures. */
const chartOf = (caption: string, summary: string, spec: ChartSpec, softLabel?: string) => (
  <Chart
    caption={caption}
    summary={summary}
    drawing={drawChart(spec)}
    softLabel={softLabel}
    table={{
      label: 'The figures as a table',
      rowHeader: 'point',
      columns: [
        { key: 'point', label: 'When' },
        ...spec.series.map(({ name }) => ({ key: name, label: name })),
      ],
      rows: spec.points.map((point, index) => ({
        key: point,
        cells: {
          point,
          ...Object.fromEntries(
            spec.series.map(({ name, values }) => [name, values[index] ?? 'no figure']),
          ),
        },
      })),
    }}
  />
);
const tonnes = [741, 738, 536, null, 780, 770, 809];
const said = (points: readonly string[], values: readonly (number | null)[]) =>
  points.map((point, index) => `${point}: ${values[index] ?? 'no figure'}`);

export const gallery: GalleryPage = {
  name: 'chart',
  title: 'Chart',
  when: 'Columns, lines or steps of one or some series, each with its table. It is drawn on the server, has gaps where nothing is known, and is read with the arrow keys.',
  whenNot: 'One number now is a Figure. A few numbers to compare are a DataTable.',
  examples: [
    {
      name: 'columns',
      title: 'Columns: a year without a figure is a gap, what is not exact is hollow',
      render: () =>
        chartOf(
          'Cargo by year, thousands of tonnes',
          'From 741 in 2018 to 809 in 2024. No figure for 2021.',
          {
            kind: 'columns',
            points: years,
            series: [
              {
                name: 'Cargo',
                values: tonnes,
                soft: [true, true, false, false, false, false, false],
              },
            ],
            target: { value: 800, label: 'Target 800' },
            tick: String,
            said: said(years, tonnes),
          },
          'Rounded',
        ),
    },
    {
      name: 'changes',
      title: 'Columns below zero, of three series',
      render: () =>
        chartOf('Change by year, percent', 'Lowest in 2020.', {
          kind: 'columns',
          points: years.slice(1),
          series: [
            { name: 'Passengers', values: [7, -69, 113, 59, 8, 16] },
            { name: 'Movements', values: [2, -60, 80, 40, 5, 13] },
            { name: 'Cargo', values: [0, -27, null, null, -1, 5] },
          ],
          tick: (value) => `${value} %`,
        }),
    },
    {
      name: 'lines',
      title: 'Lines of two years: no line goes over a gap',
      render: () =>
        chartOf('Passengers by month, millions', 'Two years.', {
          kind: 'lines',
          points: months,
          series: [
            { name: '2023', values: [3, 2.8, 3.1, null, null, 3.2, 3.4, 3.3, 3, 3.1, 3.2, 3.6] },
            { name: '2024', values: [3.9, null, 3.7, 3.6, 3.8, 3.9, 4.1] },
          ],
          tick: String,
          said: months.map((month) => `${month}: see the table`),
        }),
    },
    {
      name: 'many',
      title: 'Ten years of twelve series: dashes, and from the seventh on thick lines',
      render: () =>
        chartOf('Passengers of airlines by month', 'Twelve airlines, from 2015 to 2024.', {
          kind: 'lines',
          points: tenYears,
          labels: 5,
          series: manySeries,
          tick: String,
          said: tenYears.map((month) => `${month}: see the table`),
        }),
    },
    {
      name: 'steps',
      title: 'Steps: a value holds until the next, and the scale begins where the values are',
      render: () =>
        chartOf('A rate', 'Between 3,900 and 4,100.', {
          kind: 'steps',
          points: years,
          series: [{ name: 'Rate', values: [4000, 4100, 4100, 3950, 3900, 4050, 4000] }],
          tick: String,
        }),
    },
    {
      name: 'day-columns',
      title: 'A queue at eleven in the morning',
      render: () =>
        chartOf(
          'Security today',
          'Longest at 18:00: about 22 min.',
          {
            kind: 'columns',
            points: waits.map((_wait, hour) => `${hour}:00`),
            axis: ['0:00', '6:00', '12:00', '18:00', '24:00'],
            series: [
              { name: 'Minutes', values: waits, soft: waits.map((_wait, hour) => hour >= 11) },
            ],
            tick: (value) => `${value} min`,
            said: waits.map((wait, hour) => `${hour}:00 · ${wait} min`),
            at: 10,
          },
          'Expected',
        ),
    },
  ],
};
