import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { thorough } from '@eldorado/testing/thorough';
import { openDatabase, type Database } from '../../db/database.ts';
import { importEstablishments } from '../../establishments/importEstablishments.ts';
import { establishmentForm } from '../../establishments/establishmentForm.ts';
import { replaceOpenings } from '../../jobs/command.ts';
import { judgeOpenings, openingForm } from '../../jobs/judgeOpenings.ts';
import {
  readingsOfCsv,
  readingsOfJson,
  type ReadMessage,
} from '../../live/readings/readMessage.ts';
import { takeReadings } from '../../live/readings/takeReadings.ts';
import { loadStore } from '../../loadStore.ts';
import { importMap } from '../../map/archive/importMap.ts';
import { ratesOfCsv, ratesOfJson, type ReadRates } from '../../rates/readRates.ts';
import { takeRates } from '../../rates/takeRates.ts';
import { readStatistics } from '../../statistics/readStatistics.ts';
import { takeStatistics } from '../../statistics/takeStatistics.ts';
import type { Store } from '../../store.ts';
import { testDatabase } from '../../testing/testApi.ts';
import { readCsv } from '../../text/readCsv.ts';
import { decodeUtf8 } from '../../text/readUtf8.ts';
import { exampleTexts, zipOf } from '../../transit/gtfs/exampleFeed.ts';
import { importGtfs } from '../../transit/importGtfs.ts';
import { applyAidx } from '../aidx/applyAidx.ts';
import { AidxError, readAidx } from '../aidx/readAidx.ts';
import { importSchedule } from '../importSchedule.ts';
import { scheduleForm } from '../scheduleForm.ts';
import { importSsim } from '../ssim/importSsim.ts';
import { mishaps, mutated, slips } from './mutate.ts';

jest.setTimeout(thorough ? 3_600_000 : 60_000);

/** A thousand files of a kind by THOROUGH=1, of the five thousand that mutated.test.ts reads; FC_SEED=n tries others. */
const run = {
  numRuns: thorough ? 1_000 : 4,
  seed: Number(process.env['FC_SEED'] ?? 20261127),
};

const now = new Date('2026-11-20T17:00:30Z');
const today = '2026-11-20';
const feeds = join(import.meta.dirname, '../../../feeds');
const file = (path: string) => readFileSync(join(feeds, path));
/** The beginning of a file, which says as much as all of it. */
const linesOf = (path: string, count: number) =>
  Buffer.from(file(path).toString().split('\n').slice(0, count).join('\n'));
const textOf = (bytes: Uint8Array) => decodeUtf8(bytes) ?? '';

let database: Database;
let store: Store;
let folder: string;
beforeAll(async () => {
  database = await openDatabase({
    dataDir: '',
    databaseUrl: await testDatabase('flights'),
    log: { info: () => undefined, warn: () => undefined },
  });
  store = await loadStore(database, now);
  folder = mkdtempSync(join(tmpdir(), 'applied-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

type State = Readonly<Record<string, readonly string[]>>;

/** The rows of tables, as the database writes them. */
async function stateOf(tables: readonly string[]): Promise<State> {
  const state: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await database.work
      .orm()
      .execute<{ row: string }>(`select t::text as row from ${table} t`);
    state[table] = rows.map(({ row }) => row);
  }
  return state;
}

/** What an import says that it did. */
type Said =
  | { kind: 'refused' }
  /** How many rows each table has now. */
  | { kind: 'replaced'; rows: Readonly<Record<string, number>> }
  /** How many rows are new, or other than before. */
  | { kind: 'laid over'; rows: number };
const refused: Said = { kind: 'refused' };

/** What no import does that is refused, or lays its rows over the others. */
interface Lost {
  kind: 'lost';
  rows: number;
}

/** What became of the tables, in an import's own words. */
function became(said: Said, before: State, after: State): Said | Lost {
  if (said.kind === 'replaced') {
    const rows = Object.keys(said.rows).map((table) => [table, after[table]?.length ?? 0] as const);
    return { kind: 'replaced', rows: Object.fromEntries(rows) };
  }
  const was = Object.values(before).flat();
  const known = new Set(was);
  const is = Object.values(after).flat();
  const rows = is.filter((row) => !known.has(row)).length;
  if (rows === 0 && is.length === was.length)
    return said.kind === 'refused' ? said : { kind: 'laid over', rows };
  const lost = was.length - is.length;
  return lost > 0 ? { kind: 'lost', rows: lost } : { kind: 'laid over', rows };
}

interface Kind {
  name: string;
  /** The files of which each suffers in its turn. */
  files: readonly Uint8Array[];
  tables: readonly string[];
  load: (files: readonly Uint8Array[]) => Promise<Said>;
}

/** What the boards show of a schedule. */
const legs = "(select * from flights where source = 'import')";

const only = ([bytes = Buffer.alloc(0)]: readonly Uint8Array[]) => bytes;

async function readings(read: ReadMessage): Promise<Said> {
  if (read.kind === 'bad') return refused;
  const { taken, corrected } = await takeReadings(database, store, read.readings, now.getTime());
  return { kind: 'laid over', rows: taken + corrected };
}
async function rates(read: ReadRates): Promise<Said> {
  if (read.kind === 'bad') return refused;
  const { entries } = read;
  const receipt = await takeRates(database, store, { entries, mode: 'all', now });
  if (receipt.faults.length > 0) return refused;
  return { kind: 'laid over', rows: receipt.taken + receipt.corrected };
}
async function aidx(bytes: Uint8Array): Promise<Said> {
  try {
    const { applied } = await applyAidx(database, await readAidx(Readable.from([bytes])), now);
    return { kind: 'laid over', rows: applied };
  } catch (error) {
    if (error instanceof AidxError) return refused;
    throw error;
  }
}
async function buses(zip: Uint8Array): Promise<Said> {
  const path = join(folder, 'feed.zip');
  writeFileSync(path, zip);
  const result = await importGtfs(database, path, now);
  if (result.kind === 'refused') return refused;
  const { stops, routes, services, patterns, transfers } = result.feed;
  return {
    kind: 'replaced',
    rows: {
      transit_stops: stops.length,
      transit_routes: routes.length,
      transit_services: services.length,
      transit_patterns: patterns.length,
      transit_transfers: transfers.length,
      transit_feed: 1,
    },
  };
}
const gtfsTables = ['feed', 'stops', 'routes', 'services', 'patterns', 'transfers'].map(
  (name) => `transit_${name}`,
);
const texts = exampleTexts();
const names = Object.keys(texts);

const imdfNames = readdirSync(join(feeds, 'imdf')).filter((name) => name.endsWith('json'));
async function indoorMap(files: readonly Uint8Array[]): Promise<Said> {
  const archive = join(folder, 'imdf');
  mkdirSync(archive, { recursive: true });
  for (const [at, name] of imdfNames.entries())
    writeFileSync(join(archive, name), files[at] ?? Buffer.alloc(0));
  const result = await importMap(database, archive, now);
  if (result.kind === 'faulty') return refused;
  return {
    kind: 'replaced',
    rows: { map_archive: 1, map_features: result.archive.features.length },
  };
}

const kinds: Kind[] = [
  {
    name: 'a schedule',
    files: [linesOf('example-schedule.csv', 30)],
    tables: ['schedule_rows', legs],
    async load(files) {
      const read = await readCsv([only(files)], scheduleForm);
      const result = await importSchedule(database, read, now);
      return result.kind === 'refused'
        ? refused
        : { kind: 'replaced', rows: { schedule_rows: result.rows, [legs]: result.legs } };
    },
  },
  {
    name: 'SSIM',
    files: [file('ssim/two-airlines.ssim')],
    tables: ['schedule_rows', legs],
    async load(files) {
      const result = await importSsim(database, Buffer.from(only(files)).toString('latin1'), now);
      return result.kind === 'refused'
        ? refused
        : {
            kind: 'replaced',
            rows: { schedule_rows: result.rows + result.kept, [legs]: result.legs },
          };
    },
  },
  {
    name: 'establishments',
    files: [linesOf('../data/establishments.csv', 8)],
    tables: ['establishments'],
    async load(files) {
      const read = await readCsv([only(files)], establishmentForm);
      const result = await importEstablishments(database, read);
      return result.kind === 'refused'
        ? refused
        : { kind: 'replaced', rows: { establishments: result.rows } };
    },
  },
  {
    name: 'openings',
    files: [file('jobs/jobs.csv')],
    tables: ['job_openings'],
    async load(files) {
      const read = await readCsv([only(files)], openingForm);
      if (read.kind === 'bad') return refused;
      const { openings, faults } = judgeOpenings(read.rows);
      if (faults.length > 0) return refused;
      await replaceOpenings(database, openings);
      return { kind: 'replaced', rows: { job_openings: openings.length } };
    },
  },
  {
    name: 'statistics',
    files: [file('statistics/example.csv')],
    tables: ['statistics'],
    async load(files) {
      const read = await readStatistics([only(files)], today);
      if (read.kind === 'bad') return refused;
      const figures = read.figures.map(({ figure }) => figure);
      const { added, changed } = await takeStatistics(database, figures, now);
      // What was said before stays, in its version.
      return { kind: 'laid over', rows: added.length + changed.length };
    },
  },
  {
    name: 'rates',
    files: [file('rates/rates.csv')],
    tables: ['exchange_rate_days', 'exchange_house_quotes'],
    load: async (files) => rates(await ratesOfCsv([only(files)])),
  },
  {
    name: 'rates in JSON',
    files: [
      Buffer.from(
        JSON.stringify({
          rates: [{ currency: 'USD', date: today, pesos: 3801.55, source: 'Banco' }],
        }),
      ),
    ],
    tables: ['exchange_rate_days', 'exchange_house_quotes'],
    load: (files) => rates(ratesOfJson(textOf(only(files)))),
  },
  {
    name: 'readings',
    files: [file('live/readings.csv')],
    tables: ['live_readings'],
    load: async (files) => readings(await readingsOfCsv([only(files)])),
  },
  {
    name: 'readings in JSON',
    files: [
      Buffer.from(
        JSON.stringify({
          readings: [{ subject: '1-national', measuredAt: '2026-11-20T12:00:00Z', value: 7 }],
        }),
      ),
    ],
    tables: ['live_readings'],
    load: (files) => readings(readingsOfJson(textOf(only(files)))),
  },
  {
    name: 'AIDX',
    files: [file('aidx/01-update.xml')],
    tables: ['leg_updates'],
    load: (files) => aidx(only(files)),
  },
  {
    name: 'GTFS',
    files: names.map((name) => Buffer.from(texts[name] ?? '')),
    tables: gtfsTables,
    load: (files) =>
      buses(
        zipSync(Object.fromEntries(names.map((name, at) => [name, files[at] ?? Buffer.alloc(0)]))),
      ),
  },
  {
    name: 'GTFS as a ZIP',
    files: [zipOf(texts)],
    tables: gtfsTables,
    load: (files) => buses(only(files)),
  },
  {
    name: 'IMDF',
    files: imdfNames.map((name) => file(join('imdf', name))),
    tables: ['map_archive', 'map_features'],
    load: indoorMap,
  },
];

test('rows that a refused import takes away are seen', () => {
  const before = { openings: ['one', 'two'] };
  expect(became(refused, before, { openings: ['one'] })).toEqual({ kind: 'lost', rows: 1 });
  expect(became(refused, before, { openings: [] })).toEqual({ kind: 'lost', rows: 2 });
  expect(became(refused, before, before)).toEqual(refused);
});

test.each(kinds)(
  '$name that suffered on the way changes what is said of it, or nothing',
  async ({ files, tables, load }) => {
    expect(await load(files)).not.toEqual(refused);
    let before = await stateOf(tables);
    await fc.assert(
      fc.asyncProperty(fc.oneof(slips, mishaps), fc.nat(files.length - 1), async (all, which) => {
        const said = await load(files.map((one, at) => (at === which ? mutated(one, all) : one)));
        const after = await stateOf(tables);
        expect(became(said, before, after)).toEqual(said);
        before = after;
      }),
      { ...run, endOnFailure: true },
    );
  },
);
