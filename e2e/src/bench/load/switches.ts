import { execFile } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import autocannon from 'autocannon';
import { repoRoot } from '@eldorado/build/app';
import {
  openStore,
  promoteRelease,
  publishRelease,
  versionsOf,
  type ReleaseStore,
} from '@eldorado/releases';
import { readConfig } from 'gateway/config';
import { createGateway } from 'gateway';
import { startSite, testChannel } from '../../support/site/site.ts';
import { startApi } from './apiLoad.ts';
import { median, round, type Figure } from '../figures.ts';
import { storeChange } from '../storeChange.ts';

/** Seconds until the first page of the previous version. */
interface Rollback {
  /** From typing the command. */
  typed: number;
  /** From its end. */
  ended: number;
}

export interface SwitchResult {
  /** With nothing else to do, and beside 200 requests a second. */
  idle: Rollback;
  loaded: Rollback;
  /** Requests of the load that were not answered 200. */
  failed: number;
  requests: number;
  switches: number;
  /** Seconds from the document to the set that is made of it: half of the switches, and the longest. */
  half: number;
  longest: number;
  /** Pages after a switch that were not of the version just made live. */
  wrong: number;
  /** Megabytes in use after a collection, before the switches and after them. */
  heapBefore: number;
  heapAfter: number;
}

/** The remote that switches. */
export const remote = 'mf-flights';
const page = '/vuelos/salidas';
const perSecond = 200;
const switches = Number(process.env['SWITCHES'] ?? 500);
/** Switches after which everything that is made once has been made. */
const warmUp = 30;
const run = promisify(execFile);

/**
 * Rolls a remote back, also under load, and switches between two of its versions five hundred times in one gateway.
 * @param releases a folder of built releases; it is copied, not changed.
 */
export async function measureSwitches(releases: string, dataDir: string): Promise<SwitchResult> {
  const dir = path.join(dataDir, 'switches');
  mkdirSync(dir, { recursive: true });
  cpSync(releases, dir, { recursive: true });
  const store = openStore(dir);
  const [before, after] = await twoVersions(store);
  const api = await startApi(path.join(dataDir, 'switches-api'));
  try {
    return {
      ...(await rollBacks(store, api.origin, before, after)),
      ...(await manyTimes(store, api.origin, before, after)),
    };
  } finally {
    await api.stop();
  }
}

/** The live version, and the same bytes under another number, both published. */
export async function twoVersions(store: ReleaseStore): Promise<[string, string]> {
  const doc = await store.readChannel(testChannel);
  if (!doc.ok) throw new Error(doc.failure.sentence);
  const live = versionsOf(doc.value, remote).find(({ deployment }) => deployment.default);
  const version = live?.metadata.version ?? '';
  const read = await store.readRelease(remote, version);
  if (!read.ok) throw new Error(read.failure.sentence);
  const next = '999.0.0';
  cpSync(store.releaseDir(remote, version), store.releaseDir(remote, next), { recursive: true });
  await store.signRelease({ ...read.value, version: next });
  const published = await publishRelease(storeChange(store), remote, next);
  if (!published.ok) throw new Error(published.failure.sentence);
  return [version, next];
}

/** Makes a version of the remote live, as the command does. */
export async function makeLive(store: ReleaseStore, version: string): Promise<void> {
  const done = await promoteRelease(storeChange(store), remote, version);
  if (!done.ok) throw new Error(done.failure.sentence);
}

/** The version of the remote that a page is made of. @throws after so many milliseconds as no page takes. */
async function versionOf(origin: string): Promise<string> {
  const html = await (await fetch(origin + page, { signal: AbortSignal.timeout(20_000) })).text();
  return new RegExp(`/assets/${remote}/([^/]+)/`).exec(html)?.[1] ?? '';
}

async function until(passes: () => Promise<boolean> | boolean, deadline = 10_000): Promise<number> {
  const started = performance.now();
  while (!(await passes())) {
    if (performance.now() - started > deadline) throw new Error('The gateway did not follow');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now();
}

async function rollBacks(store: ReleaseStore, apiUrl: string, before: string, after: string) {
  await makeLive(store, after);
  const site = await startSite({ RELEASES_DIR: store.dir, API_URL: apiUrl });
  const isLive = async (version: string) => (await versionOf(site.origin)) === version;
  async function rollBack(): Promise<Rollback> {
    const typed = performance.now();
    const command = ['shared-libs/releases/src/cli.ts', 'rollback', remote, '--why', 'measuring'];
    await run(process.execPath, ['shared-libs/build/run.mjs', ...command, '--store', store.dir], {
      cwd: repoRoot,
      env: { ...process.env, CHANNEL: testChannel },
    });
    const ended = performance.now();
    const seen = await until(() => isLive(before));
    return { typed: (seen - typed) / 1_000, ended: (seen - ended) / 1_000 };
  }
  try {
    await until(() => isLive(after));
    const idle = await rollBack();
    await makeLive(store, after);
    await until(() => isLive(after));
    const load = autocannon({
      url: site.origin + page,
      connections: 20,
      overallRate: perSecond,
      duration: 12,
      headers: { 'accept-encoding': 'br' },
    });
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    const loaded = await rollBack();
    const { requests, non2xx, errors, timeouts } = await load;
    return {
      idle,
      loaded,
      requests: requests.total,
      failed: non2xx + errors + timeouts,
    };
  } finally {
    await site.stop();
  }
}

async function manyTimes(store: ReleaseStore, apiUrl: string, before: string, after: string) {
  const config = readConfig(
    {
      API_URL: apiUrl,
      CHANNEL: testChannel,
      LOG_LEVEL: 'silent',
      PORT: '0',
      RELEASES_DIR: store.dir,
    },
    repoRoot,
  );
  const gateway = await createGateway({ config, store, clock: { now: () => new Date() } });
  const origin = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const took: number[] = [];
  let wrong = 0;
  let heapBefore = 0;
  try {
    for (let turn = 0; turn < warmUp + switches; turn++) {
      const version = turn % 2 === 0 ? after : before;
      await makeLive(store, version);
      const made = performance.now();
      const isLive = () => gateway.releases.current().versions[remote] === version;
      took.push(((await until(isLive)) - made) / 1_000);
      if ((await versionOf(origin)) !== version) wrong += 1;
      if (turn === warmUp - 1) heapBefore = heapInUse();
    }
    const times = took.slice(warmUp);
    const [half, longest] = [median(times), Math.max(...times)];
    return { switches, half, longest, wrong, heapBefore, heapAfter: heapInUse() };
  } finally {
    await gateway.app.close();
  }
}

/** Megabytes that a full collection leaves. */
function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed / 1_000_000;
}

export const switchRows = (result: SwitchResult) => [
  ['rollback typed to first page, idle, s', round(result.idle.typed, 2)],
  ['command ended to first page, idle, s', round(result.idle.ended, 2)],
  ['rollback typed to first page, loaded, s', round(result.loaded.typed, 2)],
  ['command ended to first page, loaded, s', round(result.loaded.ended, 2)],
  ['requests meanwhile', result.requests],
  ['of them failed', result.failed],
  ['switches in a row', result.switches],
  ['document to new set, median, s', round(result.half, 2)],
  ['document to new set, longest, s', round(result.longest, 2)],
  ['pages of another version', result.wrong],
  ['heap before, MB', round(result.heapBefore)],
  ['heap after, MB', round(result.heapAfter)],
];

export const switchFigures = (result: SwitchResult): Figure[] => [
  { name: 'rollback to the first page, idle', value: round(result.idle.typed, 2), unit: 's' },
  { name: 'rollback to the first page, loaded', value: round(result.loaded.typed, 2), unit: 's' },
  {
    name: 'longest of 500 switches, beyond the median',
    value: round(result.longest / result.half, 2),
    unit: 'x',
  },
  { name: 'requests failed during a rollback', value: result.failed, unit: '' },
  { name: 'wrong pages over 500 switches', value: result.wrong, unit: '' },
  {
    name: 'heap after 500 switches',
    value: round(result.heapAfter / result.heapBefore, 2),
    unit: 'x',
  },
];
