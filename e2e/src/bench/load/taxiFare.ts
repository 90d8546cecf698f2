import { Agent } from 'node:http';
import { testNow } from '../../support/site/site.ts';
import { startApi } from './apiLoad.ts';
import { round, type Figure } from '../figures.ts';
import { atSteadyRate, p99Of, timeOf } from './steadyLoad.ts';

export interface FareResult {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

const seconds = 10;
/** The first answers of a process are compiled while they are made. */
const warmUpSeconds = 3;
const base = '/api/v2/taxi-imperial';

/** Asks the API for fares, every one of another ride, two hundred a second. */
export async function measureFare(dataDir: string): Promise<FareResult> {
  const api = await startApi(dataDir);
  const agent = new Agent({ keepAlive: true });
  try {
    const query = differentRides(await placesOf(api.origin));
    const ask = () => timeOf(api.origin + query(), agent);
    await atSteadyRate(warmUpSeconds, ask);
    const times = await atSteadyRate(seconds, ask);
    return { perSecond: times.length / seconds, p99: p99Of(times) };
  } finally {
    agent.destroy();
    await api.stop();
  }
}

async function placesOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}${base}/places`);
  const { places } = (await answer.json()) as { places: { slug: string }[] };
  return places.map(({ slug }) => slug);
}

/** Rides between all places at all hours, none of them twice in a run. */
function differentRides(places: readonly string[]): () => string {
  let count = 0;
  return () => {
    const from = count % places.length;
    const step = 1 + (Math.floor(count / places.length) % (places.length - 1));
    const at = new Date(Date.parse(testNow) + count * 60_000).toISOString();
    count += 1;
    const to = (from + step) % places.length;
    return `${base}/fare?origin=${places[from]}&destination=${places[to]}&at=${at}&bags=2&persons=3`;
  };
}

export const fareRows = ({ perSecond, p99 }: FareResult) => [
  ['fares a second', perSecond],
  ['p99, ms', round(p99)],
];

export const fareFigures = ({ p99 }: FareResult): Figure[] => [
  { name: 'taxi fare, p99', value: round(p99), unit: 'ms' },
];
