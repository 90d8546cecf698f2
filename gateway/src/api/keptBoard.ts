import type { components } from '@eldorado/http/api-types';
import { bogotaClock, bogotaDay } from '@eldorado/i18n';
import { createTextIndex } from '@eldorado/i18n/text';
import { flightText } from '@eldorado/rules';
import type { LastAnswer, LastAnswers } from './lastAnswers.ts';

type FlightList = components['schemas']['FlightList'];
type Flight = FlightList['flights'][number];

/** Parameters that leave out flights of a day; the most pages leave out cargo alone. */
const narrowing = ['q', 'airline', 'terminal', 'kind', 'status', 'from', 'to'];

/** Whether a question asks for one of many parts of an answer, which are not kept one by one. */
export function isNarrow(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://api');
  return (
    searchParams.has('q') ||
    (pathname === '/v2/flights' && narrowing.some((name) => searchParams.has(name)))
  );
}

/**
 * A board of the last good answer for its whole day, filtered as the API would: which hours a page asks for changes with the
 * clock, and which filters with the traveller, so that most boards were never asked for before the API went away.
 * @returns null for another question, and where the day is not kept.
 */
export async function keptBoard(url: string, last: LastAnswers): Promise<LastAnswer | null> {
  const { pathname, searchParams: asked } = new URL(url, 'http://api');
  if (pathname !== '/v2/flights') return null;
  const whole = new URLSearchParams();
  for (const name of ['direction', 'date']) whole.set(name, asked.get(name) ?? '');
  const ofType = new URLSearchParams([...whole, ['type', asked.get('type') ?? '']]);
  const kept =
    (await last.read(`${pathname}?${ofType}`)) ?? (await last.read(`${pathname}?${whole}`));
  if (kept === null) return null;
  const day = JSON.parse(kept.body) as FlightList;
  return { ...kept, body: JSON.stringify({ ...day, flights: passing(day, asked) }) };
}

function passing({ date, flights }: FlightList, asked: URLSearchParams): Flight[] {
  const value = (name: string) => asked.get(name) ?? '';
  const fits = (name: string, own: string) => value(name) === '' || value(name) === own;
  const found = createTextIndex(flights.map(flightText)).find(value('q'));
  return flights.filter(
    (flight, at) =>
      found[at] === 1 &&
      fits('airline', flight.airline.iata) &&
      fits('terminal', flight.terminal) &&
      fits('kind', flight.kind) &&
      fits('status', flight.status) &&
      fits('type', flight.airlineType === 1 ? 'cargo' : 'commercial') &&
      isInHours(flight, date, value('from'), value('to')),
  );
}

function isInHours(flight: Flight, date: string, from: string, to: string): boolean {
  if (from === '' && to === '') return true;
  return [flight.scheduledAt, flight.actualAt ?? flight.estimatedAt].some((instant) => {
    if (instant === null) return false;
    const at = new Date(instant);
    const clock = bogotaClock(at);
    return bogotaDay(at) === date && clock >= from && (to === '' || clock <= to);
  });
}
