import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thoroughly } from '@eldorado/testing/thorough';
import { runCommand } from '../examples/exampleCommand.ts';
import type { Printed } from './output.ts';
import {
  buildExample,
  exampleRelease,
  exampleShell,
  remoteContents,
  shellContents,
} from '../examples/exampleRelease.ts';
import type { Release } from '../release/release.ts';

// Each makes a site of releases, every write down to the disk.
jest.setTimeout(60_000);

const register = join(import.meta.dirname, '../../../build/register.mjs');
let store: string;

const { RELEASES_DIR, USER, CHANNEL } = process.env;

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'releases-'));
  Object.assign(process.env, { RELEASES_DIR: store, USER: 'ana' });
});

afterEach(async () => {
  restore({ RELEASES_DIR, USER, CHANNEL });
  await rm(store, { recursive: true });
});

function restore(before: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(before)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

const json = async (...args: string[]): Promise<Record<string, unknown>> => {
  const { code, out } = await runCommand(...args, '--json');
  return { code, ...(JSON.parse(out) as Record<string, unknown>) };
};

const build = (
  difference: Partial<Release> = {},
  contents: Record<string, string> = remoteContents,
) => buildExample(store, exampleRelease(difference), contents);

/** Publishes and promotes these versions of mf-flights in order, over a live shell. */
async function liveSite(...releases: Partial<Release>[]): Promise<void> {
  await buildExample(store, exampleShell({ contract: 1 }), shellContents);
  await runCommand('publish', 'shell', '1.0.0');
  await runCommand('promote', 'shell', '1.0.0');
  for (const difference of releases) {
    const { name, version } = await build(difference);
    // One that does not fit what is live is published and promoted only by force.
    await runCommand('publish', name, version, '--force');
    await runCommand('promote', name, version, '--force');
  }
}

const liveFlights = async () => {
  const { versions } = await json('list', 'mf-flights');
  return (versions as { version: string; live: boolean }[]).find(({ live }) => live)?.version;
};

test('a release is published, promoted, rolled back twice, listed and logged', async () => {
  await liveSite({ version: '1.0.0' }, { version: '1.1.0' });
  await build({ version: '1.2.0' });
  expect(await runCommand('publish', 'mf-flights', '1.2.0')).toMatchObject({
    code: 0,
    out: expect.stringContaining('mf-flights 1.2.0 is published on production') as string,
  });
  expect(await liveFlights()).toBe('1.1.0');
  expect(await json('promote', 'mf-flights', '1.2.0', '--why', 'new board')).toMatchObject({
    code: 0,
    ok: true,
    before: '1.1.0',
    after: '1.2.0',
    changed: true,
  });

  const first = await runCommand(
    'rollback',
    'mf-flights',
    '--why',
    'rows missing',
    '--who',
    'luis',
  );
  expect(first.code).toBe(0);
  expect(first.out.split('\n').slice(0, 2)).toEqual([
    'Rolling mf-flights back from 1.2.0 to 1.1.0 is safe: its contract and shared modules fit what is live. Nobody has proven 1.1.0 good.',
    'mf-flights 1.1.0 is live on production (before: 1.2.0).',
  ]);
  expect(await json('rollback', 'mf-flights')).toMatchObject({
    code: 0,
    safe: true,
    after: '1.0.0',
  });
  expect(await json('rollback', 'mf-flights')).toMatchObject({ code: 1, kind: 'no-previous' });

  const list = await runCommand('list', 'mf-flights');
  const rows = list.out
    .trim()
    .split('\n')
    .map((row) => row.split(/\s{2,}/));
  expect(rows[0]).toEqual(['remote', 'version', 'state', 'published', 'size']);
  expect(rows.slice(0, 4).map((row) => row[1])).toEqual(['version', '1.0.0', '1.1.0', '1.2.0']);
  expect(list.out).toMatch(/The document of production is valid until \d{4}-/);
  expect(rows[1]?.[2]).toBe('live');

  const { entries } = await json('log', '--limit', '2');
  expect(entries).toMatchObject([
    { action: 'rollback', who: 'ana', before: '1.1.0', after: '1.0.0', why: null },
    { action: 'rollback', who: 'luis', before: '1.2.0', after: '1.1.0', why: 'rows missing' },
  ]);
  expect((await runCommand('log')).out).toMatch(
    /ana +production +promote +mf-flights +1\.2\.0.*new board/,
  );
});

test('publishing again is quiet with the same bytes and refused with others, on any channel', async () => {
  await build();
  await runCommand('publish', 'mf-flights', '1.0.0');
  expect(await json('publish', 'mf-flights', '1.0.0')).toMatchObject({ code: 0, changed: false });
  await build({}, { ...remoteContents, 'client/board.css': 'other' });
  for (const channel of ['production', 'staging']) {
    const refused = await runCommand('publish', 'mf-flights', '1.0.0', '--channel', channel);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/already published with other bytes\. Raise the version/);
  }
  expect(await json('promote', 'mf-flights', '1.0.0')).toMatchObject({
    code: 1,
    kind: 'different-bytes',
  });
});

test('a canary is tried, paused, resumed and rolled back, and the list and the log show it', async () => {
  await liveSite({ version: '1.0.0' });
  await build({ version: '1.1.0' });
  await runCommand('publish', 'mf-flights', '1.1.0');
  const state = async (version: string) =>
    (await runCommand('list', 'mf-flights')).out
      .split('\n')
      .map((row) => row.split(/\s{2,}/))
      .find((row) => row[1] === version)?.[2];
  const tried = await runCommand('canary', 'mf-flights', '1.1.0', '--traffic', '12.5');
  expect(tried).toMatchObject({
    code: 0,
    out: 'mf-flights 1.1.0 is served to 12.5 % of the visitors on production, 1.0.0 to the others.\n',
  });
  expect([await state('1.0.0'), await state('1.1.0')]).toEqual(['live 87.5 %', 'canary 12.5 %']);
  expect((await runCommand('pause', 'mf-flights')).out).toContain('1.0.0 is live for everyone');
  expect([await state('1.0.0'), await state('1.1.0')]).toEqual(['live', 'paused 12.5 %']);
  expect(await json('canary', 'mf-flights', '1.1.0')).toMatchObject({
    code: 0,
    after: '1.0.0',
    canaryAfter: { version: '1.1.0', traffic: 12.5 },
  });
  const first = await runCommand('rollback', 'mf-flights');
  expect(first.out).toBe(
    `Ending the canary mf-flights 1.1.0 is safe: 1.0.0 stays live.
mf-flights 1.0.0 is live for everyone on production. If it is what is broken, roll back once more.
`,
  );
  expect(await json('rollback', 'mf-flights')).toMatchObject({ code: 1, kind: 'no-previous' });
  expect((await runCommand('log')).out).toMatch(
    /rollback +mf-flights +1\.0\.0 +1\.0\.0 \+ 1\.1\.0 12\.5 % +1\.0\.0/,
  );
});

test('a canary that rises by itself says so, in the list too', async () => {
  await liveSite({ version: '1.0.0' });
  await build({ version: '1.1.0' });
  await runCommand('publish', 'mf-flights', '1.1.0');
  const tried = () => runCommand('canary', 'mf-flights', '1.1.0', '--auto');
  expect((await tried()).out).toBe(
    'mf-flights 1.1.0 is served to 1 % of the visitors on production, 1.0.0 to the others. Gateways raise the share while it fares well (npm run release -- log); pause and rollback end that.\n',
  );
  expect((await tried()).out).toContain('already; nothing changed');
  expect((await runCommand('list', 'mf-flights')).out).toContain('canary 1 %, rises by itself');
});

test('a command that ends a canary says which one', async () => {
  await liveSite({ version: '1.0.0' }, { version: '1.1.0' });
  for (const version of ['1.2.0', '1.3.0']) {
    await build({ version });
    await runCommand('publish', 'mf-flights', version);
  }
  const tried = () => runCommand('canary', 'mf-flights', '1.2.0', '--traffic', '10');
  const ended = ' The canary mf-flights 1.2.0, at 10 %, ended with it.\n';
  await tried();
  const quarantined = await runCommand('quarantine', 'mf-flights', '1.1.0', '--why', 'empty');
  expect(quarantined.out).toBe(
    `mf-flights 1.1.0 is quarantined on production; live: 1.0.0.${ended}`,
  );
  await tried();
  expect((await runCommand('promote', 'mf-flights', '1.3.0')).out).toBe(
    `mf-flights 1.3.0 is live on production (before: 1.0.0).${ended}`,
  );
  await tried();
  const all = await runCommand('promote', 'mf-flights', '1.2.0');
  expect(all.out).toBe('mf-flights 1.2.0 is live on production (before: 1.3.0).\n');
});

test('without --channel a command means the channel of the environment, like a gateway', async () => {
  await build({ version: '1.0.0' });
  Object.assign(process.env, { CHANNEL: 'local' });
  expect(await json('publish', 'mf-flights', '1.0.0')).toMatchObject({ channel: 'local' });
  expect(await json('list', '--channel', 'staging')).toMatchObject({ channel: 'staging' });
  Object.assign(process.env, { CHANNEL: '' });
  expect(await json('list')).toMatchObject({ channel: 'production', expiresAt: null });
});

test('a quarantined version is out of service until it is lifted by force', async () => {
  await liveSite({ version: '1.0.0' }, { version: '1.1.0' });
  const why = ['--why', 'empty boards', '--who', 'luis'];
  expect(await runCommand('quarantine', 'mf-flights', '1.1.0', ...why)).toMatchObject({
    code: 0,
    out: 'mf-flights 1.1.0 is quarantined on production; live: 1.0.0.\n',
  });
  expect((await runCommand('list')).out).toContain('quarantined by luis: empty boards');
  const refused = await runCommand('promote', 'mf-flights', '1.1.0');
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/quarantined since .* by luis: empty boards\b.*--force/);
  expect(await json('promote', 'mf-flights', '1.1.0', '--force')).toMatchObject({ after: '1.1.0' });
  const { entries } = await json('log', '--limit', '2');
  expect(entries).toMatchObject([
    { action: 'promote', before: '1.0.0', after: '1.1.0' },
    {
      action: 'quarantine',
      version: '1.1.0',
      before: '1.1.0',
      after: '1.0.0',
      why: 'empty boards',
    },
  ]);
});

test('a first release is withdrawn, and its remote leaves the site until it is brought back', async () => {
  await liveSite({ version: '1.0.0' });
  const retire = ['retire', 'mf-flights', '1.0.0'];
  expect(await runCommand(...retire)).toMatchObject({ code: 2 });
  const why = ['--why', 'ordered by mistake'];
  expect(await runCommand(...retire, ...why)).toEqual({
    code: 0,
    out: 'mf-flights 1.0.0 is retired on production. mf-flights has left the site.\n',
    err: '',
  });
  expect((await runCommand(...retire, ...why)).out).toContain('already; nothing changed');
  expect((await runCommand('list')).out).toContain('retired by ana: ordered by mistake');
  expect((await runCommand('rollback', 'mf-flights')).err).toContain('No version of mf-flights');
  expect((await runCommand('promote', 'mf-flights', '1.0.0')).err).toMatch(
    /is retired since .* by ana: ordered by mistake\b.*--force/,
  );
  expect(await json('promote', 'mf-flights', '1.0.0', '--force')).toMatchObject({ before: null });
  const shell = await runCommand('retire', 'shell', '1.0.0', ...why, '--force');
  expect([shell.code, shell.err]).toEqual([1, expect.stringContaining('no site without a shell')]);
});

test('the list says what was rolled back, and a rollback whether its target is proven', async () => {
  await liveSite({ version: '1.0.0' }, { version: '1.1.0' });
  const { out } = await runCommand('rollback', 'mf-flights');
  expect(out).toContain(
    'is safe: its contract and shared modules fit what is live. Nobody has proven 1.0.0 good.',
  );
  expect((await runCommand('list')).out).toMatch(/1\.1\.0 +rolled back/);
  const { err } = await runCommand('rollback', 'mf-flights');
  expect(err).toContain(
    'or take the remote off the site: npm run release -- retire mf-flights 1.0.0',
  );
});

test('a live version is not quarantined when the one before does not fit, unless forced', async () => {
  await liveSite({ version: '1.0.0', contract: 2 }, { version: '1.1.0' });
  const args = ['quarantine', 'mf-flights', '1.1.0', '--why', 'empty boards'];
  expect(await json(...args)).toMatchObject({ code: 1, kind: 'unsafe' });
  expect(await liveFlights()).toBe('1.1.0');
  expect(await json(...args, '--force')).toMatchObject({ code: 0, after: '1.0.0' });
});

test('the last documents are listed, and put back by name or where the present one is broken', async () => {
  await liveSite({ version: '1.0.0' }, { version: '1.1.0' });
  const listed = await runCommand('restore', '--list');
  expect(listed.code).toBe(0);
  const [, now = '', , before = ''] = listed.out.trim().split('\n');
  expect([now, before]).toEqual([
    expect.stringMatching(/^\d{8}T\d{6}\.\d{3}Z +the same$/),
    expect.stringMatching(/^\S+ +mf-flights 1\.0\.0$/),
  ]);
  const [id = ''] = before.split(' ');
  const refused = await runCommand('restore');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('restore --list')]);
  expect(await runCommand('restore', id)).toEqual({
    code: 0,
    out: `production serves what ${id} says: mf-flights 1.0.0 (before: 1.1.0).\n`,
    err: '',
  });
  expect(await json('restore', id)).toMatchObject({ code: 0, changed: false, document: id });
  await writeFile(join(store, 'channels/production.json'), '{');
  expect((await runCommand('list')).err).toContain('npm run release -- restore');
  expect(await json('restore')).toMatchObject({ code: 0, changed: true });
  expect(await liveFlights()).toBe('1.0.0');
});

test('an altered channel is refused until somebody vouches for it', async () => {
  await liveSite({ version: '1.0.0' });
  const file = join(store, 'channels/production.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"expiresAt": "\d{4}/, '"expiresAt": "2999'));
  await build({ version: '1.1.0' });
  for (const command of [
    ['publish', 'mf-flights', '1.1.0'],
    ['rollback', 'mf-flights'],
    ['list'],
    ['sign'],
  ]) {
    expect(await json(...command)).toMatchObject({ code: 1, kind: 'altered' });
  }
  expect(await runCommand('sign', '--force', '--why', 'checked by hand')).toMatchObject({
    code: 0,
  });
  expect(await json('publish', 'mf-flights', '1.1.0')).toMatchObject({ code: 0 });
});

test('garbage is shown before it is removed', async () => {
  await liveSite({ version: '1.0.0' });
  expect(await runCommand('gc', '--dry-run')).toMatchObject({
    code: 0,
    out: 'Every release may still be needed; nothing to remove.\n',
  });
  expect(await json('gc')).toMatchObject({ code: 0, removed: [], dryRun: false });
});

test('what is missing or damaged is refused and says how to fix it', async () => {
  const missing = await runCommand('publish', 'mf-flights', '1.0.0');
  expect(missing).toMatchObject({ code: 1, out: '' });
  expect(missing.err).toContain('npm run build -w mf-flights');
  await build();
  await writeFile(join(store, 'mf-flights/1.0.0/client/remoteEntry.js'), 'altered');
  expect(await json('publish', 'mf-flights', '1.0.0')).toMatchObject({
    code: 1,
    ok: false,
    kind: 'damaged-release',
    sentence: expect.stringContaining('client/remoteEntry.js differs from its hash') as string,
  });
  expect(await json('promote', 'mf-flights', '1.0.0')).toMatchObject({
    code: 1,
    kind: 'unknown-remote',
  });
});

test('what does not fit the live shell is not made live, nor a canary, unless forced', async () => {
  await liveSite({ version: '1.0.0' });
  await build({ version: '1.1.0', shared: { react: '19.4.0' } });
  await runCommand('publish', 'mf-flights', '1.1.0', '--force');
  const sentence = expect.stringContaining('1.1.0 was built with react 19.4.0') as string;
  for (const change of [['promote'], ['canary', '--traffic', '10']]) {
    const [name = '', ...options] = change;
    const asked = [name, 'mf-flights', '1.1.0', ...options];
    expect(await json(...asked)).toMatchObject({ code: 1, kind: 'unfit', sentence });
  }
  expect(await liveFlights()).toBe('1.0.0');
  expect(await json('promote', 'mf-flights', '1.1.0', '--force')).toMatchObject({ after: '1.1.0' });
});

test('an unsafe rollback is answered, refused, and made only with --force', async () => {
  await liveSite({ version: '1.0.0', contract: 2 }, { version: '1.1.0' });
  const refused = await runCommand('rollback', 'mf-flights');
  expect(refused.code).toBe(1);
  expect(refused.out).toMatch(
    /is not safe:\n- mf-flights 1\.0\.0 has contract 2, the live site has 1/,
  );
  expect(refused.err).toContain('--force');
  expect(await json('rollback', 'mf-flights', '--dry-run')).toMatchObject({ code: 1, safe: false });
  expect(await liveFlights()).toBe('1.1.0');
  expect(await json('rollback', 'mf-flights', '--force')).toMatchObject({ code: 0, safe: false });
  expect(await liveFlights()).toBe('1.0.0');
});

test('a dry run answers and changes nothing', async () => {
  await liveSite({ version: '1.0.0' }, { version: '1.1.0' });
  const before = await readFile(join(store, 'channels/production.json'), 'utf8');
  const log = await readFile(join(store, 'log.jsonl'), 'utf8');
  expect(await runCommand('rollback', 'mf-flights', '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/is safe[\s\S]*Nothing was changed/) as string,
  });
  expect(await readFile(join(store, 'channels/production.json'), 'utf8')).toBe(before);
  expect(await readFile(join(store, 'log.jsonl'), 'utf8')).toBe(log);
});

test('the shell is compared with the remotes that are live', async () => {
  await liveSite({ version: '1.0.0' });
  const newer = exampleShell({ version: '2.0.0', contract: 1 });
  await buildExample(store, newer, shellContents);
  await runCommand('publish', 'shell', '2.0.0');
  await runCommand('promote', 'shell', '2.0.0');
  await build({ version: '1.1.0', shared: { react: '19.4.0' } });
  await runCommand('publish', 'mf-flights', '1.1.0', '--force');
  await runCommand('promote', 'mf-flights', '1.1.0', '--force');
  expect(await json('rollback', 'shell', '--dry-run')).toMatchObject({
    code: 1,
    reasons: ['mf-flights 1.1.0 was built with react 19.4.0, shell 1.0.0 shares 19.3.1'],
  });
});

test('the version is taken from package.json and the store and channel from the options', async () => {
  const file = join(import.meta.dirname, '../../../../mf-flights/package.json');
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  await build({ version });
  expect(await json('publish', 'mf-flights', '--channel', 'staging')).toMatchObject({
    code: 0,
    version,
    channel: 'staging',
  });
  const elsewhere = await json('list', '--store', join(store, 'none'));
  expect(elsewhere).toMatchObject({ code: 0, versions: [] });
});

test.each([
  [['unknown'], 'There is no command unknown'],
  [['promote', 'mf-flights'], 'Name the version'],
  [['rollback'], 'Name the remote'],
  [['list', '--force'], "Unknown option '--force'"],
  [['quarantine', 'mf-flights', '1.0.0', '--why', ' '], 'Say why with --why'],
  [['canary', 'mf-flights', '1.0.0', '--traffic', 'ten'], '--traffic takes a number'],
  [['log', '--limit', 'all'], '--limit takes a number'],
  [['publish', '../mf', '1.0.0'], "is not a remote's name"],
])('wrong usage: %j', async (args, words) => {
  const { code, out, err } = await runCommand(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(words);
  expect(err).toContain('Usage:');
});

test('gc takes a number of days, and nothing else for one', async () => {
  const wrong = await runCommand('gc', '--days', 'all');
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('all is not a number of days such as 30.');
  expect(await json('gc', '--days', '7')).toMatchObject({ code: 0, removed: [] });
});

test('help is given for all and for each command', async () => {
  const all = await runCommand('--help');
  expect(all).toMatchObject({ code: 0, err: '' });
  const commands = all.out.match(/^ {2}[a-z]+/gm)?.map((line) => line.trim()) ?? [];
  expect(commands).toEqual(
    expect.arrayContaining(['publish', 'canary', 'quarantine', 'gc', 'sign']),
  );
  for (const command of commands) {
    const { out } = await runCommand(command, '--help');
    expect(out).toContain(`Usage: npm run release -- ${command}`);
  }
  expect(all.out).toContain('Exit codes: 0 done, 1 refused, 2 wrong usage.');
  const one = await runCommand('rollback', '--help');
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(one.out).toContain('--dry-run');
});

const repo = join(import.meta.dirname, '../../../..');

/** Runs a line as it is typed in the repository. */
const typed = (line: string) =>
  new Promise<Omit<Printed, 'code'> & { code: number }>((resolve) => {
    const [command = '', ...args] = line.split(' ');
    const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: '' };
    execFile(command, args, { cwd: repo, env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });

test('machines are told JSON alone by the documented command line', async () => {
  await liveSite({ version: '1.0.0' });
  const documented = await readFile(join(repo, 'docs/operations.md'), 'utf8');
  const [line = ''] = /npm run --silent release -- list --json/.exec(documented) ?? [];
  const { code, out, err } = await typed(line);
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ ok: true, channel: 'production' });
});

thoroughly(test)(
  'as a process it ends with the exit code, and prints what it answers',
  async () => {
    const cli = (...args: string[]) =>
      typed(
        [
          process.execPath,
          '--import',
          register,
          join(import.meta.dirname, '../cli.ts'),
          ...args,
        ].join(' '),
      );
    await liveSite({ version: '1.0.0' });
    const [done, refused, wrong] = await Promise.all([
      cli('list'),
      cli('rollback', 'mf-flights', '--json'),
      cli('promote', 'mf-flights'),
    ]);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toMatch(/mf-flights +1\.0\.0 +live/);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out)).toMatchObject({ ok: false, kind: 'no-previous' });
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain('Name the version.');
  },
);
