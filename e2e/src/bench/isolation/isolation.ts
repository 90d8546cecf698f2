import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type ReleaseStore } from '@eldorado/releases';
import { seeded, shuffled } from '@eldorado/testing/seeded';
import { createAsk, type Answer, type Ask, type Question } from '../../support/visitors/ask.ts';
import {
  furtherMisconduct,
  misconduct,
  publishMisbehaving,
} from '../../support/faults/misbehavingRemote.ts';
import { residentOf } from '../../support/site/processes.ts';
import { startSite, testNow } from '../../support/site/site.ts';
import { round, type Figure } from '../figures.ts';
import { startVisitors, visitorOf, type Visit } from '../fleet/visitors.ts';
import { p99Of } from '../load/steadyLoad.ts';
import {
  hasVisitors,
  innocentsOut,
  serve,
  takeBack,
  ways,
  type Serving,
  type Way,
} from './servings.ts';

/** What a version's misconduct did, served once in one way. */
export interface IsolationRun {
  kind: string;
  way: Way;
  /** Requests of other visitors until a new one began, and the statuses of those that failed. */
  others: number;
  failed: readonly number[];
  /** Milliseconds: p99 of the others in the five seconds after it began. */
  p99: number;
  /** What its own visitors were answered, by status. */
  own: Readonly<Record<string, number>>;
  /** Whether a secret stood in any of its pages. */
  toldSecrets: boolean;
  /** Seconds from its first visitor until it was out of service; null when it was not, or was only a pin's. */
  quarantined: number | null;
  /** What else was taken out of service meanwhile. */
  innocents: readonly string[];
}

export interface IsolationResult {
  /** Milliseconds: p99 of the others before any of it. */
  quiet: number;
  runs: readonly IsolationRun[];
  /** Megabytes of the whole site: before, and a minute after the last of it. */
  before: number;
  after: number;
}

const remote = 'mf-corporate';
const prefixes = /^\/(corporativo|carga|comunicados|el-dorado-informa|el-dorado-sostenible)/;
const secret = 'a-secret-of-the-gateway';
/** Requests of others, and of a version's own visitors. */
const perSecond = 20;
const fromMemory = '/servicios/internet-wifi';
/** Of so many requests of others one is in no memory, so that it meets the workers. */
const renderedEvery = 5;
/** Seconds that others are measured for; that a version may stay in service; and after which the site is as before. */
const [measured, longestServed, calm] = [5, 45, 60];
/** Below this, in milliseconds, a longer p99 is the noise of a machine with other work. */
const noise = 50;

const everyKind = { ...misconduct, ...furtherMisconduct };

/**
 * Serves versions of a remote that misbehave, by a pin, as a canary and live, in an order drawn by lot, while others ask for other pages.
 * @param releases that are built; they are copied, not changed. @param cases beginnings of the kinds to try; all without any.
 * @param count of runs; each kind in each way once without one.
 */
export async function measureIsolation(
  releases: string,
  dataDir: string,
  cases: readonly string[],
  count?: number,
): Promise<IsolationResult> {
  const dir = path.join(dataDir, 'releases');
  cpSync(releases, dir, { recursive: true });
  const servings = Object.entries(everyKind)
    .filter(([kind]) => cases.length === 0 || cases.some((begin) => kind.startsWith(begin)))
    .flatMap(([kind, code]) => ways.map((way) => ({ kind, code, way })))
    .map((each, index) => ({ ...each, remote, version: `2.0.${index}` }));
  if (servings.length === 0)
    throw new Error(`No case begins so: ${Object.keys(everyKind).join(', ')}`);
  for (const { version, code } of servings) await publishMisbehaving(dir, remote, version, code);
  const site = await startSite({
    RELEASES_DIR: dir,
    DATA_DIR: path.join(dataDir, 'site'),
    AIRPORT_NOW: testNow,
    OPS_TOKEN: secret,
  });
  const ask = createAsk({ port: Number(new URL(site.origin).port) });
  const pages = await pagesOf(ask);
  // Its data are known when the first is counted.
  for (const page of [fromMemory, ...pages]) await ask({ path: page, visitor: 0 });
  const others = startVisitors(ask, otherQuestion, perSecond);
  const p99From = (begun: number) =>
    p99Of(
      others.visits
        .filter(({ at }) => at >= begun && at < begun + measured * 1_000)
        .map(({ took }) => took),
    );
  try {
    await sleep(2_000 + measured * 1_000);
    const quiet = p99From(performance.now() - measured * 1_000);
    const pid = site.process.pid ?? 0;
    const before = residentOf(pid);
    const store = openStore(dir);
    const misbehaving = new Set(servings.map(({ version }) => version));
    const known = new Set<string>();
    const runs: IsolationRun[] = [];
    for (const serving of inTurn(servings, count ?? servings.length)) {
      const first = others.visits.length;
      const { begun, ...found } = await oneRun(ask, store, pages, serving);
      const meanwhile = others.visits.slice(first);
      const out = await innocentsOut(store, misbehaving);
      const innocents = out.filter((name) => !known.has(name));
      for (const name of innocents) known.add(name);
      const failed = meanwhile.filter(isFailure).map(({ status }) => status);
      const { kind, way } = serving;
      const run = { kind, way, ...found, others: meanwhile.length, failed, p99: p99From(begun) };
      runs.push({ ...run, innocents });
      process.stderr.write(`  ${runs.length}: ${saidOf(run)} ${innocents.join(', ')}\n`);
    }
    await sleep(calm * 1_000);
    return { quiet, runs, before, after: residentOf(pid) };
  } finally {
    await others.stop();
    ask.close();
    await site.stop();
  }
}

/** So many of them in an order drawn by lot, all of them before one comes again. */
function inTurn<T>(things: readonly T[], count: number): T[] {
  const random = seeded(1);
  const rounds = Array.from({ length: Math.ceil(count / things.length) }, () => things);
  return rounds.flatMap((round) => shuffled(round, random)).slice(0, count);
}

const otherQuestion = (count: number): Question => ({
  path: count % renderedEvery === 0 ? `/servicios/taxis/placa?placa=AB${count}` : fromMemory,
  visitor: visitorOf(count),
});

/** Serves a version until it is out of service, or for as long as others are measured. */
async function oneRun(ask: Ask, store: ReleaseStore, pages: readonly string[], serving: Serving) {
  const begun = performance.now();
  const headers = await serve(store, serving);
  let toldSecrets = false;
  const own = startVisitors(
    ask,
    (count) => ({
      path: pages[count % pages.length] ?? '/',
      visitor: 0,
      headers: { ...headers, 'accept-encoding': 'identity', 'x-forwarded-for': address(count) },
    }),
    perSecond,
    (answer) => (toldSecrets ||= tellsSecrets(answer)),
  );
  const lasts = (serving.way === 'pin' ? measured : longestServed) * 1_000;
  let served: number | null = null;
  let quarantined: number | null = null;
  while (quarantined === null && performance.now() - begun < lasts) {
    await sleep(100);
    if (serving.way === 'pin') continue;
    if (served === null && (await isServed(ask, serving, headers))) served = performance.now();
    if (!(await hasVisitors(store, serving)))
      quarantined = (performance.now() - (served ?? begun)) / 1_000;
  }
  if (quarantined === null) await takeBack(store, serving);
  await sleep(begun + measured * 1_000 - performance.now());
  await own.stop();
  const statuses: Record<string, number> = {};
  for (const { status } of own.visits) statuses[status] = (statuses[status] ?? 0) + 1;
  return { begun, own: statuses, toldSecrets, quarantined };
}

/** Whether the gateway serves a version to those with these headers: it follows what was decided within seconds. */
async function isServed(
  ask: Ask,
  serving: Serving,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const report = { 'accept-encoding': 'identity', ...headers };
  const { body } = await ask({ path: '/api/site-health', visitor: 0, headers: report });
  return body.toString().includes(`"${serving.version}"`);
}

const isFailure = ({ status }: Visit) => status !== 200;
/** Visitors of many networks. */
const address = (visit: number) => `198.51.${visit % 250}.${Math.floor(visit / 250) % 250}`;
const tellsSecrets = ({ body }: Answer) =>
  /PRIVATE KEY|a-secret-of-the-gateway/.test(body.toString());
const saidOf = (run: Pick<IsolationRun, 'kind' | 'way' | 'failed' | 'others' | 'quarantined'>) =>
  `${run.kind}, ${run.way}: ${run.failed.length} of ${run.others} failed, ${run.quarantined ?? '-'} s`;

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

/** Each kind in each way, in all its runs. */
function perKind(runs: readonly IsolationRun[]): IsolationRun[][] {
  const nameOf = ({ kind, way }: IsolationRun) => `${kind} ${way}`;
  const names = [...new Set(runs.map(nameOf))].sort();
  return names.map((name) => runs.filter((run) => nameOf(run) === name));
}
const most = (values: readonly number[]) => Math.max(...values);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const stayed = ({ way, quarantined }: IsolationRun) => way !== 'pin' && quarantined === null;

export const isolationRows = ({ runs }: IsolationResult) =>
  perKind(runs).map((group) => {
    const statuses: Record<string, number> = {};
    for (const { own } of group)
      for (const [status, count] of Object.entries(own))
        statuses[status] = (statuses[status] ?? 0) + count;
    const times = group.flatMap(({ quarantined }) => quarantined ?? []);
    return [
      group[0]?.kind ?? '',
      group[0]?.way ?? '',
      group.length,
      `${sum(group.map(({ failed }) => failed.length))} of ${sum(group.map(({ others }) => others))}`,
      Math.round(most(group.map(({ p99 }) => p99))),
      Object.entries(statuses)
        .map(([status, count]) => `${status} x ${count}`)
        .join(', '),
      times.length === 0 ? '' : round(most(times)),
      group.filter(stayed).length,
    ];
  });

export const isolationFigures = ({ quiet, runs, before, after }: IsolationResult): Figure[] => [
  {
    name: 'requests of others failed beside misconduct',
    value: sum(runs.map(({ failed }) => failed.length)),
    unit: '',
  },
  {
    name: 'p99 of others beside misconduct, more than doubled and over 50 ms',
    value: runs.filter(({ p99 }) => p99 > Math.max(quiet * 2, noise)).length,
    unit: 'runs',
  },
  {
    name: 'versions taken out of service for another’s misconduct',
    value: sum(runs.map(({ innocents }) => innocents.length)),
    unit: '',
  },
  {
    name: 'misconduct as a canary or live that stayed in service',
    value: runs.filter(stayed).length,
    unit: 'runs',
  },
  {
    name: 'misconduct in service, longest',
    value: round(most(runs.map(({ quarantined }) => quarantined ?? 0))),
    unit: 's',
  },
  {
    name: 'pages of misconduct with a secret',
    value: runs.filter(({ toldSecrets }) => toldSecrets).length,
    unit: 'runs',
  },
  {
    name: 'memory a minute after misconduct, beyond before',
    value: Math.round(after - before),
    unit: 'MB',
  },
];
