import { Agent } from 'node:http';
import { startSite, testNow } from '../support/site.ts';
import { readBoard } from './aidxMessage.ts';
import { round, type Figure } from './figures.ts';
import { atSteadyRate, p99Of, timeOf } from './steadyLoad.ts';

/** What a kind of page does when each request is for another one. */
export interface DistinctRate {
  kind: string;
  /** Pages a second with one worker, and how many times that with two. */
  rate: number;
  gain: number;
  /** Milliseconds, at half of the rate with one worker. */
  p99: number;
}

/** Seconds that each figure is measured for, and requests under way at a time. */
const lasts = 6;
const atOnce = 12;
const languages = ['', '/en', '/fr', '/pt'];

/** Rates of pages that are in no memory. @param releases that are built. @param dataDir of a database that may be filled. */
export async function measureDistinct(releases: string, dataDir: string): Promise<DistinctRate[]> {
  const one = await withWorkers(1, releases, dataDir);
  const two = await withWorkers(2, releases, dataDir);
  return one.map(({ kind, rate, p99 }, index) => ({
    kind,
    rate,
    p99,
    gain: (two[index]?.rate ?? Number.NaN) / rate,
  }));
}

async function withWorkers(workers: number, releases: string, dataDir: string) {
  const site = await startSite({
    RELEASES_DIR: releases,
    DATA_DIR: dataDir,
    AIRPORT_NOW: testNow,
    RENDER_WORKERS: String(workers),
  });
  const agent = new Agent({ keepAlive: true });
  try {
    const measured: { kind: string; rate: number; p99: number }[] = [];
    for (const [kind, addresses] of Object.entries(await addressesOf(site.origin))) {
      const ask = () => timeOf(site.origin + nextOf(addresses), agent, [200, 404]);
      // The first pages of a kind compile its code.
      await Promise.all(Array.from({ length: 60 }, ask));
      const rate = (await asFastAsAnswered(ask)) / lasts;
      measured.push({ kind, rate, p99: p99Of(await atSteadyRate(lasts, ask, rate / 2)) });
    }
    return measured;
  } finally {
    agent.destroy();
    await site.stop();
  }
}

function nextOf(addresses: string[]): string {
  const address = addresses.shift();
  if (address === undefined) throw new Error('More pages are asked for than there are');
  return address;
}

/** Some requests at a time, each as soon as one before is answered. @returns how many were. */
async function asFastAsAnswered(ask: () => Promise<number>): Promise<number> {
  const ends = Date.now() + lasts * 1_000;
  let answered = 0;
  const one = async () => {
    for (; Date.now() < ends; answered++) await ask();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return answered;
}

/** Addresses of pages that differ, more than are asked for. */
async function addressesOf(origin: string): Promise<Record<string, string[]>> {
  const boards = ['departures', 'arrivals'].map((way) => readBoard(origin, `direction=${way}`));
  const flights = (await Promise.all(boards)).flat();
  const hours = Array.from(
    { length: 24 * 60 },
    (_, minute) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );
  const inAll = (paths: readonly string[]) =>
    paths.flatMap((path) => languages.map((language) => language + path));
  return {
    'flight details': inAll(flights.map(({ id }) => `/vuelos/detalle/${id}`)),
    boards: inAll(
      hours.flatMap((hour) => [`/vuelos/salidas?from=${hour}`, `/vuelos/llegadas?from=${hour}`]),
    ),
    'pages not found': Array.from({ length: 20_000 }, (_, index) => `/nada/${index}`),
  };
}

export const distinctRows = (rates: readonly DistinctRate[]) =>
  rates.map(({ kind, rate, gain, p99 }) => [kind, Math.round(rate), round(gain), round(p99)]);

export const distinctFigures = (rates: readonly DistinctRate[]): Figure[] =>
  rates.flatMap(({ kind, rate, gain, p99 }) => [
    { name: `distinct ${kind} per second`, value: Math.round(rate), unit: 'requests/s' },
    { name: `distinct ${kind} per second, gain of two workers`, value: round(gain), unit: 'times' },
    { name: `distinct ${kind}, p99 at half of it`, value: round(p99), unit: 'ms' },
  ]);
