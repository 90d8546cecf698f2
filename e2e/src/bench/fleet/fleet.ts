import { setTimeout as sleep } from 'node:timers/promises';
import { createAsk, type Ask } from '../../support/visitors/ask.ts';
import type { Letters } from '../../support/visitors/letters.ts';
import { bookings, contactMessages, signIn, startSms } from '../../support/visitors/passengers.ts';
import type { BoardFlight } from '../feeds/aidxMessage.ts';
import { round, type Figure } from '../figures.ts';
import { p99Of } from '../load/steadyLoad.ts';
import { startFleet, type Front, type Part } from './startFleet.ts';
import { startReaders, startVisitors, visitorOf, type Visit } from './visitors.ts';

export interface FleetResult {
  /** Requests a second that were made. */
  perSecond: number;
  kills: KillResult[];
  /** Bookings and messages that were acknowledged, those that a kill interrupted, and those that were not there in the end. */
  acknowledged: number;
  interrupted: number;
  lost: number;
  /** Rows in the database beyond what was sent. */
  twice: number;
}

interface KillResult {
  part: string;
  isDouble: boolean;
  isPlanned: boolean;
  requests: number;
  /** Without an answer, with a part of one, or with one that says that it is the site's fault. */
  failed: Visit[];
  /** Milliseconds. */
  p99: number;
  most: number;
  /** Seconds until the part was back, and until all readers had the event stream again. */
  back: number;
  stream: number;
}

const lettersPerSecond = 4;
const readers = 20;
const passengers = 160;
/** Seconds of calm before each kill, and after all is back. */
const calm = 2;
const longestBack = 30;

/**
 * Migrates the database of a fleet, restarts it part by part and kills each in turn, while visitors ask, book and write.
 * @param releases that are built. @param dir takes all that the fleet writes.
 * @param perSecond requests of the visitors. @param front what stands before the gateways.
 */
export async function measureFleet(
  releases: string,
  dir: string,
  perSecond: number,
  front: Front,
): Promise<FleetResult> {
  const sms = await startSms();
  const fleet = await startFleet(releases, dir, sms.env, front);
  const ask = createAsk(fleet.door);
  try {
    const tokens = await signIn(ask, sms.codes, passengers);
    const kinds = [bookings(ask, tokens), contactMessages(ask)];
    const paths = await pathsOf(ask);
    // What is asked for is in memory when the first part is killed.
    for (const path of new Set(paths)) await ask({ path, visitor: 1 });
    const events = startReaders(fleet.door, readers);
    const started = performance.now();
    const path = following(paths);
    const load = startVisitors(
      ask,
      (count) => ({ path: path(), visitor: visitorOf(count) }),
      perSecond,
    );
    const writing = writeOn(kinds);
    const kills: KillResult[] = [];
    for (const part of fleet.parts) kills.push(await killed(part, load.visits, events));
    await writing.stop();
    await load.stop();
    events.stop();
    const rate = load.visits.length / ((performance.now() - started) / 1_000);
    const letters = kinds.flatMap((kind) => kind.all());
    const acknowledged = letters.filter(({ receipt }) => receipt !== undefined).length;
    let lost = 0;
    for (const kind of kinds) lost += await kind.lost();
    const stored = Number(
      fleet.postgres.query(
        'site',
        'select (select count(*) from taxi_bookings) + (select count(*) from contact_messages)',
      ),
    );
    return {
      perSecond: rate,
      kills,
      acknowledged,
      interrupted: letters.filter(({ interrupted }) => interrupted).length,
      lost,
      twice: stored - letters.length,
    };
  } finally {
    ask.close();
    await fleet.stop();
    sms.close();
  }
}

async function killed(
  part: Part,
  visits: readonly Visit[],
  events: ReturnType<typeof startReaders>,
): Promise<KillResult> {
  while (!events.allOpen()) await sleep(50);
  await sleep(calm * 1_000);
  const before = visits.length;
  const at = performance.now();
  part.kill();
  const givenUp = at + longestBack * 1_000;
  await part.back();
  const back = (performance.now() - at) / 1_000;
  // A broken connection is noticed, and its reader comes back after up to 3.5 s.
  await sleep(Math.max(calm * 1_000, at + 4_000 - performance.now()));
  while (!events.allOpen() && performance.now() < givenUp) await sleep(50);
  const meanwhile = visits.slice(before);
  const times = meanwhile.map(({ took }) => took);
  return {
    part: part.name,
    isDouble: part.isDouble,
    isPlanned: part.isPlanned === true,
    requests: meanwhile.length,
    failed: meanwhile.filter(({ status }) => status === 0 || status >= 400),
    p99: p99Of(times),
    most: Math.max(...times),
    back,
    stream: Math.max(0, (events.lastOpened() - at) / 1_000),
  };
}

/** Books and writes until `stop`. */
function writeOn(kinds: readonly Letters[]) {
  let stopped = false;
  const writers = kinds.map(async (kind) => {
    while (!stopped) {
      await kind.send();
      await sleep(1_000 / lettersPerSecond);
    }
  });
  return {
    async stop() {
      stopped = true;
      await Promise.all(writers);
    },
  };
}

/** What the load asks for: popular pages in four languages, answers of the API, and files. */
async function pathsOf(ask: Ask): Promise<string[]> {
  const text = async (path: string) => (await ask({ path, visitor: 1 })).body.toString();
  const plain = { 'accept-encoding': 'identity' };
  const board = await ask({
    path: '/api/v2/flights?direction=departures',
    visitor: 1,
    headers: plain,
  });
  const { flights } = JSON.parse(board.body.toString()) as { flights: BoardFlight[] };
  const pages = [
    '/',
    '/vuelos/salidas',
    '/vuelos/llegadas',
    '/establecimientos/restaurantes',
    '/servicios/taxis',
    '/servicios/internet-wifi',
    '/contacto',
    ...flights.slice(0, 20).map(({ id }) => `/vuelos/detalle/${id}`),
  ];
  const home = (await ask({ path: '/', visitor: 1, headers: plain })).body.toString();
  const files = [...home.matchAll(/\/assets\/[^"\s]+\.js/g)].map(([file]) => file).slice(0, 5);
  if (files.length === 0) throw new Error(`The home page names no files: ${await text('/')}`);
  const api = ['/api/v2/flights?direction=departures', '/api/v2/facts', '/_site/live.json'];
  return ['', '/en', '/fr', '/pt'].flatMap((language) => [
    ...pages.map((page) => (language + page).replace(/(.)\/$/, '$1')),
    ...files,
    ...api,
  ]);
}

function following(paths: readonly string[]): () => string {
  let next = 0;
  return () => paths[next++ % paths.length] ?? '/';
}

export const fleetRows = ({ kills }: FleetResult) =>
  kills.map(({ part, requests, failed, p99, most, back, stream }) => [
    part,
    requests,
    failed.length,
    statuses(failed),
    round(p99),
    Math.round(most),
    round(back),
    round(stream),
  ]);

/** How often each status came: `503 x 2`; 0 is no answer. */
function statuses(visits: readonly Visit[]): string {
  const counts = new Map<number, number>();
  for (const { status } of visits) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status} x ${count}`).join(', ');
}

export const fleetFigures = (result: FleetResult): Figure[] => {
  const planned = result.kills.filter(({ isPlanned }) => isPlanned);
  const double = result.kills.filter(({ isDouble, isPlanned }) => isDouble && !isPlanned);
  const most = (values: readonly number[]) => Math.max(...values);
  return [
    { name: 'fleet requests per second', value: Math.round(result.perSecond), unit: 'requests' },
    {
      name: 'requests failed in a kill of the fleet, most',
      value: most(double.map(({ failed }) => failed.length)),
      unit: '',
    },
    {
      name: 'requests failed in a rolling restart and a migration',
      value: planned.reduce((sum, { failed }) => sum + failed.length, 0),
      unit: '',
    },
    {
      name: 'event stream back after a kill, most',
      value: round(most(result.kills.map(({ stream }) => stream))),
      unit: 's',
    },
    { name: 'acknowledged in the fleet and lost', value: result.lost, unit: '' },
    { name: 'acknowledged in the fleet and there twice', value: result.twice, unit: '' },
  ];
};
