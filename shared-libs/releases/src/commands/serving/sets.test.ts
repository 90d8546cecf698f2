import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raiseCanary } from '../../changes/changes.ts';
import { liveSet } from '../../channel/channel.ts';
import { visitorVersions } from '../../channel/cohort.ts';
import { parseChannel, type ChannelDocument } from '../../channel/document.ts';
import { readPin } from '../../channel/pin.ts';
import { cohortCount } from '../../channel/shares.ts';
import { canaryOf } from '../../channel/steps.ts';
import { done } from '../../examples/exampleChannel.ts';
import { runCommand } from '../../examples/exampleCommand.ts';
import { buildExample, exampleRelease, remoteContents } from '../../examples/exampleRelease.ts';
import { exampleMajor, majorApps } from '../../examples/exampleSite.ts';
import { openStore } from '../../store/folder/folderStore.ts';

// Each begins with a site of its own, every write down to the disk.
jest.setTimeout(60_000);

const { RELEASES_DIR, USER } = process.env;
let template: string;
let dir: string;

beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'major-'));
  await exampleMajor(template);
});
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sets-'));
  await cp(template, dir, { recursive: true });
  Object.assign(process.env, { RELEASES_DIR: dir, USER: 'ana' });
});
afterEach(() => rm(dir, { recursive: true }));
afterAll(async () => {
  for (const [name, value] of Object.entries({ RELEASES_DIR, USER })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  await rm(template, { recursive: true });
});

const next = majorApps.map((name) => `${name}@2.0.0`);
const all = (version: string) => Object.fromEntries(majorApps.map((name) => [name, version]));
const documentText = () => readFile(join(dir, 'channels/production.json'), 'utf8');
const documentNow = async (): Promise<ChannelDocument> => done(parseChannel(await documentText()));
const liveNow = async () => liveSet(await documentNow());
const logLines = async () => (await readFile(join(dir, 'log.jsonl'), 'utf8')).trim().split('\n');
const keptDocuments = async () => (await readdir(join(dir, 'kept/production'))).length;

/** What a command says, once it is done. */
async function told(...args: string[]): Promise<string> {
  const { code, out, err } = await runCommand(...args);
  expect([args, code, err]).toEqual([args, 0, '']);
  return out;
}

/** Why it was refused, line by line; nothing was changed. */
async function refused(...args: string[]): Promise<string[]> {
  const [before, logged] = [await documentText(), await logLines()];
  const { code, err } = await runCommand(...args);
  expect([args, code]).toEqual([args, 1]);
  expect([await documentText(), await logLines()]).toEqual([before, logged]);
  return err.trim().split('\n');
}

/** The different sets that visitors get, with how many cohorts. */
async function dealt(): Promise<Map<string, number>> {
  const doc = await documentNow();
  const sets = new Map<string, number>();
  for (let cohort = 0; cohort < cohortCount; cohort++) {
    const versions = Object.values(visitorVersions(doc, cohort)).join(' ');
    sets.set(versions, (sets.get(versions) ?? 0) + 1);
  }
  return sets;
}

/** Publishes one more version of a remote, built for the React of a major. */
async function published(name: string, version: string, react = '20.0.0'): Promise<void> {
  const shared = { react, '@eldorado/ui': '1.0.0' };
  await buildExample(dir, exampleRelease({ name, version, shared }), remoteContents);
  const { code } = await runCommand('publish', name, version, '--force');
  expect(code).toBe(0);
}

describe('promote', () => {
  test('makes several live in one document, with one entry of the log that names all', async () => {
    const [logged, kept] = [await logLines(), await keptDocuments()];
    expect(await told('promote', ...next, '--why', 'React 20')).toBe(
      'shell 2.0.0 (before: 1.0.0), mf-flights 2.0.0 (before: 1.0.0) and mf-taxi 2.0.0 (before: 1.0.0) are live on production.\n',
    );
    expect(await liveNow()).toEqual(all('2.0.0'));
    expect(await keptDocuments()).toBe(kept + 1);
    const entries = (await logLines())
      .slice(logged.length)
      .map((line) => JSON.parse(line) as object);
    expect(entries).toEqual([
      expect.objectContaining({
        action: 'promote',
        version: next.join(' '),
        why: 'React 20',
        apps: majorApps.map((remote) => ({
          remote,
          version: '2.0.0',
          before: '1.0.0',
          after: '2.0.0',
        })),
      }),
    ]);
    const log = await told('log', '--limit', '1');
    for (const name of majorApps)
      expect(log).toMatch(new RegExp(`${name} +2\\.0\\.0 +1\\.0\\.0 +2\\.0\\.0`));
    expect(await told('promote', ...next)).toBe(
      'shell 2.0.0, mf-flights 2.0.0 and mf-taxi 2.0.0 are live on production already; nothing changed.\n',
    );
  });

  test('refuses what does not fit alone, and says how it is named with the others', async () => {
    expect(await refused('promote', 'mf-flights', '2.0.0')).toEqual([
      'mf-flights 2.0.0 is not made live, since it does not fit what is: mf-flights 2.0.0 was built with react 20.0.0, shell 1.0.0 shares 19.3.1. Build it against the live shared libraries, or name what must move with it: npm run release -- promote mf-flights@2.0.0 shell@<version>',
    ]);
  });

  test('refuses a set that what stays live does not fit', async () => {
    expect(await refused('promote', 'shell@2.0.0', 'mf-flights@2.0.0')).toEqual([
      expect.stringMatching(
        /^shell 2\.0\.0 is not made live, .*: mf-taxi 1\.0\.0 was built with react 19\.3\.1, shell 2\.0\.0 shares 20\.0\.0\. .* promote shell@2\.0\.0 <remote>@<version>$/,
      ),
    ]);
  });

  test('refuses a set whose members do not fit each other', async () => {
    await published('mf-taxi', '3.0.0', '21.0.0');
    expect(await refused('promote', 'shell@2.0.0', 'mf-flights@2.0.0', 'mf-taxi@3.0.0')).toEqual([
      expect.stringContaining(
        'mf-taxi 3.0.0 was built with react 21.0.0, shell 2.0.0 shares 20.0.0',
      ),
    ]);
  });

  test('refuses the whole with a sentence for each that is wrong', async () => {
    await told('quarantine', 'mf-flights', '2.0.0', '--why', 'empty boards');
    await writeFile(join(dir, 'shell/2.0.0/client/main.js'), 'altered');
    const why = await refused('promote', ...next, 'mf-lounge@1.0.0');
    expect(why).toEqual([
      expect.stringContaining('shell 2.0.0 is not whole: client/main.js differs from its hash'),
      expect.stringMatching(/^mf-flights 2\.0\.0 is quarantined since .* empty boards/),
      expect.stringContaining('mf-lounge is not on this channel'),
    ]);
    await told('retire', 'mf-taxi', '2.0.0', '--why', 'too early');
    expect(await refused('promote', ...next)).toContainEqual(
      expect.stringMatching(/^mf-taxi 2\.0\.0 is retired since .* too early/),
    );
    const json = await runCommand('promote', ...next, '--json');
    expect([json.code, JSON.parse(json.out)]).toEqual([
      1,
      expect.objectContaining({ ok: false, kind: 'several' }),
    ]);
  });

  test('refuses a version without a trusted signature, and one that is not published', async () => {
    const file = join(dir, 'mf-taxi/2.0.0/release.json');
    const { signature: _none, ...unsigned } = JSON.parse(await readFile(file, 'utf8')) as Record<
      string,
      unknown
    >;
    await writeFile(file, JSON.stringify(unsigned));
    expect(await refused('promote', 'shell@2.0.0', 'mf-flights@3.0.0', 'mf-taxi@2.0.0')).toEqual([
      expect.stringContaining('mf-flights 3.0.0 is not published on this channel'),
      expect.stringContaining('mf-taxi 2.0.0'),
    ]);
  });
});

describe('canary', () => {
  const tried = (...more: string[]) => told('canary', ...next, ...more);

  test('gives a visitor all of a set or none, grows, pauses and goes on as a whole', async () => {
    expect(await tried('--traffic', '12.5')).toBe(
      'shell 2.0.0, mf-flights 2.0.0 and mf-taxi 2.0.0 are served to 12.5 % of the visitors on production, shell 1.0.0, mf-flights 1.0.0 and mf-taxi 1.0.0 to the others.\n',
    );
    expect(await dealt()).toEqual(
      new Map([
        ['1.0.0 1.0.0 1.0.0', 8_750],
        ['2.0.0 2.0.0 2.0.0', 1_250],
      ]),
    );
    expect(await told('list', 'mf-taxi')).toMatch(
      /2\.0\.0 +canary 12\.5 %, with mf-flights 2\.0\.0 shell 2\.0\.0/,
    );
    await tried('--traffic', '50');
    expect((await dealt()).get('2.0.0 2.0.0 2.0.0')).toBe(5_000);
    expect(await told('pause', 'mf-taxi')).toBe(
      'mf-taxi 2.0.0, mf-flights 2.0.0 and shell 2.0.0 are paused; mf-taxi 1.0.0, mf-flights 1.0.0 and shell 1.0.0 are live for everyone on production. Go on: npm run release -- canary mf-taxi@2.0.0 mf-flights@2.0.0 shell@2.0.0\n',
    );
    expect(await dealt()).toEqual(new Map([['1.0.0 1.0.0 1.0.0', cohortCount]]));
    await tried();
    expect((await dealt()).get('2.0.0 2.0.0 2.0.0')).toBe(5_000);
    await told('promote', ...next);
    expect(await liveNow()).toEqual(all('2.0.0'));
  });

  test('rises by itself as a whole, and once from the share of an instant', async () => {
    await tried('--auto');
    const since = canaryOf(await documentNow(), 'mf-taxi')?.extras.auto?.since ?? '';
    const at = new Date(Date.parse(since) + 1_000).toISOString();
    const context = { store: openStore(dir), channel: 'production', at, who: 'gateway', why: null };
    const raise = () => raiseCanary(context, { name: 'mf-taxi', version: '2.0.0' }, since);
    done(await raise());
    const raised = new Map([
      ['1.0.0 1.0.0 1.0.0', 9_500],
      ['2.0.0 2.0.0 2.0.0', 500],
    ]);
    expect(await dealt()).toEqual(raised);
    expect(await raise()).toMatchObject({ ok: false, failure: { kind: 'not-auto' } });
    expect(await dealt()).toEqual(raised);
  });

  test('of which one is named alone is refused with the command that names all', async () => {
    await tried('--traffic', '10');
    const inOrder = [...next].sort().join(' ');
    expect(await refused('canary', 'mf-taxi', '2.0.0', '--traffic', '20')).toEqual([
      `mf-taxi 2.0.0 is tried together with others. Name them all: npm run release -- canary ${inOrder}, or end it first: npm run release -- rollback mf-taxi`,
    ]);
    expect(await refused('promote', 'mf-taxi', '2.0.0', '--force')).toEqual([
      `mf-taxi 2.0.0 is a canary together with others. Promote them all: npm run release -- promote ${inOrder}, or end it first: npm run release -- rollback mf-taxi`,
    ]);
    await told('pause', 'shell');
    expect(await refused('canary', 'mf-taxi', '2.0.0')).toEqual([
      `mf-taxi 2.0.0 is tried together with others. Name them all: npm run release -- canary ${inOrder}, or say its own share with --traffic`,
    ]);
  });

  test('needs a share, and is refused as a whole without one', async () => {
    const [only, ...others] = await refused('canary', ...next);
    expect([only, others]).toEqual([
      `No share of ${[...next].sort().join(' ')} is remembered. Say how many percent of the visitors get it: npm run release -- canary ${[...next].sort().join(' ')} --traffic 10`,
      [],
    ]);
    const json = await runCommand('canary', ...next, '--json');
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, kind: 'no-share' });
    expect(await refused('canary', 'shell@2.0.0', 'mf-taxi@2.0.0', '--traffic', '10')).toEqual([
      expect.stringContaining(
        'mf-flights 1.0.0 was built with react 19.3.1, shell 2.0.0 shares 20.0.0',
      ),
    ]);
  });

  test('ends for all when one of it is rolled back, quarantined, or replaced by a hotfix', async () => {
    await tried('--traffic', '10');
    expect(await told('rollback', 'mf-flights')).toBe(
      `Ending the canary mf-flights 2.0.0, shell 2.0.0 and mf-taxi 2.0.0 is safe: mf-flights 1.0.0, shell 1.0.0 and mf-taxi 1.0.0 stay live.
mf-flights 1.0.0, shell 1.0.0 and mf-taxi 1.0.0 are live for everyone on production. If it is what is broken, roll back once more.
`,
    );
    expect(await dealt()).toEqual(new Map([['1.0.0 1.0.0 1.0.0', cohortCount]]));
    await published('mf-taxi', '1.0.1', '19.3.1');
    await tried('--traffic', '10');
    expect(await told('promote', 'mf-taxi', '1.0.1')).toBe(
      'mf-taxi 1.0.1 is live on production (before: 1.0.0). The canary mf-taxi 2.0.0, at 10 %, ended with it. The canary shell 2.0.0, at 10 %, ended with it. The canary mf-flights 2.0.0, at 10 %, ended with it.\n',
    );
    await tried('--traffic', '10');
    const out = await told('quarantine', 'shell', '2.0.0', '--why', 'blank pages');
    for (const name of majorApps)
      expect(out).toContain(`The canary ${name} 2.0.0, at 10 %, ended with it.`);
    expect(await dealt()).toEqual(new Map([['1.0.0 1.0.0 1.0.1', cohortCount]]));
  });
});

describe('rollback', () => {
  beforeEach(() => told('promote', ...next));

  test('returns all that became live together, whichever is named', async () => {
    const kept = await keptDocuments();
    const plan = await told('rollback', 'mf-taxi', '--dry-run');
    expect(plan).toContain(
      'Rolling mf-taxi back from 2.0.0 to 1.0.0, shell back from 2.0.0 to 1.0.0 and mf-flights back from 2.0.0 to 1.0.0 is safe',
    );
    expect(await liveNow()).toEqual(all('2.0.0'));
    expect(await told('rollback', 'mf-taxi', '--why', 'blank pages')).toContain(
      'mf-taxi 1.0.0 (before: 2.0.0), shell 1.0.0 (before: 2.0.0) and mf-flights 1.0.0 (before: 2.0.0) are live on production.',
    );
    expect([await liveNow(), await keptDocuments()]).toEqual([all('1.0.0'), kept + 1]);
    const [last = ''] = (await logLines()).slice(-1);
    expect(JSON.parse(last)).toMatchObject({
      action: 'rollback',
      why: 'blank pages',
      apps: { length: 3 },
    });
    // All of them are known bad by now: each is refused a way back to, and comes back by being promoted.
    expect(await told('list')).toMatch(/mf-flights +2\.0\.0 +rolled back/);
    await told('promote', ...next);
    expect(await liveNow()).toEqual(all('2.0.0'));
  });

  test('says why not when one of it has moved on by itself, and returns both when both are named', async () => {
    await published('mf-taxi', '2.0.1');
    await told('promote', 'mf-taxi', '2.0.1');
    const { code, out, err } = await runCommand('rollback', 'mf-flights');
    expect(code).toBe(1);
    expect(out).toContain(
      '- mf-flights 2.0.0 went live together with mf-taxi 2.0.0, and mf-taxi 2.0.1 by itself since: roll that back first, or both at once: npm run release -- rollback mf-flights mf-taxi',
    );
    expect(out).toContain('- mf-taxi 2.0.1 was built with react 20.0.0, shell 1.0.0 shares 19.3.1');
    expect(err).toContain('mf-flights was not rolled back.');
    expect(await liveNow()).toEqual({ ...all('2.0.0'), 'mf-taxi': '2.0.1' });
    expect(await told('list', 'mf-flights')).toMatch(/2\.0\.0 +live, with shell 2\.0\.0/);
    await told('rollback', 'mf-flights', 'mf-taxi');
    expect(await liveNow()).toEqual(all('1.0.0'));
    // What was passed over was part of the set: nothing leads back to it.
    expect(await told('list', 'mf-taxi')).toMatch(/2\.0\.0 +rolled back[^]*2\.0\.1 +rolled back/);
    await told('promote', ...next);
    expect(await told('rollback', 'mf-taxi')).toContain('mf-taxi 1.0.0 (before: 2.0.0)');
  });

  test('goes back one by one where what moved on by itself goes first', async () => {
    await published('mf-taxi', '2.0.1');
    await told('promote', 'mf-taxi', '2.0.1');
    await told('rollback', 'mf-taxi');
    expect(await liveNow()).toEqual(all('2.0.0'));
    await told('rollback', 'mf-flights');
    expect(await liveNow()).toEqual(all('1.0.0'));
  });

  test('says nothing of an app that was named and is served as before', async () => {
    await published('mf-flights', '2.0.1');
    await told('canary', 'mf-flights', '2.0.1', '--traffic', '10');
    expect(await told('rollback', 'shell', 'mf-flights')).toBe(
      `Ending the canary mf-flights 2.0.1 is safe: 2.0.0 stays live.
mf-flights 2.0.0 is live for everyone on production. If it is what is broken, roll back once more.
`,
    );
    const [last = ''] = (await logLines()).slice(-1);
    expect(JSON.parse(last)).toMatchObject({ action: 'rollback', remote: 'mf-flights' });
  });

  test('of several that became live one by one is made in one document too', async () => {
    await published('mf-flights', '2.0.1');
    await published('mf-taxi', '2.0.1');
    await told('promote', 'mf-flights', '2.0.1');
    await told('promote', 'mf-taxi', '2.0.1');
    const kept = await keptDocuments();
    await told('rollback', 'mf-flights', 'mf-taxi');
    expect([await liveNow(), await keptDocuments()]).toEqual([all('2.0.0'), kept + 1]);
  });

  test('returns none when the version before of one is damaged, gone or was never there', async () => {
    await writeFile(join(dir, 'mf-taxi/1.0.0/client/board.css'), 'altered');
    await rm(join(dir, 'mf-flights/1.0.0'), { recursive: true });
    expect(await refused('rollback', 'shell')).toEqual([
      expect.stringMatching(/^mf-flights goes back together with shell\. .*mf-flights 1\.0\.0/),
      expect.stringContaining('mf-taxi 1.0.0 is not whole: client/board.css differs'),
    ]);
    await published('mf-lounge', '1.0.0');
    await published('mf-taxi', '2.0.1');
    await told('promote', 'mf-lounge@1.0.0', 'mf-taxi@2.0.1');
    expect(await refused('rollback', 'mf-taxi')).toEqual([
      expect.stringMatching(
        /^mf-lounge goes back together with mf-taxi\. Nothing was live before mf-lounge 1\.0\.0\..* retire mf-lounge 1\.0\.0$/,
      ),
    ]);
    await told('retire', 'mf-lounge', '1.0.0', '--why', 'too early');
    await told('rollback', 'mf-taxi');
    expect(await liveNow()).toEqual(all('2.0.0'));
  });

  test('a quarantine of one takes all of its set back, and is known to lead no other way', async () => {
    expect(await told('quarantine', 'mf-flights', '2.0.0', '--why', 'empty boards')).toBe(
      'mf-flights 2.0.0 is quarantined on production; live: 1.0.0. With it are live: shell 1.0.0 (before: 2.0.0) and mf-taxi 1.0.0 (before: 2.0.0).\n',
    );
    expect(await liveNow()).toEqual(all('1.0.0'));
    expect(await told('list')).toMatch(/shell +2\.0\.0 +rolled back/);
  });

  test('a set that is restored is one again', async () => {
    await told('rollback', 'shell');
    const id = (await told('restore', '--list'))
      .split('\n')
      .find((line) => line.includes('2.0.0'))
      ?.split(' ')[0];
    await told('restore', id ?? 'none');
    expect(await liveNow()).toEqual(all('2.0.0'));
    await told('rollback', 'mf-taxi');
    expect(await liveNow()).toEqual(all('1.0.0'));
  });
});

describe('share', () => {
  test('makes a link that holds the whole set', async () => {
    const out = await told('share', ...next, '--page', 'https://site.test/en/vuelos');
    const [line = '', sentence] = out.split('\n');
    expect(sentence).toMatch(
      /^Shows shell 2\.0\.0, mf-flights 2\.0\.0 and mf-taxi 2\.0\.0 to one browser until /,
    );
    const keys = await openStore(dir).keyring.trustedKeys();
    const pin = readPin(new URL(line).searchParams.get('release') ?? '', keys, new Date());
    expect(pin).toMatchObject({ ok: true, value: { versions: all('2.0.0') } });
  });

  test('refuses the whole with a sentence for each that is not published', async () => {
    expect(await refused('share', 'shell@2.0.0', 'mf-flights@9.0.0', 'mf-lounge@1.0.0')).toEqual([
      'mf-flights 9.0.0 is not published on production. Publish it first: npm run release -- publish mf-flights 9.0.0',
      'mf-lounge 1.0.0 is not published on production. Publish it first: npm run release -- publish mf-lounge 1.0.0',
    ]);
  });
});

describe('check', () => {
  test('compares a set with itself and with what stays, not with what it replaces', async () => {
    const alone = await runCommand('check', 'mf-flights', '2.0.0');
    expect([alone.code, alone.out]).toEqual([
      1,
      expect.stringContaining(
        'mf-flights 2.0.0 was built with react 20.0.0, shell 1.0.0 shares 19.3.1',
      ),
    ]);
    expect(await told('check', ...next)).toContain(
      'shell 2.0.0, mf-flights 2.0.0 and mf-taxi 2.0.0 may be published on production.',
    );
    const part = await runCommand('check', 'shell@2.0.0', 'mf-flights@2.0.0');
    expect([part.code, part.out]).toEqual([
      1,
      expect.stringContaining(
        'mf-taxi 1.0.0 was built with react 19.3.1, shell 2.0.0 shares 20.0.0',
      ),
    ]);
    expect(part.err).toBe(
      'shell 2.0.0 has one fault. Fix what is listed, raise the version if it was published, and build it again.\n',
    );
    const json = await runCommand('check', ...next, '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      ok: true,
      releases: majorApps.map((remote) => ({ remote, version: '2.0.0' })),
    });
    expect(await refused('check', ...next.slice(1), 'shell@9.0.0', 'mf-lounge@9.0.0')).toEqual([
      expect.stringContaining('shell 9.0.0'),
      expect.stringContaining('mf-lounge 9.0.0'),
    ]);
  });
});

test.each([
  [['promote', 'shell@2.0.0', 'shell@1.0.0'], 'shell is named twice.'],
  [
    ['promote', 'shell@2.0.0', 'mf-taxi'],
    'mf-taxi is not a remote with its version, such as mf-flights@1.5.0.',
  ],
  [['canary', 'mf-taxi@two'], 'mf-taxi@two is not a remote with its version'],
  [['rollback', 'shell', 'mf-taxi@1.0.0'], "mf-taxi@1.0.0 is not a remote's name."],
  [['pause', 'shell', 'mf-taxi'], 'mf-taxi is one argument too many.'],
  [['publish', 'shell@2.0.0'], "shell@2.0.0 is not a remote's name."],
])('wrong usage: %j', async (args, words) => {
  const { code, err } = await runCommand(...args);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});

test('the help says which commands take several', async () => {
  const { out } = await runCommand('--help');
  for (const name of ['promote', 'canary', 'check', 'share'])
    expect(out).toContain(`  ${name} <remote>@<version>… `);
  expect(out).toContain('  rollback <remote>… ');
  const own = await runCommand('promote', '--help');
  expect(own.out).toContain(
    'npm run release -- promote <remote> <version> [options]\n       npm run release -- promote <remote>@<version>… [options]',
  );
});
