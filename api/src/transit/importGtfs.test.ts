import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@eldorado/releases/until';
import type { CityRoutes } from '../cityRoutes/schema.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { fixedClock } from '../time/clock.ts';
import { exampleTexts, zipOf, type FeedTexts } from './gtfs/exampleFeed.ts';
import { clearGtfs, importGtfs } from './importGtfs.ts';

jest.setTimeout(60_000);

const clock = fixedClock('2026-11-20T15:00:00Z');
let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await testApi({ clock, jobs: false });
  folder = mkdtempSync(join(tmpdir(), 'gtfs-'));
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

const load = (texts: FeedTexts) => {
  const path = join(folder, 'feed.zip');
  writeFileSync(path, zipOf(texts));
  return importGtfs(api.database, path, clock.now());
};
const timetable = async () =>
  (await api.app.inject('/api/v2/city-routes?from=chapinero')).json<CityRoutes>().timetable;
const follows = (source: string) => until(async () => (await timetable()).source === source);
const stored = async () =>
  (
    await api.database.transaction((client) =>
      client.query<{ stops: number; patterns: number }>(
        'select (select count(*)::int from transit_stops) as stops, (select count(*)::int from transit_patterns) as patterns',
      ),
    )
  ).rows[0];

test('a feed takes the place of the demonstration, running sites follow, and it can be taken back', async () => {
  expect(await timetable()).toMatchObject({ source: 'demo' });
  const demonstration = await stored();
  const result = await load(exampleTexts());
  await follows('import');
  expect(await timetable()).toMatchObject({
    publisher: 'Buses',
    validTo: '2026-12-31',
    version: result.kind === 'loaded' ? result.version : '',
  });
  expect(await stored()).toEqual({ stops: 3, patterns: 2 });
  await clearGtfs(api.database, clock.now());
  await follows('demo');
  expect(await stored()).toEqual(demonstration);
});

const { 'calendar.txt': weeks = '', ...others } = exampleTexts();
const dates = 'service_id,date,exception_type\n';
test.each<[string, FeedTexts]>([
  [
    'by its weeks',
    {
      'calendar.txt': weeks.replace('20260101,20261231', '20250101,20251231'),
      'calendar_dates.txt': dates,
    },
  ],
  ['by its days alone', { 'calendar_dates.txt': `${dates}W,20251231,1\n` }],
])('a feed that has ended %s is refused: it would leave no bus', async (_, texts) => {
  const before = await stored();
  expect(await load({ ...others, ...texts })).toEqual({
    kind: 'refused',
    faults: [
      {
        file: 'feed.zip',
        line: null,
        reason: "the feed's last day is 2025-12-31: send the one of today",
      },
    ],
  });
  expect(await stored()).toEqual(before);
});

test('a feed with a fault changes nothing, and says where it is', async () => {
  await load(exampleTexts());
  await follows('import');
  const before = { stored: await stored(), timetable: await timetable() };
  const { 'stops.txt': stops = '', ...rest } = exampleTexts();
  const result = await load({ ...rest, 'stops.txt': stops.replace('4.65,', '465,') });
  expect(result.kind).toBe('refused');
  const faults = result.kind === 'refused' ? result.faults : [];
  expect(faults[0]).toMatchObject({ file: 'stops.txt', line: 3 });
  expect({ stored: await stored(), timetable: await timetable() }).toEqual(before);
});

test('two imports at once are one after the other: the timetable is whole', async () => {
  const { 'routes.txt': routes = '', ...rest } = exampleTexts();
  const other = { ...rest, 'routes.txt': routes.replace('K86', 'Z9') };
  const first = join(folder, 'first.zip');
  const second = join(folder, 'second.zip');
  writeFileSync(first, zipOf(exampleTexts()));
  writeFileSync(second, zipOf(other));
  const results = await Promise.all(
    [first, second].map((path) => importGtfs(api.database, path, clock.now())),
  );
  const versions = results.map((result) => (result.kind === 'loaded' ? result.version : ''));
  expect(new Set(versions).size).toBe(2);
  await until(async () => versions.includes((await timetable()).version));
  expect(await stored()).toEqual({ stops: 3, patterns: 2 });
});
