import { round, type Figure } from '../figures.ts';
import { startApi } from './apiLoad.ts';
import { numbers } from './oddQueries.ts';

export interface RouteFigures {
  asked: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  slowest: number;
}

/** Ways asked for, none of them twice; the first ones are not counted, since code is fast once it has run for a while. */
const asked = 2000;
const warmUp = 200;

/** Asks the API alone, one after the other, for ways between random places, every second one step-free. */
export async function measureRoutes(dataDir: string): Promise<RouteFigures> {
  const api = await startApi(dataDir);
  try {
    const list = await fetch(`${api.origin}/api/v2/map/places`);
    const { places } = (await list.json()) as { places: { slug: string }[] };
    const pick = numbers();
    const seen = new Set<string>();
    const times: number[] = [];
    while (seen.size < asked + warmUp) {
      const [from = '', to = ''] = [0, 0].map(() => places[pick(places.length)]?.slug);
      const query = new URLSearchParams({
        from,
        to,
        ...(seen.size % 2 === 1 && { stepFree: '1' }),
      });
      const path = `/api/v2/map/route?${query.toString()}`;
      if (from === to || seen.has(path)) continue;
      seen.add(path);
      const started = performance.now();
      const answer = await fetch(api.origin + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      if (seen.size > warmUp) times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
    return { asked: times.length, median: at(0.5), p99: at(0.99), slowest: at(1) };
  } finally {
    await api.stop();
  }
}

export const routeRows = (figures: RouteFigures) => [
  ['ways between random places, each asked for once', figures.asked],
  ['answer median, ms', round(figures.median)],
  ['answer p99, ms', round(figures.p99)],
  ['answer slowest, ms', round(figures.slowest)],
];

export const routeFigures = (figures: RouteFigures): Figure[] => [
  { name: 'way on the map, p99', value: round(figures.p99), unit: 'ms' },
];
