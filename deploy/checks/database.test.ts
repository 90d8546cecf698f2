import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot } from '@eldorado/build/app';
import { startDebianPostgres, type DebianPostgres } from './debianPostgres.ts';
import { deployDir } from './files.ts';
import { run } from './programs.ts';

let postgres: DebianPostgres;
let dir: string;
let file: string;

const script = (name: string, database: string, ...args: string[]) =>
  run(path.join(deployDir, 'database', name), args, {
    env: { DATABASE_URL: postgres.url(database), PG_BIN: postgres.bin },
  });
const api = (...words: string[]) =>
  run(process.execPath, ['--import', '@eldorado/build/register', 'api/src/cli.ts', ...words], {
    cwd: repoRoot,
    env: { DATABASE_URL: postgres.url('site') },
  });
/** Every table with the number of its rows and a hash over them. */
const contents = (database: string) => {
  const selects = postgres
    .query(database, "select tablename from pg_tables where schemaname = 'public' order by 1")
    .split('\n')
    .map(
      (table) =>
        `select '${table} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from "${table}" t`,
    );
  // All in one question: a program that asks starts anew each time.
  return postgres.query(database, selects.join(' union all ')).split('\n').sort();
};

beforeAll(() => {
  postgres = startDebianPostgres();
  dir = mkdtempSync(path.join(tmpdir(), 'backup-'));
  file = path.join(dir, 'site.dump');
  postgres.create('site');
});
afterAll(() => {
  postgres.stop();
  rmSync(dir, { recursive: true });
});

test('the migrations run as a job, once and again, on Debian’s PostgreSQL', () => {
  const migrations = /^\d+ migrations applied, the last \d{4}_\w+\.sql$/m;
  expect(api('migrate')).toMatch(migrations);
  expect(api('migrate')).toMatch(migrations);
});

test('the role of gateways has what they share, and nothing of visitors', () => {
  const makeRole = (password: string) =>
    run(path.join(deployDir, 'database/gateway-role.sh'), [], {
      env: {
        DATABASE_URL: postgres.url('site'),
        PG_BIN: postgres.bin,
        GATEWAY_DATABASE_PASSWORD: password,
      },
    });
  const kept = () =>
    postgres.query('site', "select rolpassword from pg_authid where rolname = 'gateway'");
  // As a server that is looked into writes down: what it is told, whole.
  postgres.query('site', "alter role postgres set log_statement = 'all'");
  makeRole('first-password');
  const first = kept();
  makeRole("another's password");
  postgres.query('site', 'alter role postgres reset log_statement');
  expect([first, kept()]).toEqual([
    expect.stringMatching(/^SCRAM-SHA-256\$/),
    expect.not.stringContaining(first),
  ]);
  expect(postgres.log()).toMatch(/statement: create role gateway/i);
  expect(postgres.log()).not.toMatch(/first-password|another's/);
  api('migrate');
  postgres.query(
    'site',
    "insert into shared_secrets values ('personal', 'x'), ('load-outcomes', 'y') on conflict do nothing",
  );
  const gateway = (sql: string) => postgres.query('site', `set role gateway; ${sql}`);
  expect(gateway('select name from shared_secrets')).toContain('load-outcomes');
  expect(gateway('select name from shared_secrets')).not.toContain('personal');
  gateway("insert into operator_sessions values ('k', 'Ana', now())");
  gateway('delete from operator_sessions');
  for (const table of ['mails', 'taxi_users', 'rate_limits'])
    expect(() => gateway(`select from ${table}`)).toThrow('permission denied');
  postgres.query('site', 'delete from shared_secrets');
});

test('a database that was backed up and restored holds the same', () => {
  // Fills the tables as a start does, and changes one.
  api('airport', 'close');
  expect(script('backup.sh', 'site', file)).toMatch(/site\.dump: \d\d tables, \d+ bytes/);
  postgres.create('restored');
  expect(script('restore.sh', 'restored', file)).toMatch(/restored: \d\d tables/);
  const before = contents('site');
  expect(before.filter((line) => !/^\w+ 0 /.test(line)).length).toBeGreaterThan(10);
  expect(contents('restored')).toEqual(before);
  expect(postgres.query('restored', 'select open from airport_state')).toBe('f');
});

test('a database in use is not overwritten', () => {
  const before = contents('site');
  expect(() => script('restore.sh', 'site', file)).toThrow('has');
  expect(contents('site')).toEqual(before);
});

test('a file that is cut restores nothing, and a backup that fails leaves no file', () => {
  const cut = path.join(dir, 'cut.dump');
  const bytes = readFileSync(file);
  writeFileSync(cut, bytes.subarray(0, bytes.length - 2_000));
  postgres.create('broken');
  expect(() => script('restore.sh', 'broken', cut)).toThrow();
  expect(
    postgres.query('broken', "select count(*) from pg_tables where schemaname = 'public'"),
  ).toBe('0');
  const none = path.join(dir, 'none.dump');
  expect(() => script('backup.sh', 'missing', none)).toThrow('does not exist');
  expect(existsSync(none) || existsSync(`${none}.part`)).toBe(false);
});
