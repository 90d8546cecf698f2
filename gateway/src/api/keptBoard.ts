import type { components } from '@eldorado/http/api-types';
import { bogotaInstant } from '@eldorado/i18n/bogota';
import { createTextIndex } from '@eldorado/i18n/text';
import { boardLimits, flightText, isWithinLimits, limitedFlight } from '@eldorado/rules';
import type { LastAnswer, LastAnswers } from './lastAnswers.ts';

type FlightList = components['schemas']['FlightList'];
type Flight = FlightList['flights'][number];

/** What a board that is kept may be asked for: all else leaves out flights of its day. */
const ofWholeDay = new Set(['direction', 'date', 'type']);

/** Whether a question asks for one of many parts of an answer, which are not kept one by one. */
export function isNarrow(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://api');
  if (pathname !== '/v2/flights') return searchParams.has('q');
  return [...searchParams.keys()].some((name) => !ofWholeDay.has(name));
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
  const found = createTextIndex(flights.map(flightText)).find(asked.get('q') ?? '');
  const passes = isWithinLimits(
    boardLimits(Object.fromEntries(asked)),
    bogotaInstant(date).getTime(),
  );
  return flights.filter((flight, at) => found[at] === 1 && passes(limitedFlight(flight)));
}
