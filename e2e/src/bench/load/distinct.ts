import { Agent } from 'node:http';
import { cpuSeconds } from 'gateway/cpu';
import { renderingWorkers } from '../../support/site/processes.ts';
import { startSite, testNow } from '../../support/site/site.ts';
import { readBoard } from '../feeds/aidxMessage.ts';
import { round, type Figure } from '../figures.ts';
import { atSteadyRate, p99Of, timeOf } from './steadyLoad.ts';

/** What a kind of page does when each request is for another one. */
export interface DistinctRate {
  kind: string;
  /** Pages a second with one worker and with two, on however many cores they share with gateway, API and load. */
  shared: readonly [one: number, two: number];
  /** Pages a second of CPU of a worker: what a core does that only renders. With two workers, what two such cores do, against one. */
  rate: number;
  gain: number;
  /** Milliseconds of CPU a page in the gateway with its API, and in this process. */
  gateway: number;
  load: number;
  /** Milliseconds, at half of what one worker does here. */
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
  return one.map(({ kind, pages, worker, gateway, load, p99 }, index) => {
    const both = two[index];
    const [rate, rateOfTwo] = [pages / worker, (both?.pages ?? NaN) / (both?.worker ?? NaN)];
    return {
      kind,
      shared: [pages / lasts, (both?.pages ?? NaN) / lasts],
      rate,
      gain: (2 * rateOfTwo) / rate,
      gateway: (gateway / pages) * 1_000,
      load: (load / pages) * 1_000,
      p99,
    };
  });
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
    const measured = [];
    for (const [kind, addresses] of Object.entries(await addressesOf(site.origin))) {
      const ask = () => timeOf(site.origin + nextOf(addresses), agent, [200, 404]);
      // The first pages of a kind compile its code.
      await Promise.all(Array.from({ length: 60 }, ask));
      const before = cpuOf(site.process.pid ?? 0);
      const pages = await asFastAsAnswered(ask);
      const after = cpuOf(site.process.pid ?? 0);
      measured.push({
        kind,
        pages,
        worker: after.worker - before.worker,
        gateway: after.gateway - before.gateway,
        load: after.load - before.load,
        p99: p99Of(await atSteadyRate(lasts, ask, pages / lasts / 2)),
      });
    }
    return measured;
  } finally {
    agent.destroy();
    await site.stop();
  }
}

/** Seconds of CPU that the workers of a site, its gateway, and this process with its load have used so far. */
function cpuOf(site: number) {
  const { user, system } = process.cpuUsage();
  return {
    worker: renderingWorkers(site).reduce((sum, pid) => sum + (cpuSeconds(pid) ?? NaN), 0),
    gateway: cpuSeconds(site) ?? NaN,
    load: (user + system) / 1e6,
  };
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
  rates.map(({ kind, rate, gain, shared, gateway, load, p99 }) => [
    kind,
    Math.round(rate),
    round(gain),
    shared.map(Math.round).join(', '),
    round(gateway),
    round(load),
    round(p99),
  ]);

export const distinctFigures = (rates: readonly DistinctRate[]): Figure[] =>
  rates.flatMap(({ kind, rate, gain, p99 }) => [
    { name: `distinct ${kind} per second`, value: Math.round(rate), unit: 'pages/s of a core' },
    { name: `distinct ${kind} per second, gain of two workers`, value: round(gain), unit: 'times' },
    { name: `distinct ${kind}, p99 at half of it`, value: round(p99), unit: 'ms' },
  ]);
