import { ApiError } from '@eldorado/http';
import { addDays, bogotaDay, bogotaInstant } from '@eldorado/i18n';
import { readClock } from '@eldorado/i18n/bogota';
import { readFlightKey } from '@eldorado/rules';
import { fetchInto, type SiteStore } from '@eldorado/store';
import { establishmentsApi } from '../establishmentsApi.ts';
import type { KnownFlight } from './knownFlight.ts';

/** What the filter of the flight's time means. */
export type FlightTime =
  | { kind: 'none' }
  | { kind: 'time'; at: string }
  | { kind: 'flight'; flight: KnownFlight }
  /** No such flight, or neither a flight nor a time. */
  | { kind: 'unknown' }
  | { kind: 'failed' };

/** Reads a time of day: today's, or tomorrow's when it is past. */
function timeOf(text: string, now: Date): string | null {
  const time = readClock(text);
  if (time === null) return null;
  const today = bogotaDay(now);
  const at = bogotaInstant(today, time);
  return (at < now ? bogotaInstant(addDays(today, 1), time) : at).toISOString();
}

/** Reads what was typed as a time or asks for the flight. A failure is an answer: the list is then shown without it. */
export async function readFlightTime(
  store: SiteStore,
  text: string,
  now: Date,
): Promise<FlightTime> {
  if (text === '') return { kind: 'none' };
  const at = timeOf(text, now);
  if (at !== null) return { kind: 'time', at };
  const name = readFlightKey(text);
  if (name === null) return { kind: 'unknown' };
  try {
    const flight = await fetchInto<KnownFlight>(
      store,
      establishmentsApi.endpoints.flight.initiate(name),
    );
    return { kind: 'flight', flight };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: error.status === 404 ? 'unknown' : 'failed' };
  }
}

/** The instant at which a place is to be open; null for no such wish. */
export function instantOf(time: FlightTime): Date | null {
  if (time.kind === 'time') return new Date(time.at);
  return time.kind === 'flight' ? new Date(time.flight.at) : null;
}
