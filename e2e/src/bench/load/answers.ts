import { Agent } from 'node:http';
import { testNow } from '../../support/site/site.ts';
import { startApi } from './apiLoad.ts';
import { round, type Figure } from '../figures.ts';
import { numbers, oddQuery, oneOf, type Pick } from './oddQueries.ts';
import { atSteadyRate, p99Of, timeOf } from './steadyLoad.ts';

export interface AnswerTime {
  kind: string;
  /** Milliseconds. */
  p99: number;
}

const seconds = 10;
/** The first answers of a process are compiled while they are made, and its database settles: each kind once before any counts. */
const warmUpSeconds = 2;

/** What addresses are made of. */
interface Known {
  places: string[];
  flights: string[];
  establishments: string[];
  facts: string[];
  /** Parts of the city. */
  city: string[];
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Addresses of each kind, hardly one of them twice in a run: what is dear is asked for anew each time. */
function addresses(pick: Pick, known: Known): Record<string, () => string> {
  let asked = 0;
  const instant = () => new Date(Date.parse(testNow) + (asked += 1) * 60_000).toISOString();
  const span = () => ({ from: clock(pick(300)), to: clock(1_100 + pick(300)) });
  return {
    'board of any hours': () => `flights?${query(span())}`,
    'board, odd text': () => `flights?${query({ q: oddQuery(pick) })}`,
    'establishments at any hour': () => `establishments?${query({ openAt: instant() })}`,
    'establishments, odd text': () => `establishments?${query({ q: oddQuery(pick) })}`,
    'one establishment': () => `establishments/${oneOf(pick, known.establishments)}`,
    'places of the map, odd text': () => `map/places?${query({ q: oddQuery(pick) })}`,
    'a way on the map': () =>
      `map/route?${query({
        from: oneOf(pick, known.places),
        to: oneOf(pick, known.places),
        ...(pick(2) === 1 && { stepFree: '1' }),
      })}`,
    'walks to a place': () => `map/places/${oneOf(pick, known.places)}/walks`,
    'open data, any page': () =>
      `open-data/flights?${query({ ...span(), size: String(1 + pick(500)), page: String(1 + pick(3)) })}`,
    'open data, CSV': () => `open-data/flights.csv?${query(span())}`,
    'one flight': () => `flights/${oneOf(pick, known.flights)}`,
    'a flight for a calendar': () => `flights/${oneOf(pick, known.flights)}.ics`,
    'facts by name': () =>
      `facts?ids=${Array.from({ length: 60 }, () => oneOf(pick, known.facts)).join(',')}`,
    'a way from the city': () =>
      `city-routes?${query({ from: oneOf(pick, known.city), flight: oneOf(pick, known.flights) })}`,
    'when to be there': () => `airport-by?${query({ flight: oneOf(pick, known.flights) })}`,
    'what an airline owes': () =>
      `passenger-rights?${query({
        flight: oneOf(pick, known.flights),
        problem: oneOf(pick, ['delay', 'cancelled', 'overbooked']),
        hours: String(pick(720) / 10),
      })}`,
    'courses of car parks': () => 'parking/courses',
    'queues and their forecasts': () => 'checkpoints',
    'taxi places, odd text': () => `taxi-imperial/places?${query({ q: oddQuery(pick) })}`,
    'fare of any year': () =>
      `taxi-imperial/fare?${query({ km: '15', at: `${1_000 + pick(9_000)}-05-05T10:00:00Z` })}`,
  };
}

/** Asks the API alone, two hundred times a second, for each kind of answer that must be worked out. */
export async function measureAnswers(dataDir: string): Promise<AnswerTime[]> {
  const api = await startApi(dataDir);
  const agent = new Agent({ keepAlive: true });
  const base = `${api.origin}/api/v2`;
  async function list(path: string, field: string, name: string): Promise<string[]> {
    const answer = (await (await fetch(`${base}/${path}`)).json()) as Record<
      string,
      Record<string, string>[]
    >;
    return (answer[field] ?? []).map((row) => row[name] ?? '');
  }
  try {
    const kinds = addresses(numbers(), {
      places: await list('map/places', 'places', 'slug'),
      flights: await list('flights', 'flights', 'id'),
      establishments: await list('establishments', 'establishments', 'slug'),
      facts: await list('facts', 'facts', 'id'),
      city: await list('taxi-imperial/places', 'places', 'slug'),
    });
    // 400 and 404 are answers too, for a way to where one is and a page past the last.
    const asking = Object.entries(kinds).map(
      ([kind, address]) =>
        [kind, () => timeOf(`${base}/${address()}`, agent, [200, 400, 404])] as const,
    );
    for (const [, ask] of asking) await atSteadyRate(warmUpSeconds, ask);
    const times: AnswerTime[] = [];
    for (const [kind, ask] of asking)
      times.push({ kind, p99: p99Of(await atSteadyRate(seconds, ask)) });
    return times;
  } finally {
    agent.destroy();
    await api.stop();
  }
}

export const answerRows = (times: readonly AnswerTime[]) =>
  times.map(({ kind, p99 }) => [kind, round(p99)]);

export const answerFigures = (times: readonly AnswerTime[]): Figure[] =>
  times.map(({ kind, p99 }) => ({ name: `${kind}, p99`, value: round(p99), unit: 'ms' }));
