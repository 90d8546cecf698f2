import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  canaryRelease,
  openStore,
  pinLasts,
  promoteRelease,
  quarantineRelease,
  rollbackRelease,
  signPin,
  type Change,
  type ReleaseStore,
  type Result,
} from '@eldorado/releases';
import { createAsk, type Answer, type Ask } from '../../support/ask.ts';
import {
  furtherMisconduct,
  misconduct,
  publishMisbehaving,
} from '../../support/misbehavingRemote.ts';
import { residentOf } from '../../support/processes.ts';
import { startSite, testChannel, testNow } from '../../support/site.ts';
import { round, type Figure } from '../figures.ts';
import { startVisitors, type Visit } from '../fleet/visitors.ts';
import { p99Of } from '../load/steadyLoad.ts';

/** What a version's misconduct did, served in one way. */
export interface IsolationResult {
  kind: string;
  way: Way;
  /** Requests of other visitors, and those that failed. */
  others: number;
  failed: number;
  /** Milliseconds: p99 of the others in the five seconds before it began, and in those after. */
  before: number;
  after: number;
  /** What its own visitors were answered, by status. */
  own: Readonly<Record<string, number>>;
  /** Whether a secret stood in any of its pages. */
  toldSecrets: boolean;
  /** Seconds until it was out of service; null when it was not, or was only a pin's. */
  quarantined: number | null;
  /** Megabytes of the whole site ten seconds after, beyond what it held before. */
  grown: number;
}

const ways = ['pin', 'canary', 'live'] as const;
type Way = (typeof ways)[number];

const remote = 'mf-corporate';
const prefixes = /^\/(corporativo|carga|comunicados|el-dorado-informa|el-dorado-sostenible)/;
const secret = 'a-secret-of-the-gateway';
const perSecond = 20;
const fromMemory = '/servicios/internet-wifi';
/** Of so many requests of others one is in no memory, so that it meets the workers. */
const renderedEvery = 5;
/** Seconds that others are measured for, before and after; until memory is looked at; and that a version may stay in service. */
const [measured, until, longestServed] = [5, 10, 45];
/** Below this, in milliseconds, a longer p99 is the noise of a machine with other work. */
const noise = 50;

const everyKind = { ...misconduct, ...furtherMisconduct };

/**
 * Serves versions of a remote that misbehave, each by a pin, as a canary and live, while others ask for other pages.
 * @param releases that are built; they are copied, not changed. @param cases beginnings of the kinds to try; all without any.
 */
export async function measureIsolation(
  releases: string,
  dataDir: string,
  cases: readonly string[],
): Promise<IsolationResult[]> {
  const dir = path.join(dataDir, 'releases');
  cpSync(releases, dir, { recursive: true });
  const kinds = Object.entries(everyKind)
    .map(([kind, code], index) => ({ kind, code, version: `2.0.${index}` }))
    .filter(({ kind }) => cases.length === 0 || cases.some((begin) => kind.startsWith(begin)));
  if (kinds.length === 0)
    throw new Error(`No case begins so: ${Object.keys(everyKind).join(', ')}`);
  for (const { version, code } of kinds) await publishMisbehaving(dir, remote, version, code);
  const site = await startSite({
    RELEASES_DIR: dir,
    DATA_DIR: path.join(dataDir, 'site'),
    AIRPORT_NOW: testNow,
    OPS_TOKEN: secret,
  });
  const ask = createAsk({ port: Number(new URL(site.origin).port) });
  try {
    const pages = await pagesOf(ask);
    // Its data are known when the first is counted.
    await ask({ path: fromMemory, visitor: 0 });
    const store = openStore(dir);
    const results: IsolationResult[] = [];
    for (const { kind, version } of kinds) {
      for (const way of ways) {
        const pid = site.process.pid ?? 0;
        const found = await oneCase({ ask, store, pages, version, way, pid });
        results.push({ kind, way, ...found });
        process.stderr.write(`  ${kind}, ${way}: ${found.failed} of ${found.others} failed\n`);
      }
    }
    return results;
  } finally {
    ask.close();
    await site.stop();
  }
}

interface Case {
  ask: Ask;
  store: ReleaseStore;
  /** Addresses of the remote's pages. */
  pages: readonly string[];
  version: string;
  way: Way;
  /** Of the site. */
  pid: number;
}

async function oneCase({ ask, store, pages, version, way, pid }: Case) {
  let asked = 0;
  const others = startVisitors(
    ask,
    () => {
      asked += 1;
      return asked % renderedEvery ? fromMemory : `/servicios/taxis/placa?placa=AB${asked}`;
    },
    perSecond,
  );
  await sleep(2_000 + measured * 1_000);
  const held = residentOf(pid);
  const begun = performance.now();
  const headers = await serve(store, version, way);
  const own: Record<string, number> = {};
  let toldSecrets = false;
  let quarantined: number | null = null;
  const longest = way === 'pin' ? measured : longestServed;
  for (let visit = 0; performance.now() - begun < longest * 1_000; visit++) {
    const answer = await ask({
      path: pages[visit % pages.length] ?? '/',
      visitor: 0,
      headers: { ...headers, 'accept-encoding': 'identity', 'x-forwarded-for': address(visit) },
    });
    own[answer.status] = (own[answer.status] ?? 0) + 1;
    toldSecrets ||= tellsSecrets(answer);
    if (way !== 'pin' && !(await hasVisitors(store, version))) {
      quarantined = (performance.now() - begun) / 1_000;
      break;
    }
  }
  await takeBack(store, version, way, quarantined !== null);
  await sleep(until * 1_000);
  const grown = residentOf(pid) - held;
  await others.stop();
  const during = (from: number, to: number) =>
    p99Of(others.visits.filter(({ at }) => at >= from && at < to).map(({ took }) => took));
  return {
    others: others.visits.length,
    failed: others.visits.filter(isFailure).length,
    before: during(begun - measured * 1_000, begun),
    after: during(begun, begun + measured * 1_000),
    own,
    toldSecrets,
    quarantined,
    grown,
  };
}

const isFailure = ({ status }: Visit) => status !== 200;
/** Visitors of many networks. */
const address = (visit: number) => `198.51.${visit % 250}.${Math.floor(visit / 250) % 250}`;
const tellsSecrets = ({ body }: Answer) =>
  /PRIVATE KEY|a-secret-of-the-gateway/.test(body.toString());

function done(result: Result<Change>): void {
  if (!result.ok) throw new Error(result.failure.sentence);
}
const context = (store: ReleaseStore) => ({
  store,
  channel: testChannel,
  at: new Date().toISOString(),
  who: 'bench',
  why: 'measuring',
});

/** Serves a version in one way. @returns the headers of who sees it. */
async function serve(store: ReleaseStore, version: string, way: Way) {
  if (way === 'pin') {
    const ends = new Date(Date.now() + pinLasts).toISOString();
    const token = signPin({ remote, version, until: ends }, await store.keyring.signingKey());
    return { cookie: `release=${token}` };
  }
  if (way === 'live') done(await promoteRelease(context(store), remote, version, true));
  else done(await canaryRelease(context(store), remote, version, 99, { force: true }));
  // Nearly every cohort is one of the canary's.
  return way === 'canary' ? { cookie: 'cohort=4321' } : undefined;
}

async function takeBack(store: ReleaseStore, version: string, way: Way, isOut: boolean) {
  if (way === 'pin' || isOut) return;
  if (way === 'live') done(await quarantineRelease(context(store), remote, version, true));
  // One that was taken out of service by itself has no canary to end.
  else if ((await shares(store)) > 1)
    done(await rollbackRelease(context(store), remote, true, () => undefined));
}

async function documentOf(store: ReleaseStore) {
  const document = await store.readChannel(testChannel);
  if (!document.ok) throw new Error(document.failure.sentence);
  return document.value;
}
const hasVisitors = async (store: ReleaseStore, version: string) =>
  ((await documentOf(store)).microFrontends[remote] ?? []).some(
    ({ metadata, deployment }) => metadata.version === version && deployment.traffic > 0,
  );
/** Versions of the remote that visitors are given. */
const shares = async (store: ReleaseStore) =>
  ((await documentOf(store)).microFrontends[remote] ?? []).filter(
    ({ deployment }) => deployment.traffic > 0,
  ).length;

async function pagesOf(ask: Ask): Promise<string[]> {
  const sitemap = await ask({
    path: '/sitemap.xml',
    visitor: 0,
    headers: { 'accept-encoding': 'identity' },
  });
  const paths = [...sitemap.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, found = '']) => new URL(found).pathname,
  );
  return paths.filter((found) => prefixes.test(found.replace(/^\/(en|fr|pt)(?=\/)/, '')));
}

export const isolationRows = (results: readonly IsolationResult[]) =>
  results.map(({ kind, way, others, failed, before, after, own, quarantined, grown }) => [
    kind,
    way,
    `${failed} of ${others}`,
    Math.round(before),
    Math.round(after),
    Object.entries(own)
      .map(([status, count]) => `${status} x ${count}`)
      .join(', '),
    quarantined === null ? '' : round(quarantined),
    Math.round(grown),
  ]);

export const isolationFigures = (results: readonly IsolationResult[]): Figure[] => {
  const most = (value: (result: IsolationResult) => number) => Math.max(...results.map(value));
  const served = results.filter(({ way }) => way !== 'pin');
  /** As the bar says: at most doubled, or too short to be told from noise. */
  const isSlow = ({ before, after }: IsolationResult) => after > Math.max(before * 2, noise);
  return [
    {
      name: 'requests of others failed beside misconduct',
      value: results.reduce((sum, { failed }) => sum + failed, 0),
      unit: '',
    },
    {
      name: 'p99 of others beside misconduct, more than doubled and over 50 ms',
      value: results.filter(isSlow).length,
      unit: 'cases',
    },
    {
      name: 'misconduct as a canary or live that stayed in service',
      value: served.filter(({ quarantined }) => quarantined === null).length,
      unit: '',
    },
    {
      name: 'pages of misconduct with a secret',
      value: results.filter(({ toldSecrets }) => toldSecrets).length,
      unit: '',
    },
    {
      name: 'memory ten seconds after misconduct, most beyond before',
      value: Math.round(most(({ grown }) => grown)),
      unit: 'MB',
    },
  ];
};
