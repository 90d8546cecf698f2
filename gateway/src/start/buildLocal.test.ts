import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repoRoot, type App } from '@eldorado/build/app';
import {
  canaryRelease,
  liveSet,
  openStore,
  promoteRelease,
  publishRelease,
  quarantineRelease,
  rollbackRelease,
  sourceHash,
  type Change,
  type ReleaseStore,
  type Result,
} from '@eldorado/releases';
import { exampleApp, writeExample } from '../live/exampleSet.ts';
import { buildLocal } from './buildLocal.ts';
import { localRefusal } from './localChannel.ts';

// Each builds and promotes a few releases, every write down to the disk.
jest.setTimeout(60_000);

let dir: string;
let store: ReleaseStore;
let said: string[];
let built: string[];

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'local-'));
  store = openStore(dir);
});
afterEach(() => rm(dir, { recursive: true }));

const apps: App[] = ['shell', 'mf-flights'].map((name) => ({
  name,
  container: name,
  version: '1.0.0',
  dir: '/nowhere',
}));

const sources = { files: ['package.json'], folders: [], packages: [] };
/** Of what the sources are now. */
const present = () => sourceHash(sources, repoRoot);

/** @param hash of the sources it was built from; others than the present ones make it outdated. */
async function write({ name, version }: App, hash: string): Promise<void> {
  const app = exampleApp(name, [], { main: { js: ['client/main.js'], css: [] } });
  const release = { ...app.release, version, sources, sourceHash: hash };
  await writeExample(dir, { ...app, release }, 'exports.shared = {};');
}

/** What `npm start` does before the site starts. */
async function start(): Promise<void> {
  [said, built] = [[], []];
  const build = async (app: App) => {
    built.push(app.name);
    await write(app, await present());
  };
  await buildLocal({ store, apps, build, say: (line) => said.push(line) });
}

const context = (channel: string) => ({
  store,
  channel,
  at: new Date().toISOString(),
  who: 'ana',
  why: null,
});
function done(result: Result<Change>): void {
  if (!result.ok) throw new Error(result.failure.sentence);
}
async function live(channel: string): Promise<Record<string, string>> {
  const document = await store.readChannel(channel);
  return document.ok ? liveSet(document.value) : {};
}

const flights = (version: string): App => ({ ...apps[1]!, version });

/** Builds and publishes releases whose sources have changed since. */
async function published(channel: string, ...versions: string[]): Promise<void> {
  for (const app of [apps[0]!, ...versions.map(flights)]) {
    await write(app, 'of before');
    done(await publishRelease(context(channel), app.name, app.version));
  }
  done(await promoteRelease(context(channel), 'shell', '1.0.0'));
}

test('a start after any change of the sources leaves production as an incident left it, byte for byte', async () => {
  await published('production', '1.0.0', '1.1.0', '1.2.0');
  const production = context('production');
  for (const version of ['1.0.0', '1.1.0'])
    done(await promoteRelease(production, 'mf-flights', version));
  done(await rollbackRelease(production, 'mf-flights', false, () => undefined));
  done(await canaryRelease(production, 'mf-flights', '1.2.0', 10));
  const text = () => readFile(path.join(dir, 'channels/production.json'), 'utf8');
  const before = await text();
  await start();
  expect(built).toEqual(['shell', 'mf-flights']);
  expect(await text()).toBe(before);
  expect(await live('production')).toEqual({ shell: '1.0.0', 'mf-flights': '1.0.0' });
  const changes = (await store.readLog()).filter(({ who }) => who !== 'ana');
  expect(new Set(changes.map(({ channel }) => channel))).toEqual(new Set(['local']));
});

test('a start says what it built, what it made live and what ended with that', async () => {
  await published('local', '1.0.0', '1.2.0');
  done(await promoteRelease(context('local'), 'mf-flights', '1.0.0'));
  done(await canaryRelease(context('local'), 'mf-flights', '1.2.0', 10));
  await start();
  expect(said).toEqual([
    expect.stringMatching(
      /^shell 1\.0\.0-local\.h[0-9a-f]{8} is live on channel local, built just now, instead of 1\.0\.0\.$/,
    ),
    expect.stringMatching(
      /^mf-flights 1\.0\.0-local\.\S+ is live on channel local, built just now, instead of 1\.0\.0\. The canary mf-flights 1\.2\.0, at 10 %, ended with it\.$/,
    ),
    "Channel local is this machine's own; production and every other one are as they were.",
  ]);
});

test('a start without changed sources changes nothing, and says so', async () => {
  await start();
  done(await publishRelease(context('local'), 'mf-flights', '1.0.0'));
  await write(flights('0.9.0'), 'of before');
  done(await publishRelease(context('local'), 'mf-flights', '0.9.0'));
  done(await promoteRelease(context('local'), 'mf-flights', '0.9.0'));
  await start();
  expect([built, said[0]]).toEqual([
    [],
    'Nothing to build, and nothing was changed on channel local.',
  ]);
  expect((await live('local'))['mf-flights']).toBe('0.9.0');
});

test('sources that go back to what they were are live again, unless somebody made others live by a command', async () => {
  await start();
  const first = await live('local');
  // Other sources, as a start built and made them live, and then the present ones again.
  await write(flights('1.0.0-local.hothers'), 'of before');
  const byStart = { ...context('local'), why: 'npm start built it' };
  done(await publishRelease(byStart, 'mf-flights', '1.0.0-local.hothers'));
  done(await promoteRelease(byStart, 'mf-flights', '1.0.0-local.hothers'));
  await start();
  expect([built, said[0]]).toEqual([
    [],
    `mf-flights ${first['mf-flights']} is live on channel local, instead of 1.0.0-local.hothers.`,
  ]);
  expect(await live('local')).toEqual(first);
  done(await promoteRelease(context('local'), 'mf-flights', '1.0.0-local.hothers'));
  await start();
  expect((await live('local'))['mf-flights']).toBe('1.0.0-local.hothers');
});

test('a new channel local has the releases of the present sources, not those of before them', async () => {
  await published('production', '1.0.0');
  await start();
  const first = await live('local');
  expect(first['mf-flights']).toMatch(/^1\.0\.0-local\.h/);
  await rm(path.join(dir, 'channels/local.json'));
  await start();
  expect([built, await live('local')]).toEqual([[], first]);
  expect(said[1]).toBe(
    `mf-flights ${first['mf-flights']} is live on channel local, nothing was live before.`,
  );
});

test('what was taken out of service stays so', async () => {
  await write(flights('1.0.0'), await present());
  done(await publishRelease(context('local'), 'mf-flights', '1.0.0'));
  const reason = { ...context('local'), why: 'throws' };
  done(await quarantineRelease(reason, 'mf-flights', '1.0.0'));
  await start();
  expect(said[1]).toBe('mf-flights 1.0.0 stays out of service: throws');
  expect(await live('local')).toEqual({ shell: '1.0.0' });
});

test.each([
  [{}, null],
  [{ CHANNEL: '', RELEASES_STORE: '' }, null],
  [{ CHANNEL: 'local' }, null],
  [{ CHANNEL: 'production' }, /on the channel local alone, and CHANNEL names production: unset it/],
  [{ RELEASES_STORE: 's3://releases/site' }, /RELEASES_STORE names s3:\/\/releases\/site: unset/],
])('an environment %j is one to build in, or says why not', (env, refusal) => {
  if (refusal === null) expect(localRefusal(env)).toBeNull();
  else expect(localRefusal(env)).toMatch(refusal);
});
