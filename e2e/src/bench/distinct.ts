import { request, Agent } from 'node:http';
import { startSite, testNow } from '../support/site.ts';
import { round, type Figure } from './figures.ts';

/** What a kind of page does when each request is for another one. */
export interface DistinctRate {
  kind: string;
  /** Pages a second with one worker, and how many times that with two. */
  rate: number;
  gain: number;
  /** Milliseconds, at half of the rate with one worker. */
  p99: number;
}

/** Milliseconds that each figure is measured for, and requests under way at a time. */
const lasts = 6_000;
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
  try {
    const measured: { kind: string; rate: number; p99: number }[] = [];
    for (const [kind, addresses] of Object.entries(await addressesOf(site.origin))) {
      // The first pages of a kind compile its code.
      await ask(site.origin, addresses.splice(0, 60), atOnce);
      const { length: rate } = await ask(site.origin, addresses, atOnce, lasts);
      const perSecond = rate / (lasts / 1_000);
      const times = await ask(site.origin, addresses, 400, lasts, 1_000 / (perSecond / 2));
      times.sort((a, b) => a - b);
      const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
      measured.push({ kind, rate: perSecond, p99 });
    }
    return measured;
  } finally {
    await site.stop();
  }
}

/** Addresses of pages that differ, more than are asked for. */
async function addressesOf(origin: string): Promise<Record<string, string[]>> {
  const flights = (
    await Promise.all(['departures', 'arrivals'].map((direction) => idsOf(origin, direction)))
  ).flat();
  const hours = Array.from(
    { length: 24 * 60 },
    (_, minute) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );
  const inAll = (paths: readonly string[]) =>
    paths.flatMap((path) => languages.map((language) => language + path));
  return {
    'flight details': inAll(flights.map((id) => `/vuelos/detalle/${id}`)),
    boards: inAll(
      hours.flatMap((hour) => [`/vuelos/salidas?from=${hour}`, `/vuelos/llegadas?from=${hour}`]),
    ),
    'pages not found': Array.from({ length: 20_000 }, (_, index) => `/nada/${index}`),
  };
}

async function idsOf(origin: string, direction: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = `direction=${direction}&limit=100${cursor && `&cursor=${cursor}`}`;
    const answer = await fetch(`${origin}/api/v2/flights?${query}`);
    const board = (await answer.json()) as {
      flights: { id: string }[];
      cursor?: { next?: string };
    };
    found.push(...board.flights.map(({ id }) => id));
    cursor = board.cursor?.next ?? null;
  }
  return found;
}

/**
 * Takes addresses from a list and asks for them.
 * @param during milliseconds; until the list is empty unless given.
 * @param every milliseconds between two beginnings; as fast as answers come unless given.
 * @returns how long each took, in milliseconds.
 */
async function ask(
  origin: string,
  addresses: string[],
  most: number,
  during = Number.POSITIVE_INFINITY,
  every = 0,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: most });
  const ends = Date.now() + during;
  const begun = performance.now();
  const times: number[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    for (;;) {
      if (every > 0) {
        const wait = begun + next * every - performance.now();
        next += 1;
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      }
      const address = Date.now() < ends ? addresses.shift() : undefined;
      if (address === undefined) return;
      const started = performance.now();
      const status = await statusOf(origin + address, agent);
      if (status >= 500) throw new Error(`${address}: ${status}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: most }, one));
  agent.destroy();
  return times;
}

const statusOf = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

export const distinctRows = (rates: readonly DistinctRate[]) =>
  rates.map(({ kind, rate, gain, p99 }) => [kind, Math.round(rate), round(gain), round(p99)]);

export const distinctFigures = (rates: readonly DistinctRate[]): Figure[] =>
  rates.flatMap(({ kind, rate, gain, p99 }) => [
    { name: `distinct ${kind} per second`, value: Math.round(rate), unit: 'requests/s' },
    { name: `distinct ${kind} per second, gain of two workers`, value: round(gain), unit: 'times' },
    { name: `distinct ${kind}, p99 at half of it`, value: round(p99), unit: 'ms' },
  ]);
