import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import {
  canary,
  emptyChannel,
  hasCanary,
  openKeyring,
  openStore,
  promote,
  publish,
  quarantine,
  signed,
  type ChannelDocument,
  type ReleaseStore,
  type Result,
} from '@eldorado/releases';
import { handScheduler, type HandScheduler } from '@eldorado/releases/scheduler';
import { until } from '@eldorado/releases/until';
import { exampleApp, examplePage, writeExample } from './exampleSet.ts';
import { followChannel, type LiveReleases } from './followChannel.ts';
import type { SetRunner } from './setRunner.ts';

const { log } = fastify({ logger: { level: 'silent' } });
const at = '2026-11-21T08:00:00.000Z';

let dir: string;
let store: ReleaseStore;
let releases: LiveReleases | undefined;
let time: HandScheduler;

beforeEach(async () => {
  time = handScheduler();
  begun = [];
  dir = await mkdtemp(path.join(tmpdir(), 'follow-'));
  store = openStore(dir);
  let doc = await withRelease(emptyChannel(), 'shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) doc = await withRelease(doc, 'mf-flights', version);
  doc = done(promote(doc, 'shell', '1.0.0', at));
  await store.writeChannel('production', done(promote(doc, 'mf-flights', '1.0.0', at)));
});
afterEach(async () => {
  releases?.stop();
  releases = undefined;
  await rm(dir, { recursive: true });
});

function done<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.failure.sentence);
  return result.value;
}

/** The document with a release that was built just now. */
async function withRelease(
  doc: ChannelDocument,
  name: string,
  version: string,
  { contract = 1, source = 'exports.shared = {}; exports.default = {};' } = {},
): Promise<ChannelDocument> {
  const app = exampleApp(name, [examplePage()], { main: { js: ['client/main.js'], css: [] } });
  const built = { ...app, release: { ...app.release, version, contract } };
  return done(publish(doc, await writeExample(dir, built, source), at));
}

/** Canaries whose workers were started; whether the document with them was taken by then. */
let begun: { flights: string | undefined; isTaken: boolean }[] = [];

/** Workers in which every set starts but those of shell 2.0.0. */
const runner: SetRunner = {
  prepare: () => Promise.resolve({}),
  begin: ({ versions }) => {
    const isTaken = releases ? hasCanary(releases.document()) : true;
    begun.push({ flights: versions['mf-flights'], isTaken });
    return Promise.resolve();
  },
  take: () => undefined,
  tryShell: ({ versions }) =>
    versions['shell'] === '2.0.0' ? Promise.reject(new Error('no start')) : Promise.resolve(),
};

async function follow(used = store, now = () => new Date()): Promise<LiveReleases> {
  const inTime = { now, scheduler: time };
  releases = await followChannel(used, 'production', log, runner, () => undefined, inTime);
  return releases;
}

const file = (...parts: string[]) => path.join(dir, ...parts);
const channelText = () => readFile(file('channels/production.json'), 'utf8');
const put = async (text: string) => {
  await writeFile(file('channels/aside'), text);
  await rename(file('channels/aside'), file('channels/production.json'));
};
const document = async () => done(await store.readChannel('production'));
/** The last document that was in force. */
async function kept(): Promise<ChannelDocument> {
  const [id = ''] = await store.listKept('production');
  return done(await store.readKept('production', id));
}
const promoted = async () => done(promote(await document(), 'mf-flights', '1.1.0', at));
const liveFlights = () => releases?.current().versions['mf-flights'];

/** What is seen once it is so; a second goes by before each look. */
const inTime = <T>(look: () => T, wanted: (seen: T) => boolean = Boolean): Promise<T> =>
  until(async () => {
    await time.advance(1_000);
    return look();
  }, wanted);

/** Waits until the gateway says something about the channel, or no longer does; it looks at once. */
async function fault(expected: RegExp | undefined): Promise<void> {
  await releases?.follow();
  await inTime(
    () => releases?.faults()['channel'],
    (said) => (expected ? expected.test(said ?? '') : said === undefined),
  );
}

/** A document for these versions, spoilt after it was signed or signed by somebody else. */
const spoilt: Record<string, [spoil: () => Promise<string>, words: RegExp]> = {
  unsigned: [
    async () => {
      const { signature: _none, ...rest } = await promoted();
      return JSON.stringify(rest);
    },
    /is not signed.*sign --force/,
  ],
  'altered in a byte': [
    async () => (await channelText()).replace('2026-11-21T08:00:00', '2026-11-21T08:00:01'),
    /was altered after it was signed/,
  ],
  'signed with an unknown key': [
    async () => JSON.stringify(signed(await promoted(), generateKeyPairSync('ed25519').privateKey)),
    /signed with the key [0-9a-f]{16}, which is not trusted here/,
  ],
  expired: [
    async () => {
      const key = await store.keyring.signingKey();
      return JSON.stringify(signed({ ...(await promoted()), expiresAt: at }, key));
    },
    /expired at 2026-11-21T08:00:00\.000Z\. Renew it: npm run release -- sign/,
  ],
};

test.each(Object.entries(spoilt))(
  'a document that is %s is refused, said, and the last good set goes on serving',
  async (_, [spoil, words]) => {
    const { faults, document: inForce } = await follow();
    const before = inForce();
    await put(await spoil());
    await fault(words);
    expect(liveFlights()).toBe('1.0.0');
    expect(inForce()).toEqual(before);
    expect(Object.keys(faults())).toEqual(['channel']);
  },
);

test.each(Object.entries(spoilt))(
  'a start with a document that is %s serves the last good one and says so',
  async (kind, [spoil, words]) => {
    await put(await spoil());
    let looks = 0;
    await follow({
      ...store,
      readChannelState: (...args) => {
        looks += 1;
        return store.readChannelState(...args);
      },
    });
    // What was signed and has only expired is what somebody decided last.
    expect(liveFlights()).toBe(kind === 'expired' ? '1.1.0' : '1.0.0');
    const expectSaid = () => {
      const said = releases?.faults()['channel'];
      expect(said).toMatch(words);
      expect(said).toMatch(
        kind === 'expired'
          ? /serves, as the last good one/
          : /The last good one, \d{8}T\S+, serves instead\. Put it back: npm run release -- restore --channel production/,
      );
    };
    expectSaid();
    // Once the watch looks again it has told what it found the first time.
    await inTime(() => looks >= 2);
    expectSaid();
    await store.writeChannel('production', await kept());
    await fault(undefined);
    expect(liveFlights()).toBe('1.0.0');
  },
);

test.each(Object.entries(spoilt).filter(([kind]) => kind !== 'expired'))(
  'where none is kept nothing starts with a document that is %s',
  async (_, [spoil, words]) => {
    await put(await spoil());
    await rm(file('kept'), { recursive: true });
    await expect(follow()).rejects.toThrow(words);
  },
);

test('a document that expires while it is in force is reported, and renewed it is well again', async () => {
  const key = await store.keyring.signingKey();
  const expiresAt = '2026-11-21T13:00:00Z';
  await put(JSON.stringify(signed({ ...(await document()), expiresAt }, key)));
  let now = new Date('2026-11-21T12:59:59Z');
  await follow(store, () => now);
  expect(releases?.faults()).toEqual({});
  now = new Date(expiresAt);
  await fault(/expired at/);
  expect(liveFlights()).toBe('1.0.0');
  await store.writeChannel('production', await document());
  await fault(undefined);
});

const alterations: Record<string, [(release: string) => Promise<void>, RegExp]> = {
  'without a signature': [
    async (folder) => {
      const text = await readFile(path.join(folder, 'release.json'), 'utf8');
      const { signature: _none, ...rest } = JSON.parse(text) as { signature?: unknown };
      await writeFile(path.join(folder, 'release.json'), JSON.stringify(rest));
    },
    /mf-flights 1\.1\.0 is not signed/,
  ],
  'whose release.json was altered': [
    async (folder) => {
      const text = await readFile(path.join(folder, 'release.json'), 'utf8');
      await writeFile(
        path.join(folder, 'release.json'),
        text.replace('"contract": 1', '"contract": 2'),
      );
    },
    /mf-flights 1\.1\.0 was altered after it was signed/,
  ],
  'whose server code was altered': [
    (folder) =>
      writeFile(path.join(folder, 'server/remote.cjs'), 'exports.default = { altered: 1 };'),
    /server\/remote\.cjs of mf-flights 1\.1\.0 is altered/,
  ],
  'whose routes are gone': [
    (folder) => rm(path.join(folder, 'remote.json')),
    /remote\.json of mf-flights 1\.1\.0 is missing/,
  ],
  'that was built again after it was published': [
    async () => {
      const { release, descriptor } = exampleApp('mf-flights', []);
      await writeExample(dir, { release: { ...release, version: '1.1.0' }, descriptor }, '');
    },
    /folder of mf-flights 1\.1\.0 no longer holds what was published/,
  ],
};

test.each(Object.entries(alterations))(
  'a release %s is refused, live or canary, and taken when it is put right',
  async (_, [alter, words]) => {
    const folder = store.releaseDir('mf-flights', '1.1.0');
    const next = await promoted();
    const tried = done(canary(await document(), 'mf-flights', '1.1.0', 10, at));
    await follow();
    await alter(folder);
    await store.writeChannel('production', tried);
    await fault(words);
    await store.writeChannel('production', next);
    await fault(words);
    expect(liveFlights()).toBe('1.0.0');
    await withRelease(emptyChannel(), 'mf-flights', '1.1.0');
    await store.writeChannel('production', next);
    await fault(undefined);
    expect(liveFlights()).toBe('1.1.0');
  },
);

test('a start without a valid remote serves the others and says so; without a shell that makes pages there is none', async () => {
  await writeFile(file('mf-flights/1.0.0/server/remote.cjs'), 'altered');
  const { current } = await follow();
  expect([...current().apps.keys()]).toEqual(['shell']);
  expect(releases?.faults()['mf-flights']).toMatch(/remote\.cjs of mf-flights 1\.0\.0 is altered/);
  await fault(/server\/remote\.cjs of mf-flights 1\.0\.0 is altered/);
  releases?.stop();
  await rm(file('shell/1.0.0/client/main.js'));
  await follow();
  expect(releases?.current().versions['shell']).toBe('1.0.0');
  expect(releases?.stale()['shell']).toMatch(
    /main\.js of shell 1\.0\.0 is missing.*serves all the same/,
  );
  releases?.stop();
  await writeFile(file('shell/1.0.0/server/shell.cjs'), 'altered');
  await expect(follow()).rejects.toThrow('server/shell.cjs of shell 1.0.0 is altered');
});

test('a canary’s workers start before anybody is of it', async () => {
  await follow();
  const tried = done(canary(await document(), 'mf-flights', '1.1.0', 10, at));
  await store.writeChannel('production', tried);
  await releases?.follow();
  expect(begun).toEqual([{ flights: '1.1.0', isTaken: false }]);
  expect(hasCanary(releases?.document() ?? emptyChannel())).toBe(true);
});

test('a start with a refused canary serves the live version and says so', async () => {
  const tried = done(canary(await document(), 'mf-flights', '1.1.0', 10, at));
  await store.writeChannel('production', tried);
  await writeFile(file('mf-flights/1.1.0/server/remote.cjs'), 'altered');
  const { current } = await follow();
  expect(current().versions).toEqual({ shell: '1.0.0', 'mf-flights': '1.0.0' });
  await fault(/server\/remote\.cjs of mf-flights 1\.1\.0 is altered/);
});

/** Waits until mf-flights serves this version, and something like this is said of it. */
async function serves(version: string | undefined, words?: RegExp): Promise<void> {
  const said = () => releases?.stale()['mf-flights'];
  await releases?.follow();
  await inTime(() => liveFlights() === version && (words ? words.test(said() ?? '') : !said()));
  expect([liveFlights(), said()]).toEqual([
    version,
    words && (expect.stringMatching(words) as string),
  ]);
}

const losses: Record<string, [string, (path: string) => Promise<void>, RegExp]> = {
  'a file of the browser': [
    'client/remoteEntry.js',
    rm,
    /remoteEntry\.js of mf-flights 1\.1\.0 is missing/,
  ],
  'a byte of the browser’s code': [
    'client/main.js',
    async (path) => writeFile(path, `${await readFile(path, 'utf8')} `),
    /main\.js of mf-flights 1\.1\.0 is altered/,
  ],
  'its server code': ['server/remote.cjs', rm, /remote\.cjs of mf-flights 1\.1\.0 is missing/],
  'its release.json': ['release.json', rm, /mf-flights 1\.1\.0 is not built/],
};

test.each(Object.entries(losses))(
  'when what is live loses %s the version before serves, it is said, and all is well with it again',
  async (_, [path, lose, words]) => {
    await store.writeChannel('production', await promoted());
    await follow();
    await serves('1.1.0');
    const lost = file('mf-flights/1.1.0', path);
    const content = await readFile(lost);
    await lose(lost);
    await serves('1.0.0', new RegExp(`${words.source}.*1\\.0\\.0 serves instead`));
    expect(releases?.document().microFrontends['mf-flights']).toMatchObject([
      { deployment: { traffic: 100, default: true } },
      { deployment: { traffic: 0, default: false } },
    ]);
    await writeFile(lost, content);
    await serves('1.1.0');
  },
);

test('a start without what is live serves the version before', async () => {
  await store.writeChannel('production', await promoted());
  await rm(file('mf-flights/1.1.0'), { recursive: true });
  await follow();
  await serves('1.0.0', /mf-flights 1\.1\.0 is not built.*1\.0\.0 serves instead/);
});

test('a version known bad serves in nobody’s place: what is in memory goes on', async () => {
  const reason = { at, why: 'empty boards', by: 'ana' };
  const doc = done(quarantine(await promoted(), 'mf-flights', '1.0.0', reason));
  await store.writeChannel('production', doc);
  await follow();
  await rm(file('mf-flights/1.1.0/client/main.js'));
  await serves('1.1.0', /main\.js of mf-flights 1\.1\.0 is missing.*serves all the same/);
  expect([...(releases?.current().apps.keys() ?? [])]).toContain('mf-flights');
});

test('the shell before serves in the place of one whose files are gone, when it fits', async () => {
  const doc = await withRelease(await document(), 'shell', '1.1.0');
  await store.writeChannel('production', done(promote(doc, 'shell', '1.1.0', at)));
  await follow();
  const shell = () => releases?.current().versions['shell'];
  expect(shell()).toBe('1.1.0');
  await rm(file('shell/1.1.0/client/main.js'));
  await inTime(shell, (version) => version === '1.0.0');
  expect([shell(), releases?.stale()['shell']]).toEqual([
    '1.0.0',
    expect.stringContaining('1.0.0 serves instead') as string,
  ]);
});

test('a version that cannot be taken keeps its app as it is, and the others are taken', async () => {
  let doc = await withRelease(await document(), 'mf-taxi', '1.0.0');
  doc = await withRelease(doc, 'mf-taxi', '1.1.0');
  await store.writeChannel('production', done(promote(doc, 'mf-taxi', '1.0.0', at)));
  const { current, document: inForce } = await follow();
  doc = done(promote(await document(), 'mf-taxi', '1.1.0', at));
  await writeFile(file('mf-taxi/1.1.0/server/remote.cjs'), 'altered');
  await store.writeChannel('production', done(promote(doc, 'mf-flights', '1.1.0', at)));
  await fault(/remote\.cjs of mf-taxi 1\.1\.0 is altered.*What else changed was taken/);
  expect(current().versions).toMatchObject({ 'mf-flights': '1.1.0', 'mf-taxi': '1.0.0' });

  // What serves is lost on the disk: it goes on serving, beside what changes.
  await rm(file('mf-taxi/1.0.0/release.json'));
  const back = done(promote(await document(), 'mf-flights', '1.0.0', at));
  await store.writeChannel('production', done(promote(back, 'mf-taxi', '1.0.0', at)));
  await fault(/mf-taxi 1\.0\.0 is not built/);
  expect(current().versions).toMatchObject({ 'mf-flights': '1.0.0', 'mf-taxi': '1.0.0' });
  expect([...current().apps.keys()]).toContain('mf-taxi');
  expect(inForce().microFrontends['mf-taxi']?.[0]?.deployment.default).toBe(true);
});

test('a shell that does not start is not taken, nor is what fits no other one', async () => {
  let doc = await withRelease(await document(), 'shell', '2.0.0', {
    contract: 2,
    source: `throw new Error('no start')`,
  });
  doc = await withRelease(doc, 'mf-flights', '2.0.0', { contract: 2 });
  await store.writeChannel('production', doc);
  const { current } = await follow();
  const promotedShell = done(promote(doc, 'shell', '2.0.0', at));
  await store.writeChannel('production', done(promote(promotedShell, 'mf-flights', '1.1.0', at)));
  await fault(/shell 2\.0\.0 does not start: Error: no start.*What else changed was taken/);
  expect(current().versions).toEqual({ shell: '1.0.0', 'mf-flights': '1.1.0' });
  await store.writeChannel('production', done(promote(promotedShell, 'mf-flights', '2.0.0', at)));
  await fault(/shell 2\.0\.0 does not start.*does not fit what serves instead/);
  expect(current().versions).toEqual({ shell: '1.0.0', 'mf-flights': '1.1.0' });
});

test('a gateway that trusts the old key and the new one goes through a rotation', async () => {
  const pem = async (name: string) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    await writeFile(file(`${name}.pem`), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await writeFile(file(`${name}.pub.pem`), publicKey.export({ type: 'spki', format: 'pem' }));
  };
  await pem('old');
  await pem('new');
  const trusted = `${file('old.pub.pem')},${file('new.pub.pem')}`;
  const using = (name: string) =>
    openStore(
      dir,
      openKeyring(dir, { RELEASE_SIGNING_KEY: file(`${name}.pem`), RELEASE_TRUSTED_KEYS: trusted }),
    );
  const first = await document();
  const next = await promoted();
  const signWith = async (name: string, doc: ChannelDocument) => {
    for (const [app, version] of [
      ['shell', '1.0.0'],
      ['mf-flights', '1.0.0'],
      ['mf-flights', '1.1.0'],
    ] as const) {
      const release = await store.readRelease(app, version, { unverified: true });
      await using(name).signRelease(done(release));
    }
    await using(name).writeChannel('production', doc);
  };
  await signWith('old', first);
  await follow(openStore(dir, openKeyring(dir, { RELEASE_TRUSTED_KEYS: trusted })));
  await signWith('new', next);
  await inTime(liveFlights, (version) => version === '1.1.0');
  expect([liveFlights(), releases?.faults()]).toEqual(['1.1.0', {}]);
});
