import { addDays, bogotaDay, bogotaInstant } from '@eldorado/i18n';

/** The flight that was looked at last, as its page left it in this browser. */
export interface LastFlight {
  /** `2026-11-21-D-AV9314` */
  id: string;
  /** `AV 9314` */
  name: string;
  /** The other end: where it goes, or comes from. */
  city: string;
  direction: 'departures' | 'arrivals';
  /** UTC ISO. */
  scheduled: string;
}

/** Milliseconds that a late evening's flight is kept into the next day. */
const kept = 4 * 60 * 60_000;

/** Whether the flight's day in Bogotá is over. */
function isOver({ scheduled }: LastFlight, now: Date): boolean {
  const midnight = bogotaInstant(addDays(bogotaDay(new Date(scheduled)), 1), '00:00');
  return now.getTime() >= Math.max(midnight.getTime(), Date.parse(scheduled) + kept);
}

/** Reads what the browser keeps; null when that is nothing, of another time, or not a flight. */
export function readLastFlight(text: string, now: Date): LastFlight | null {
  const flight = parsed(text) as Partial<Record<keyof LastFlight, unknown>> | null;
  if (typeof flight !== 'object' || flight === null) return null;
  const { id, name, city, scheduled, direction } = flight;
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return null;
  if (typeof name !== 'string' || typeof city !== 'string') return null;
  if (direction !== 'departures' && direction !== 'arrivals') return null;
  if (typeof scheduled !== 'string' || Number.isNaN(Date.parse(scheduled))) return null;
  const read = { id, name, city, direction, scheduled } as const;
  return isOver(read, now) ? null : read;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
