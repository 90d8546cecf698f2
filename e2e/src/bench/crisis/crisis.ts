import { cpSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, outOfServiceBy, type ReleaseStore } from '@eldorado/releases';
import { createAsk, type Ask } from '../../support/visitors/ask.ts';
import { childrenOf, renderingWorkers, residentOf } from '../../support/site/processes.ts';
import { startSite, testChannel, testNow } from '../../support/site/site.ts';
import { benchToken, type BoardFlight } from '../feeds/aidxMessage.ts';
import { feedOf, flightsOfFiveDays, sendFeed } from '../feeds/feed.ts';
import { round, type Figure } from '../figures.ts';
import { p99Of } from '../load/steadyLoad.ts';
import { makeLive, remote, twoVersions } from '../load/switches.ts';
import type { Attack } from './attack.ts';
import { attackersApart } from './attackersApart.ts';
import { crowd, type Visit } from './crowd.ts';
import { askAnew } from './rawAttackers.ts';

export interface CrisisResult {
  /** Requests a second that were asked for, and that were answered. */
  asked: number;
  answered: number;
  requests: number;
  /** How often each failure came: a status, or the word for a connection that broke. */
  failed: Readonly<Record<string, number>>;
  /** Milliseconds, by how an answer came about: pages by their place in memory, and what is no page. */
  kinds: Readonly<Record<string, { count: number; p50: number; p99: number }>>;
  p50: number;
  p99: number;
  /** Of a core: what the load itself took. */
  loadCpu: number;
  /** Of the feed; null where there was none. */
  legs: number | null;
  attacks: readonly Attack[];
  /** Milliseconds of `robots.txt` over connections of their own meanwhile, and how many were not answered well. */
  anew: { count: number; p50: number; p99: number; failed: number };
  /** Megabytes of the site with all its processes: before, at the end, and a minute after it. */
  memory: readonly [before: number, end: number, after: number];
  /** Versions that the liars among the attackers took out of service. */
  quarantined: readonly string[];
}

export interface CrisisOptions {
  /** Requests a second. */
  rate: number;
  seconds: number;
  /** Attackers of many kinds beside the travellers. */
  attacked: boolean;
  /** Attackers beyond the six whose bar is in budgets.json. */
  more: boolean;
}

const popular = 500;
const mostTries = 10;
const languages = ['', '/en', '/fr', '/pt'];

/**
 * A foggy morning on a site that has been up: nine of ten requests are for the same 500 pages, the others for what real traffic asks besides,
 * while a feed of 5,000 legs arrives, a remote is rolled back and a rendering worker is killed; or while it is attacked.
 * @param releases that are built; they are copied, not changed.
 */
export async function measureCrisis(
  releases: string,
  dataDir: string,
  { rate, seconds, attacked, more }: CrisisOptions,
): Promise<CrisisResult> {
  const dir = path.join(dataDir, 'releases');
  cpSync(releases, dir, { recursive: true });
  const store = openStore(dir);
  const [before, after] = await twoVersions(store);
  await makeLive(store, after);
  // As the image starts it: its supervisor holds the socket.
  const site = await startSite(
    {
      RELEASES_DIR: dir,
      DATA_DIR: path.join(dataDir, 'site'),
      AIRPORT_NOW: testNow,
      AIDX_TOKEN: benchToken,
    },
    'production',
  );
  const supervisor = site.process.pid ?? 0;
  const port = Number(new URL(site.origin).port);
  // By the address that the pages below are asked for: each host has pages of its own.
  const ask = createAsk({ port });
  try {
    const flights = await flightsOfFiveDays(site.origin);
    const next = await requests(ask, flights, rate * seconds);
    const pause = (share: number) => sleep(share * seconds * 1_000);
    /** @returns legs of the feed. */
    const morning = async () => {
      await pause(0.1);
      const legs = sendFeed(site.origin, feedOf(flights));
      await pause(0.3);
      await makeLive(store, before);
      await pause(0.2);
      const [worker] = renderingWorkers(childrenOf(supervisor)[0] ?? 0);
      if (worker === undefined) throw new Error('The site has no rendering worker');
      process.kill(worker, 'SIGKILL');
      return legs;
    };
    const memoryBefore = residentOf(supervisor);
    const target = { remote, version: after };
    const attack = attacked ? await attackersApart({ origin: site.origin, target, more }) : null;
    const cpu = process.cpuUsage();
    const probe = probing(site.origin);
    const loaded = crowd(`http://127.0.0.1:${port}`, next, rate, seconds);
    const legs = attacked ? null : await morning();
    const visits = await loaded;
    const { user, system } = process.cpuUsage(cpu);
    const anew = await probe.stop();
    const attacks = attack ? await attack.stop() : [];
    const end = residentOf(supervisor);
    if (attacked) await sleep(60_000);
    return {
      asked: rate,
      answered: visits.length / seconds,
      requests: visits.length,
      ...summary(visits),
      loadCpu: (user + system) / 1_000_000 / seconds,
      legs,
      attacks,
      anew,
      memory: [memoryBefore, end, residentOf(supervisor)],
      quarantined: await quarantinedOf(store),
    };
  } finally {
    ask.close();
    await site.stop();
  }
}

/** Twenty times a second `robots.txt` over a new connection, as somebody who comes for the first time. */
function probing(origin: string) {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  let failed = 0;
  const timer = setInterval(() => {
    const began = performance.now();
    const one = askAnew(origin, '/robots.txt', '10.1.0.1').then((status) => {
      times.push(performance.now() - began);
      if (status !== '200') failed += 1;
    });
    asked.push(one);
  }, 50);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(asked);
      return { count: times.length, p50: medianOf(times), p99: p99Of(times), failed };
    },
  };
}

async function quarantinedOf(store: ReleaseStore): Promise<string[]> {
  const channel = await store.readChannel(testChannel);
  if (!channel.ok) throw new Error(channel.failure.sentence);
  return Object.values(channel.value.microFrontends)
    .flat()
    .filter((version) => outOfServiceBy(version))
    .map(({ extras }) => extras.release);
}

interface Request {
  path: string;
  headers?: Readonly<Record<string, string>>;
}

/** Asks once for every address of the crisis, as a real morning has. @param count of its requests. @returns what gives the next one. */
async function requests(
  ask: Ask,
  flights: readonly BoardFlight[],
  count: number,
): Promise<() => Request> {
  const today = flights.filter(({ scheduledAt }) => scheduledAt.startsWith(testNow.slice(0, 10)));
  const pages = today
    .flatMap(({ id }) => languages.map((language) => `${language}/vuelos/detalle/${id}`))
    // A short one does not come to all of them.
    .slice(0, popular + Math.ceil(count / 10));
  const waiting = [...pages];
  const home = await warm(ask, { path: '/' });
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
        await warm(ask, { path });
    }),
  );
  const files = [...home.body.toString().matchAll(/\/assets\/[^"\s]+\.js/g)].map(([file]) => file);
  const known: Request[] = [];
  for (const path of ['/api/v2/flights?direction=departures', '/api/v2/facts']) {
    const { headers } = await warm(ask, { path });
    known.push({ path, headers: { 'if-none-match': headers.etag ?? '' } });
  }
  // Of ten that are none of the popular pages, four are other pages, three are files and three ask whether an answer is still the same.
  const others = [
    ...pages.slice(popular).map((path): Request => ({ path })),
    ...pages.slice(popular).flatMap((_, index): Request[] => {
      const file = files[index % files.length];
      const answer = known[index % known.length];
      return index % 4 === 3 || !file || !answer ? [] : [{ path: file }, answer];
    }),
  ];
  const steps = [...others.keys()].map((index) => (index * 7_919) % others.length);
  let visit = 0;
  return () => {
    visit += 1;
    if (visit % 10 !== 0) return { path: pages[visit % popular] ?? '/' };
    return others[steps[(visit / 10) % steps.length] ?? 0] ?? { path: '/' };
  };
}

/** Addresses of a /24. */
const network = 256;
let warmed = 0;

/** One answer before the crisis, each asked for from another network. @throws when it is none. */
async function warm(ask: Ask, { path, headers = {} }: Request) {
  const visitor = (warmed += network);
  const plain = { ...headers, 'accept-encoding': path === '/' ? 'identity' : 'br' };
  for (let tries = 1; ; tries++) {
    const answer = await ask({ path, visitor, headers: plain });
    if (answer.status === 200) return answer;
    // A machine with other work may take longer than who asks waits.
    if (tries === mostTries) throw new Error(`${path} answered ${answer.status}`);
  }
}

function summary(visits: readonly Visit[]) {
  const failed: Record<string, number> = {};
  const times: Record<string, number[]> = {};
  for (const { kind, failure, took } of visits) {
    (times[kind] ??= []).push(took);
    if (failure !== null) failed[failure] = (failed[failure] ?? 0) + 1;
  }
  const all = visits.map(({ took }) => took);
  const kinds = Object.fromEntries(
    Object.entries(times).map(([kind, each]) => [
      kind,
      { count: each.length, p50: medianOf(each), p99: p99Of(each) },
    ]),
  );
  return { failed, kinds, p50: medianOf(all), p99: p99Of(all) };
}

const medianOf = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const failures = ({ failed }: CrisisResult) =>
  Object.values(failed).reduce((sum, count) => sum + count, 0);

export const crisisRows = (result: CrisisResult) => [
  ['requests a second that were asked for', result.asked],
  ['requests a second that were answered', Math.round(result.answered)],
  ['requests', result.requests],
  ['of them failed', failures(result)],
  ...Object.entries(result.failed).map(([how, count]) => [`  ${how}`, count]),
  ['p50, ms', round(result.p50)],
  ['p99, ms', round(result.p99)],
  ...Object.entries(result.kinds).map(([kind, { count, p50, p99 }]) => [
    `  ${kind}: ${count} with p50 and p99, ms`,
    `${round(p50)} ${round(p99)}`,
  ]),
  [
    `robots.txt on ${result.anew.count} new connections, p50 and p99, ms; failed`,
    `${round(result.anew.p50)} ${round(result.anew.p99)}; ${result.anew.failed}`,
  ],
  ['memory before, at the end, a minute after, MB', result.memory.map(Math.round).join(', ')],
  ['cores that the load itself took', round(result.loadCpu, 2)],
  ...(result.legs === null ? [] : [['legs of the feed', result.legs]]),
  ...result.attacks.map(({ name, answers }) => [
    `  attacker: ${name}`,
    Object.entries(answers)
      .map(([status, count]) => `${status} x ${count}`)
      .join(', '),
  ]),
  ['versions taken out of service', result.quarantined.join(', ') || 'none'],
];

/** @param attacked whether it was under attack: then the travellers' error rate and p99 have bars of their own. */
export const crisisFigures = (result: CrisisResult, attacked: boolean): Figure[] => {
  const when = attacked ? 'a crisis with attackers' : 'a crisis';
  return [
    { name: `${when}, requests per second`, value: Math.round(result.answered), unit: 'requests' },
    // A generator that falls behind measures shorter waits than travellers had.
    {
      name: `share of requests asked for, in ${when}`,
      value: round(result.answered / result.asked, 2),
      unit: '',
    },
    { name: `requests failed in ${when}`, value: failures(result), unit: '' },
    { name: `request in ${when}, p99`, value: round(result.p99), unit: 'ms' },
    ...(attacked
      ? [
          {
            name: 'versions that liars took out of service',
            value: result.quarantined.length,
            unit: '',
          },
          {
            name: 'memory a minute after an attack, of what it was before',
            value: round(result.memory[2] / result.memory[0], 2),
            unit: '',
          },
        ]
      : []),
  ];
};
