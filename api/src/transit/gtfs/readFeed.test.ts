import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { runsOn } from '../serviceDays.ts';
import { exampleTexts, zipOf, type FeedTexts } from './exampleFeed.ts';
import { folderFiles } from './folderFiles.ts';
import { readFeed } from './readFeed.ts';
import { zipFiles } from './zipFiles.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gtfs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(bytes: Uint8Array) {
  const path = join(folder, 'feed.zip');
  writeFileSync(path, bytes);
  return readFeed((faults) => zipFiles(path, faults));
}
const readTexts = (changed: FeedTexts = {}, where = '') =>
  read(zipOf({ ...exampleTexts(), ...changed }, where));

test.each(['', 'feed/'])('a feed is read, its files at %p', async (where) => {
  const result = await readTexts({}, where);
  if (result.kind === 'bad') throw new Error(JSON.stringify(result.faults));
  const { feed } = result;
  expect(feed.stops.map(({ name }) => name)).toEqual(['Uno', 'Dos', 'Tres']);
  expect(feed.patterns.map(({ services }) => services.length)).toEqual([3, 2]);
  const [repeated, airport] = feed.patterns;
  expect([...(repeated?.times ?? [])].filter((_, at) => at % 4 === 0)).toEqual([
    28_800, 30_000, 31_200,
  ]);
  expect(airport?.times.at(-1)).toBe(25 * 3600 + 40 * 60);
  const [service] = feed.services;
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-25'];
  expect(days.map((day) => service && runsOn(service, day))).toEqual([true, true, false, false]);
});

test('a feed as others publish it is read, and what was understood is said', async () => {
  const result = await readFeed(() =>
    folderFiles(new URL('../../../feeds/gtfs/', import.meta.url)),
  );
  if (result.kind === 'bad') throw new Error(JSON.stringify(result.faults));
  const { feed, notes } = result;
  expect(notes).toEqual(['columns separated by semicolons']);
  expect(feed.stops.map(({ name }) => name)).toEqual(['Calle 26 "El Dorado", sur', 'Dos', 'Tres']);
  expect([feed.publisher, feed.validFrom]).toEqual(['Buses de Ejemplo', '2026-01-01']);
  expect(feed.patterns[0]?.times.at(-1)).toBe(24 * 3600 + 10 * 60);
});

test.each<[string, (text: string) => Uint8Array, string[]]>([
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), ['UTF-16']],
  ['Windows-1252', (text) => Buffer.from(text, 'latin1'), ['Windows-1252']],
  ['carriage returns', (text) => strToU8(text.replaceAll('\n', '\r')), []],
  [
    'sep=; and decimal commas',
    (text) => strToU8(`sep=;\r\n${text.replaceAll(',', ';').replaceAll(/(\d)\.(\d)/g, '$1,$2')}`),
    ['columns separated by semicolons'],
  ],
])('a feed in %s says the same', async (_, written, notes) => {
  const texts = Object.entries(exampleTexts()).map(([name, text]) => [name, written(text)]);
  const plain = await readTexts();
  const read1 = await read(zipSync(Object.fromEntries(texts) as Record<string, Uint8Array>));
  expect(read1).toEqual({ ...plain, notes });
});

const { 'stop_times.txt': times = '', 'trips.txt': trips = '' } = exampleTexts();

test.each<[string, FeedTexts, string, number | null, RegExp]>([
  [
    'an unknown stop',
    { 'stop_times.txt': times.replace(',c,2', ',x,2') },
    'stop_times.txt',
    5,
    /no stop "x"/,
  ],
  [
    'no time',
    { 'stop_times.txt': times.replace('08:20:00', '8.20') },
    'stop_times.txt',
    3,
    /no time/,
  ],
  [
    'a bus that goes back in time',
    { 'stop_times.txt': times.replaceAll('08:20:00', '07:20:00') },
    'trips.txt',
    2,
    /back in time/,
  ],
  [
    'an unknown service',
    { 'trips.txt': trips.replace('1,W', '1,X') },
    'trips.txt',
    2,
    /service_id "X"/,
  ],
  [
    'another time zone',
    { 'agency.txt': 'agency_name,agency_url,agency_timezone\nB,https://b.example,Europe/Paris\n' },
    'agency.txt',
    2,
    /America\/Bogota/,
  ],
  [
    'a missing column',
    { 'stops.txt': 'stop_id,stop_name,stop_lat\na,Uno,4\n' },
    'stops.txt',
    1,
    /"stop_lon" is missing/,
  ],
  [
    'a control character',
    { 'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\na,U\0no,4,-74\n' },
    'stops.txt',
    2,
    /control character: take it away/,
  ],
  [
    'a trip on demand',
    { 'stop_times.txt': times.replace(',b,5', ',,5') },
    'stop_times.txt',
    3,
    /GTFS-Flex.*take them out/,
  ],
  [
    'a trip that goes on after midnight as the next day',
    { 'stop_times.txt': times.replaceAll('25:40:00', '01:40:00') },
    'trips.txt',
    4,
    /after midnight 00:10:00 is 24:10:00/,
  ],
  [
    'columns that another sign separates',
    { 'trips.txt': trips.replaceAll(',', '|') },
    'trips.txt',
    1,
    /separated by "\|": separate them with commas/,
  ],
  [
    'a formula',
    { 'trips.txt': trips.replace('Centro', '=A1') },
    'trips.txt',
    2,
    /^"=A1" is a formula: write its value$/,
  ],
  [
    'a day that is none',
    { 'calendar_dates.txt': 'service_id,date,exception_type\nW,25/12/2026,2\n' },
    'calendar_dates.txt',
    2,
    /^date "25\/12\/2026" is no day, YYYYMMDD$/,
  ],
  [
    'an open quote',
    { 'routes.txt': 'route_id,route_type,route_short_name\n1,3,"A\n' },
    'routes.txt',
    null,
    /./,
  ],
])('%s is reported by file and line', async (_name, changed, file, line, reason) => {
  const result = await readTexts(changed);
  const faults = result.kind === 'bad' ? result.faults : [];
  expect(faults).toContainEqual({
    file,
    line: line ?? (expect.anything() as number),
    reason: expect.stringMatching(reason) as string,
  });
});

test('a feed without a day is told so of the file that it has', async () => {
  const { 'calendar.txt': _weeks, ...texts } = exampleTexts();
  const dates = 'service_id,date,exception_type\nW,20261225,2\n';
  const result = await read(zipOf({ ...texts, 'calendar_dates.txt': dates }));
  const reason = 'no trip runs on any day';
  expect(result).toMatchObject({ faults: [{ file: 'calendar_dates.txt', line: null, reason }] });
});

test('an archive that was damaged on its way is refused, though all of it can be read', async () => {
  const texts = Object.entries(exampleTexts()).map(
    ([name, text]) => [name, strToU8(text)] as const,
  );
  // Stored as it is: another letter is no fault of the packing.
  const bytes = Buffer.from(zipSync(Object.fromEntries(texts), { level: 0 }));
  expect((await read(bytes)).kind).toBe('good');
  bytes.write('Una', bytes.indexOf('Uno'));
  const result = await read(bytes);
  expect(result).toMatchObject({
    faults: [{ file: 'stops.txt', reason: expect.stringContaining('is damaged') as string }],
  });
});

test('what is no archive, and an archive that ends too early, are refused', async () => {
  const whole = zipOf(exampleTexts());
  for (const bytes of [Buffer.from('not a zip'), whole.slice(0, whole.length / 2)])
    expect((await read(bytes)).kind).toBe('bad');
});
