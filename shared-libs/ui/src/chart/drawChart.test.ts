import { drawChart, type ChartSpec } from './drawChart.ts';

const base: ChartSpec = {
  kind: 'columns',
  points: ['2021', '2022', '2023', '2024'],
  series: [{ name: 'a', values: [10, null, 30, 40] }],
  tick: String,
};

test('a scale begins at zero and ends at a round number', () => {
  const { ticks } = drawChart({ ...base, series: [{ name: 'a', values: [0, 0, 0, 37] }] });
  expect(ticks.map(({ label, y, isZero }) => [label, y, isZero])).toEqual([
    ['0', 86, true],
    ['10', 65.75, false],
    ['20', 45.5, false],
    ['30', 25.25, false],
    ['40', 5, false],
  ]);
});

test('charts beside each other have one scale, up to the highest of all', () => {
  const series = [{ name: 'a', values: [1, 2, 3, 4] }];
  const { ticks } = drawChart({ ...base, series, upTo: 37 });
  expect(ticks.map(({ label }) => label)).toEqual(['0', '10', '20', '30', '40']);
});

test('a column is as high as its value, and what nobody knows has none', () => {
  const [series] = drawChart(base).series;
  expect(series?.bars.map(({ x, height }) => [x, height])).toEqual([
    [3, 20.25],
    [53, 60.75],
    [78, 81],
  ]);
});

test('what is below zero hangs from it', () => {
  const { ticks, series } = drawChart({ ...base, series: [{ name: 'a', values: [-10, 10] }] });
  const zero = ticks.find(({ isZero }) => isZero)?.y ?? 0;
  const [below, above] = series[0]?.bars ?? [];
  expect([below?.y, (above?.y ?? 0) + (above?.height ?? 0)]).toEqual([zero, zero]);
});

test('no line goes over a gap: a value alone is a point', () => {
  const [series] = drawChart({
    ...base,
    kind: 'lines',
    points: ['1', '2', '3', '4', '5'],
    series: [{ name: 'a', values: [1, 2, null, 2, null] }],
  }).series;
  expect(series?.path).toBe('M10,45.5L30,5M70,5Z');
});

test('a step holds until the next one, and its scale begins where the values are', () => {
  const drawn = drawChart({
    ...base,
    kind: 'steps',
    series: [{ name: 'a', values: [4000, 4100, 4100, 3900] }],
  });
  expect(drawn.series[0]?.path).toBe('M0,45.5L25,45.5L25,5L75,5L75,86L100,86L100,86');
  expect(drawn.ticks.map(({ label }) => label)).toEqual(['3900', '3950', '4000', '4050', '4100']);
});

test('a scale has room for the target, and a chart without values is an empty one', () => {
  const { ticks, target } = drawChart({ ...base, target: { value: 90, label: 'Target' } });
  expect([ticks.at(-1)?.label, target]).toEqual([
    '100',
    { y: 13.1, label: 'Target', anchor: 'start' },
  ]);
  // Its words are where the columns are lower.
  const falling = { ...base, series: [{ name: 'a', values: [40, 30, null, 10] }] };
  expect(drawChart({ ...falling, target: { value: 90, label: 'T' } }).target?.anchor).toBe('end');
  const empty = drawChart({ ...base, points: [], series: [] });
  expect([empty.axis, empty.at]).toEqual([[], 0]);
});

test('below stand six labels at most, the last point’s always', () => {
  const points = Array.from({ length: 20 }, (_, index) => String(2006 + index));
  const { axis } = drawChart({ ...base, points, series: [{ name: 'a', values: [1] }] });
  expect(axis.map(({ label }) => label)).toEqual(['2009', '2013', '2017', '2021', '2025']);
  expect(axis.at(-1)?.anchor).toBe('middle');
  const dates = drawChart({ ...base, points: points.map((year) => `1 Mar ${year}`) });
  expect(dates.axis.at(-1)?.anchor).toBe('end');
});

test('words of the axis may be others, from its beginning to its end', () => {
  const { axis, at } = drawChart({ ...base, axis: ['0:00', '12:00', '24:00'], at: 1 });
  expect([axis.map(({ x, anchor }) => [x, anchor]), at]).toEqual([
    [
      [0, 'start'],
      [50, 'middle'],
      [100, 'end'],
    ],
    1,
  ]);
});

test('twelve series of ten years by month are one path each, and not large', () => {
  const points = Array.from({ length: 120 }, (_, index) => `m${index}`);
  const series = Array.from({ length: 12 }, (_, at) => ({
    name: `s${at}`,
    values: points.map((_point, index) => Math.sin(index + at) * 1000 + 2000),
  }));
  const drawn = drawChart({ ...base, kind: 'lines', points, series });
  expect(drawn.series.every(({ dots, path }) => dots.length === 0 && path !== '')).toBe(true);
  expect(JSON.stringify(drawn).length).toBeLessThan(25_000);
});
