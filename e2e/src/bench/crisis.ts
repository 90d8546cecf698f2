import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import { addDays, bogotaDay } from '@eldorado/i18n/bogota';
import { openStore } from '@eldorado/releases';
import { startSite, testNow } from '../support/site.ts';
import { aidxMessage, benchToken, readBoard, sendAidx } from './aidxMessage.ts';
import { round, type Figure } from './figures.ts';
import { makeLive, twoVersions } from './switches.ts';

export interface CrisisResult {
  /** Requests a second that were asked for, and that were answered. */
  asked: number;
  answered: number;
  requests: number;
  /** Requests without an answer, or with another than 200. */
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  legs: number;
}

const asked = Number(process.env['CRISIS_RATE'] ?? 3_000);
/** Seconds. */
const lasts = Number(process.env['CRISIS_SECONDS'] ?? 60);
const popular = 500;
const perMessage = 100;
const languages = ['', '/en', '/fr', '/pt'];

/**
 * A foggy morning: nine of ten visitors look at the same 500 pages and the others at other ones, while a feed of 5,000 legs arrives, a
 * remote is rolled back and a rendering worker is killed.
 * @param releases that are built; they are copied, not changed.
 */
export async function measureCrisis(releases: string, dataDir: string): Promise<CrisisResult> {
  const dir = path.join(dataDir, 'releases');
  cpSync(releases, dir, { recursive: true });
  const store = openStore(dir);
  const [before, after] = await twoVersions(store);
  await makeLive(store, after);
  const site = await startSite({
    RELEASES_DIR: dir,
    DATA_DIR: path.join(dataDir, 'site'),
    AIRPORT_NOW: testNow,
    AIDX_TOKEN: benchToken,
  });
  try {
    const flights = await flightsOfFiveDays(site.origin);
    const pages = flights.flatMap(({ id }) =>
      languages.map((language) => `${language}/vuelos/detalle/${id}`),
    );
    let visit = 0;
    const load = (duration: number) =>
      autocannon({
        url: site.origin,
        connections: 200,
        overallRate: asked,
        duration,
        headers: { 'accept-encoding': 'br' },
        requests: [
          {
            setupRequest(request) {
              visit += 1;
              const rare = visit % 10 === 0;
              const page = rare
                ? popular + ((visit / 10) % (pages.length - popular))
                : visit % popular;
              // Each of 2,000 visitors has an address of its own.
              const visitor = `10.0.${Math.floor((visit % 2_000) / 250)}.${visit % 250}`;
              const headers = { ...request.headers, 'x-forwarded-for': visitor };
              return { ...request, path: pages[page] ?? '/', headers };
            },
          },
        ],
      });
    // What was popular before the fog is in memory.
    await load(Math.min(10, lasts));
    const loaded = load(lasts);
    await pause(0.1);
    const legs = feed(site.origin, flights);
    await pause(0.3);
    await makeLive(store, before);
    await pause(0.2);
    process.kill(renderingWorker(site.process.pid ?? 0), 'SIGKILL');
    const { requests, latency, non2xx, errors, timeouts } = await loaded;
    return {
      asked,
      answered: requests.average,
      requests: requests.total,
      failed: non2xx + errors + timeouts,
      p50: latency.p50,
      p99: latency.p99,
      legs: await legs,
    };
  } finally {
    await site.stop();
  }
}

const pause = (share: number) =>
  new Promise((resolve) => setTimeout(resolve, share * lasts * 1_000));

async function flightsOfFiveDays(origin: string) {
  const today = bogotaDay(new Date(testNow));
  const boards = [0, 1, -1, 2, 3].flatMap((offset) =>
    ['departures', 'arrivals'].map((way) =>
      readBoard(origin, `direction=${way}&date=${addDays(today, offset)}`),
    ),
  );
  return (await Promise.all(boards)).flat();
}

/** Sends 5,000 legs, a hundred a message. @returns how many the boards took. */
async function feed(origin: string, flights: Awaited<ReturnType<typeof readBoard>>) {
  let applied = 0;
  const legs = [...flights, ...flights].slice(0, 5_000);
  for (let first = 0; first < legs.length; first += perMessage) {
    const some = legs.slice(first, first + perMessage);
    const gated = some.map((flight, leg) => ({ flight, gate: `C${(first + leg) % 19}` }));
    applied += await sendAidx(origin, aidxMessage(gated, new Date(testNow)));
  }
  return applied;
}

/** The process of one that renders: a child of the site that Node's permissions confine. */
function renderingWorker(site: number): number {
  const children = readFileSync(`/proc/${site}/task/${site}/children`, 'utf8').trim().split(' ');
  const found = children.find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--experimental-permission'),
  );
  if (!found) throw new Error('The site has no rendering worker');
  return Number(found);
}

export const crisisRows = (result: CrisisResult) => [
  ['requests a second that were asked for', result.asked],
  ['requests a second that were answered', Math.round(result.answered)],
  ['requests', result.requests],
  ['of them failed', result.failed],
  ['p50, ms', round(result.p50)],
  ['p99, ms', round(result.p99)],
  ['legs of the feed', result.legs],
];

export const crisisFigures = (result: CrisisResult): Figure[] => [
  { name: 'crisis pages per second', value: Math.round(result.answered), unit: 'requests' },
  { name: 'requests failed in a crisis', value: result.failed, unit: '' },
  { name: 'page in a crisis, p99', value: round(result.p99), unit: 'ms' },
];
