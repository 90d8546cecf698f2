import { boardLimits, type BoardLimits } from '@eldorado/rules';
import { fold } from '@eldorado/i18n/text';
import { boardDays, bogotaDay, isDay } from '../time/time.ts';
import type { FlightQuery } from './schema.ts';

/** The filters of a board with defaults filled in; two queries that ask the same have the same value. */
export interface BoardFilter extends BoardLimits {
  direction: 'arrivals' | 'departures';
  date: string;
  q: string;
}

export type FilterFailure = 'date-invalid' | 'date-out-of-range';

/** The filter that a query asks for at `now`, or the code of what is wrong with it. */
export function boardFilter(query: FlightQuery, now: number): BoardFilter | FilterFailure {
  const today = bogotaDay(now);
  const date = query.date || today;
  if (!isDay(date)) return 'date-invalid';
  if (!boardDays(today).includes(date)) return 'date-out-of-range';
  return {
    direction: query.direction || 'departures',
    date,
    q: fold(query.q ?? ''),
    ...boardLimits(query),
  };
}
