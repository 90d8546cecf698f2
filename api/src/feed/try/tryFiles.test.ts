import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thoroughly } from '@eldorado/testing/thorough';
import { openDatabase, type Database } from '../../db/database.ts';
import { main as establishmentsMain } from '../../establishments/cli.ts';
import { seed } from '../../seeds.ts';
import { exampleTexts, zipOf } from '../../transit/gtfs/exampleFeed.ts';
import { testDatabase } from '../../testing/testApi.ts';
import { runHere } from '../../testing/runCommand.ts';
import { main } from '../cli.ts';
import { rehearse } from './rehearse.ts';

jest.setTimeout(120_000);

const root = join(import.meta.dirname, '../../../..');
const now = '2026-11-20T17:00:30Z';
let databaseUrl: string;
let database: Database;
let folder: string;
beforeAll(async () => {
  databaseUrl = await testDatabase('flights');
  const log = { info: () => undefined, warn: () => undefined };
  database = await openDatabase({ dataDir: '', databaseUrl, log });
  folder = mkdtempSync(join(tmpdir(), 'try-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const tryOut = (...files: string[]) =>
  runHere(main, ['try', ...files], {
    INIT_CWD: root,
    DATABASE_URL: databaseUrl,
    AIRPORT_NOW: now,
  });
const feeds = (path: string) =>
  readdirSync(join(root, 'api/feeds', path))
    .filter((name) => /\.(csv|xml|txt|json)$/.test(name))
    .map((name) => join('api/feeds', path, name));

/** How much each table has; sequences may go on, they count nothing that is shown. */
async function everything() {
  return database.transaction(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const counts = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ count: number; hash: string }>(
        `select count(*)::int as count, coalesce(sum(hashtext(t::text)::bigint), 0)::text as hash from ${name} t`,
      );
      counts.push({ name, ...rows[0] });
    }
    return counts;
  });
}

test('every example is told by its kind and what would change, and nothing changes', async () => {
  await database.work.transaction(seed);
  const before = await everything();
  const files = ['', 'jobs', 'live', 'rates', 'statistics', 'aidx'].flatMap(feeds);
  const { status, stdout, stderr } = await tryOut(...files, 'api/feeds/imdf', 'api/feeds/gtfs');
  for (const lines of [
    'api/feeds/example-schedule.csv: a flight schedule (CSV)\n  would be: 481 rows in place of 0: ',
    'api/feeds/jobs/jobs.csv: openings of employers (CSV)\n  would be: 2 openings in place of 0\n',
    'api/feeds/live/readings.csv: readings of queues and car parks (CSV)\n  would be: 4 taken, ',
    'api/feeds/rates/rates.csv: exchange rates (CSV)\n  would be: 3 taken, ',
    '(CSV)\n  would be: 2024 movements: 360044 -> 360589\n  would be: 0 added, 1 changed, ',
    'api/feeds/aidx/01-update.xml: flight legs (IATA AIDX)\n  would be: 2 applied, ',
    'api/feeds/imdf: an indoor map (IMDF)\n  would be: 23 features in place of ',
    "api/feeds/gtfs: the city's buses (GTFS)\n  Read as: columns separated by semicolons.\n  would be: 3 stops in place of ",
  ])
    expect(stdout).toContain(lines);
  // One example is refused in part.
  expect(stderr.match(/^ {2}api.*/gm)).toHaveLength(3);
  expect(stderr).toContain('  api/feeds/aidx/09-partly-rejected.xml: ');
  expect(stdout).toMatch(/\nNothing was changed\. Mend what is said, and try again\.\n$/);
  expect(status).toBe(1);
  expect(await everything()).toEqual(before);
});

thoroughly(test)('what others send is told with how it was read', async () => {
  const { stdout, stderr } = await tryOut(...feeds('foreign'));
  expect(stdout).not.toContain(': unknown');
  expect(stdout).toContain(
    'schedule-unicode-text.txt: a flight schedule (CSV)\n  Read as: UTF-16, columns separated by tabs, ',
  );
  expect(stderr).toContain(
    'readings-excel-es.csv: line 2, queue/1-national: the subject is unknown: name a queue or a car park by its id\n',
  );
});

test('messages that are refused as a whole are told why', async () => {
  const { stderr, status } = await tryOut(...feeds('aidx/refused'));
  for (const line of [
    'doctype.xml: A DOCTYPE is not accepted.',
    'from-the-future.xml: TimeStamp lies in the future.',
    'malformed.xml: Not well-formed XML: 14:14: ',
    'no-timestamp.xml: TimeStamp is missing',
    'other-message.xml: The message must be a IATA_AIDX_',
  ])
    expect(stderr).toContain(`  api/feeds/aidx/refused/${line}`);
  expect(status).toBe(1);
});

/** A file of its own. */
function file(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

thoroughly(test)('a good file of each other kind would be taken', async () => {
  const csv = join(folder, 'establishments.csv');
  await runHere(establishmentsMain, ['export', csv], { DATABASE_URL: databaseUrl });
  const json = {
    rates: [{ currency: 'USD', date: '2026-11-20', pesos: 3801.55, source: 'BanRep' }],
  };
  const reading = { subject: 'parking/p1', measuredAt: '2026-11-20T12:00:00-05:00', value: 7 };
  const { status, stdout, stderr } = await tryOut(
    file('buses.zip', zipOf(exampleTexts())),
    file('rates.json', JSON.stringify(json)),
    csv,
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /buses\.zip: the city's buses \(GTFS\)\n {2}would be: \d+ stops in place of /,
  );
  expect(stdout).toMatch(/rates\.json: exchange rates \(JSON\)\n {2}would be: 1 taken, /);
  expect(stdout).toMatch(
    /establishments\.csv: establishments \(CSV\)\n {2}would be: (\d+) establishments in place of \1\n/,
  );
  expect(stdout).toMatch(/Nothing was changed\. All of it would be taken\.\n$/);
  const message = await tryOut(file('m.json', JSON.stringify({ readings: [reading] })));
  expect(message.stdout).toContain('readings of queues and car parks (JSON)');
});

test.each([
  ['notes.txt', 'Dear all,\n'],
  ['empty.csv', ''],
  ['torn.zip', 'PK\u0003\u0004 and no more'],
  ['picture.png', '\u0089PNG\u0000\u0000'],
])('%s is of no kind, and is told what the site takes', async (name, content) => {
  const { status, stderr } = await runHere(main, ['try', file(name, content)], {
    // No database is asked for it.
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
  });
  expect(stderr).toContain(`${name}: it is of no kind that the site takes. It takes:\n`);
  expect(stderr).toContain('exchange rates (CSV): a header with currency, pesos, ');
  expect(status).toBe(1);
});

test('a table of no kind is told by its columns', async () => {
  const { stderr } = await runHere(
    main,
    ['try', file('trm.csv', 'fecha;trm\n06/07/2020;3.635,12\n')],
    {},
  );
  expect(stderr).toContain(
    '\n    Its columns are fecha, trm: name them in the first row, as api/feeds/README.md has those of its kind\n',
  );
});

test('a file is known by its header under empty rows, and by one that other signs separate', async () => {
  const header = 'subject;measured_at;value\n';
  const rows = await tryOut(file('rows.csv', `;;;\n\n${header}1-national;2026-11-20T11:50Z;3\n`));
  expect(rows.stdout).toContain('rows.csv: readings of queues and car parks (CSV)\n');
  const { stdout, stderr } = await tryOut(file('piped.csv', header.replaceAll(';', '|')));
  expect(stdout).toContain('piped.csv: readings of queues and car parks (CSV)\n');
  expect(stderr).toContain('line 1: the columns are separated by "|": separate them with commas\n');
  const empty = await runHere(main, ['try', file('nothing.csv', '')], {});
  expect(empty.stderr).toContain('\n    It is empty, or neither a text nor a whole archive\n');
});

test.each([[[]], [['no-such-file.csv']]])(
  'without a file that is there it is wrong use: %p',
  async (files) => {
    expect((await tryOut(...files)).status).toBe(2);
  },
);

test('a rehearsal gives what the work gives, and what it throws', async () => {
  const rehearsed = rehearse(database);
  expect(
    await rehearsed.work.transaction(async (client) => {
      await client.query('delete from establishments');
      return 'done';
    }),
  ).toBe('done');
  const fails = rehearsed.transaction(() => Promise.reject(new Error('in vain')));
  await expect(fails).rejects.toThrow('in vain');
  const { rows } = await database
    .orm()
    .execute<{ count: number }>('select count(*)::int as count from establishments');
  expect(rows[0]?.count).toBeGreaterThan(0);
});
