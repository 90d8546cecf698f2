import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import {
  canaryRelease,
  findVersion,
  openKeyring,
  openStore,
  pauseRelease,
  promoteRelease,
  publishRelease,
  rollbackRelease,
  type ChannelDocument,
  type ReleaseStore,
} from '@eldorado/releases';
import { exampleApp, writeExample } from '../../live/exampleSet.ts';
import { createLoadOutcomes, reportedBy } from '../../telemetry/loadOutcomes.ts';
import { createVitalsSeen } from '../../telemetry/vitalsSeen.ts';
import { defaultRule } from '../../config/rules.ts';
import { createProof } from './proveLive.ts';
import { createRaising } from './raiseCanaries.ts';

const { log } = fastify({ logger: { level: 'silent' } });
const rule = { after: 30 * 60_000, loads: 50, share: 0.05 };
const began = Date.parse('2026-11-21T08:00:00.000Z');

let dir: string;
let store: ReleaseStore;
/** Minutes since 1.0.0 was promoted. */
let minute: number;
let outcomes: ReturnType<typeof createLoadOutcomes>;
let vitals: ReturnType<typeof createVitalsSeen>;

const now = () => new Date(began + minute * 60_000);
const context = () => ({
  store,
  channel: 'production',
  at: now().toISOString(),
  who: 'ana',
  why: null,
});

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'prove-'));
  store = openStore(dir);
  minute = 0;
  outcomes = createLoadOutcomes(defaultRule, () => now().getTime());
  vitals = createVitalsSeen(() => now().getTime());
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['mf-flights', '1.0.0'],
    ['mf-flights', '1.1.0'],
    ['mf-flights', '1.2.0'],
  ] as const) {
    const app = exampleApp(name, [], { main: { js: ['client/main.js'], css: [] } });
    await writeExample(dir, { ...app, release: { ...app.release, version } }, '');
    await publishRelease(context(), name, version);
  }
  for (const name of ['shell', 'mf-flights']) await promoteRelease(context(), name, '1.0.0');
});
afterEach(() => rm(dir, { recursive: true }));

async function document(): Promise<ChannelDocument> {
  const read = await store.readChannel('production');
  if (!read.ok) throw new Error(read.failure.sentence);
  return read.value;
}
const good = async (version: string) =>
  findVersion(await document(), 'mf-flights', version)?.extras.good;

/** Looks at what is live, as a gateway does each minute. */
async function look(used = store): Promise<void> {
  const live = await document();
  const releases = () => ({ document: () => live });
  const parts = { store: used, channel: 'production', rule, releases, outcomes, now, log };
  await createProof(parts)();
  await createRaising({ ...parts, vitals, rule: { ...rule, after: 10 * 60_000 } }).look();
}

/** Loads of a version, the first of them failures. */
function load(version: string, loads: number, failures = 0): void {
  for (let each = 0; each < loads; each++)
    outcomes.record(
      'mf-flights',
      version,
      each < failures ? 'failed' : 'loaded',
      reportedBy(`198.51.${each}.1`),
    );
}

test('a version is known good after half an hour with enough loads, and the document keeps it', async () => {
  minute = 1;
  load('1.0.0', 60, 2);
  minute = 29;
  await look();
  expect(await good('1.0.0')).toBeUndefined();
  minute = 30;
  await look();
  expect(await good('1.0.0')).toEqual({ at: now().toISOString(), loads: 60, failures: 2 });
  const entry = (await store.readLog()).at(-1);
  expect(entry).toMatchObject({
    who: 'gateway',
    action: 'prove',
    version: '1.0.0',
    why: '60 loads counted, 2 of them failed',
  });
  minute = 31;
  await look();
  expect((await store.readLog()).at(-1)).toEqual(entry);
});

test('too few loads prove nothing in an hour, and enough in a day when they do not fail', async () => {
  minute = 1;
  load('1.0.0', 10);
  minute = 60;
  await look();
  expect(await good('1.0.0')).toBeUndefined();
  minute = 24 * 60;
  await look();
  expect(await good('1.0.0')).toMatchObject({ loads: 10, failures: 0 });
});

test('what fails too often is not good, however long it serves', async () => {
  for (minute = 1; minute < 24 * 60; minute += 60) load('1.0.0', 20, 1);
  await look();
  expect(await good('1.0.0')).toBeUndefined();
});

test('loads of before it was live for everyone do not count', async () => {
  minute = 5;
  load('1.1.0', 100);
  minute = 10;
  await promoteRelease(context(), 'mf-flights', '1.1.0');
  minute = 50;
  await look();
  expect(await good('1.1.0')).toBeUndefined();
});

test('a rollback leads to what was proven, not to what was replaced after three minutes', async () => {
  minute = 1;
  load('1.0.0', 60);
  minute = 30;
  await look();
  await promoteRelease(context(), 'mf-flights', '1.1.0');
  minute = 33;
  await promoteRelease(context(), 'mf-flights', '1.2.0');
  minute = 34;
  const done = await rollbackRelease(context(), 'mf-flights', false, () => undefined);
  expect(done).toMatchObject({ ok: true, value: { before: '1.2.0', after: '1.0.0' } });
});

test('a gateway without the signing key notes nothing', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const file = path.join(dir, 'release.pub.pem');
  await writeFile(file, publicKey.export({ type: 'spki', format: 'pem' }));
  minute = 1;
  load('1.0.0', 60);
  minute = 30;
  await look(openStore(dir, openKeyring(dir, { RELEASE_TRUSTED_KEYS: file })));
  expect(await good('1.0.0')).toBeUndefined();
});

describe('a canary that rises by itself', () => {
  const tried = (traffic?: number, how = {}) =>
    canaryRelease(context(), 'mf-flights', '1.1.0', traffic, how);
  const shares = async () => {
    const versions = (await document()).microFrontends['mf-flights'] ?? [];
    return versions.map(({ deployment }) => deployment.traffic);
  };
  /** Ten minutes with so many loads. */
  async function serve(loads: number, failures = 0): Promise<number[]> {
    minute += 1;
    load('1.1.0', loads, failures);
    minute += 9;
    await look();
    return shares();
  }
  beforeEach(async () => {
    expect((await tried(undefined, { auto: true })).ok).toBe(true);
  });

  test('has 1, 5, 25 and all of the visitors while it fares well, and the log says why', async () => {
    expect(await shares()).toEqual([99, 1, 0]);
    expect(await serve(60, 2)).toEqual([95, 5, 0]);
    expect(await serve(60)).toEqual([75, 25, 0]);
    expect(await serve(50)).toEqual([0, 100, 0]);
    const entries = (await store.readLog()).slice(-3);
    expect(entries.map(({ who, action, why }) => [who, action, why])).toEqual([
      ['gateway', 'canary', 'mf-flights@1.1.0: 2 of 60 loads failed'],
      ['gateway', 'canary', 'mf-flights@1.1.0: 0 of 60 loads failed'],
      ['gateway', 'promote', 'mf-flights@1.1.0: 0 of 50 loads failed'],
    ]);
    const done = await rollbackRelease(context(), 'mf-flights', false, () => undefined);
    expect(done).toMatchObject({ ok: true, value: { before: '1.1.0', after: '1.0.0' } });
  });

  test('has the next share after a day with however few loads, and not with none', async () => {
    minute = 24 * 60;
    await look();
    expect(await shares()).toEqual([99, 1, 0]);
    load('1.1.0', 3);
    await look();
    expect(await shares()).toEqual([95, 5, 0]);
  });

  test('keeps its share with too few loads, before its time, and when too much of it fails', async () => {
    expect(await serve(49)).toEqual([99, 1, 0]);
    minute += 1;
    load('1.1.0', 60, 10);
    await look();
    expect(await shares()).toEqual([99, 1, 0]);
  });

  test('keeps its share while it paints later than what is live, and has the next one when it does not', async () => {
    const paint = (version: string, after: number) => {
      for (let visit = 0; visit < 500; visit++)
        vitals.record(`mf-flights@${version}`, 'LCP', after);
    };
    paint('1.0.0', 1_200);
    paint('1.1.0', 2_400);
    expect(await serve(60)).toEqual([99, 1, 0]);
    paint('1.1.0', 1_300);
    await look();
    expect(await shares()).toEqual([95, 5, 0]);
  });

  test('counts of a share are no word for the next, and two gateways raise it once', async () => {
    expect(await serve(60)).toEqual([95, 5, 0]);
    const before = await document();
    await look();
    expect(await document()).toEqual(before);
  });

  test('rises no more once it is paused, or has a share that somebody gave it', async () => {
    await pauseRelease(context(), 'mf-flights');
    expect(await serve(60)).toEqual([100, 0, 0]);
    await tried(10);
    expect(await serve(60)).toEqual([90, 10, 0]);
  });
});
