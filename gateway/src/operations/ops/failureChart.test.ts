import { failureChart } from './failureChart.ts';

const now = Date.parse('2026-03-02T15:00:30Z');
const at = (clock: string) => Date.parse(`2026-03-02T${clock}:00Z`);

test('minutes with failures stand in a table, the newest first; those of before three hours do not count', () => {
  const html = failureChart(
    'mf-flights@1.1.0',
    [
      { minute: at('11:00'), loads: 9, failures: 9, onServer: 0 },
      { minute: at('14:01'), loads: 20, failures: 1, onServer: 0 },
      { minute: at('14:02'), loads: 20, failures: 0, onServer: 0 },
      { minute: at('14:03'), loads: 10, failures: 5, onServer: 4 },
    ],
    now,
  );
  expect(html).toContain('6 of 50 loads failed: 4 on the server, 2 in browsers');
  expect(
    html.match(/<tr><td>.*?<\/tr>/g)?.map((row) => row.replaceAll(/<[^>]+>/g, ' ').trim()),
  ).toEqual([
    expect.stringMatching(/14:03.* 10 +5 +4$/),
    expect.stringMatching(/14:01.* 20 +1 +0$/),
  ]);
});

test('without failures there is no table', () => {
  const html = failureChart(
    'shell@1.0.0',
    [{ minute: at('14:02'), loads: 9, failures: 0, onServer: 0 }],
    now,
  );
  expect(html).not.toContain('<table');
});

test('each minute that was looked at has its column, below an axis of percent and above one of hours', () => {
  const html = failureChart(
    'shell@1.0.0',
    [
      { minute: at('14:00'), loads: 10, failures: 5, onServer: 5 },
      { minute: at('14:02'), loads: 9, failures: 0, onServer: 0 },
    ],
    now,
  );
  expect(html.match(/<rect [^>]*class="failed"/g)).toHaveLength(1);
  expect(html.match(/<rect [^>]*class="well"/g)).toHaveLength(1);
  expect(html.match(/<text[^>]*>([^<]*)/g)?.map((text) => text.replace(/.*>/, ''))).toEqual(
    expect.arrayContaining(['0 %', '20 %', '40 %', '15:00']),
  );
});
