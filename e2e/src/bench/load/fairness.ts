import { createAsk } from '../../support/visitors/ask.ts';
import { startSite, testNow } from '../../support/site/site.ts';
import { askAnew } from '../crisis/rawAttackers.ts';
import { readBoard } from '../feeds/aidxMessage.ts';
import { percentile, round, type Figure } from '../figures.ts';
import { ownProcess } from '../ownProcess.ts';
import { atSteadyRate, p99Of } from './steadyLoad.ts';
import type { Answers, Order } from './stranger.ts';

export interface Fairness {
  /** Milliseconds of pages from memory by themselves, and while one client asks for many others. */
  calm: number;
  beside: number;
  /** How often each status answered that client. */
  answers: Answers;
  /** Milliseconds of pages from memory on connections of their own, while one client opens 400 for others, each anew as it is answered. */
  anew: { p50: number; p99: number };
}

/** Pages of a client that wants them all at once, and how often it does so on a site that has been up for a while: once before that. */
const atOnce = 400;
const rounds = 3;
/** Seconds that travellers ask for while it waits; they are less than a page stays fresh, so that none is rendered anew. */
const lasts = 3;
const perSecond = 100;
const newPerSecond = 40;
const traveller = 1;

const startStranger = () => ownProcess<Order, Answers>(new URL('./stranger.ts', import.meta.url));

/** Pages from memory while one client asks for 400 that are in none. @param releases that are built. */
export async function measureFairness(releases: string, dataDir: string): Promise<Fairness> {
  const site = await startSite(
    { RELEASES_DIR: releases, DATA_DIR: dataDir, AIRPORT_NOW: testNow, RENDER_WORKERS: '2' },
    // As the image starts it: its supervisor holds the socket.
    'production',
  );
  const ask = createAsk({ port: Number(new URL(site.origin).port) });
  const stranger = startStranger();
  try {
    const flights = await readBoard(site.origin, 'direction=departures');
    const paths = flights.slice(0, 20).map(({ id }) => `/vuelos/detalle/${id}`);
    let next = 0;
    const travel = async () => {
      const path = paths[next++ % paths.length] ?? '/';
      const { status, took } = await ask({ path, visitor: traveller });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      return took;
    };
    const warm = async () => {
      for (const path of paths) await ask({ path, visitor: traveller });
    };
    await warm();
    const calm = p99Of(await atSteadyRate(lasts, travel, perSecond));
    const times: number[] = [];
    const answers: Record<string, number> = {};
    for (let round = 0; round <= rounds; round++) {
      await warm();
      const stormed = stranger.hear();
      stranger.tell({ kind: 'at once', origin: site.origin, count: atOnce, round });
      const took = await atSteadyRate(lasts, travel, perSecond);
      const counts = Object.entries(await stormed);
      // Code that never ran is slow, whoever asks.
      if (round === 0) continue;
      times.push(...took);
      for (const [status, count] of counts) answers[status] = (answers[status] ?? 0) + count;
    }
    const anew = await besideNew(site.origin, paths, stranger);
    return { calm, beside: p99Of(times), answers, anew };
  } finally {
    stranger.end();
    ask.close();
    await site.stop();
  }
}

async function besideNew(
  origin: string,
  paths: readonly string[],
  stranger: ReturnType<typeof startStranger>,
): Promise<Fairness['anew']> {
  let next = 0;
  const travel = async () => {
    const path = paths[next++ % paths.length] ?? '/';
    const began = performance.now();
    const status = await askAnew(origin, path, '10.1.0.1');
    if (status !== '200') throw new Error(`${path} answered ${status} on a new connection`);
    return performance.now() - began;
  };
  const warm = async () => {
    for (let count = 0; count < paths.length; count++) await travel();
  };
  await warm();
  stranger.tell({ kind: 'anew', origin, count: atOnce });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    await warm();
    const took = await atSteadyRate(lasts, travel, newPerSecond);
    if (round > 0) times.push(...took);
  }
  stranger.tell({ kind: 'stop' });
  await stranger.hear();
  return { p50: percentile(times, 0.5), p99: p99Of(times) };
}

export const fairnessRows = ({ calm, beside, answers, anew }: Fairness) => [
  ['page from memory, p99, ms', round(calm)],
  ['beside one client that asks for 400 others at once, p99, ms', round(beside)],
  ...Object.entries(answers).map(([status, count]) => [
    `that client was answered ${status}`,
    count,
  ]),
  [
    'on a new connection beside 400 that one client opens anew, p50 and p99, ms',
    `${round(anew.p50)} ${round(anew.p99)}`,
  ],
];

export const fairnessFigures = ({ beside, anew }: Fairness): Figure[] => [
  { name: 'page from memory beside 400 distinct ones, p99', value: round(beside), unit: 'ms' },
  {
    name: 'page from memory on a new connection beside 400 new ones, p99',
    value: round(anew.p99),
    unit: 'ms',
  },
];
