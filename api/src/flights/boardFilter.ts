import { fold } from '@eldorado/i18n/text';
import { boardDays, bogotaDay, isDay } from '../time/time.ts';
import type { FlightQuery } from './schema.ts';

/** The filters of a board with defaults filled in; two queries that ask the same have the same value. */
export interface BoardFilter {
  direction: 'arrivals' | 'departures';
  date: string;
  q: string;
  airline: string;
  terminal: string;
  kind: string;
  type: string;
  status: string;
  from: string;
  to: string;
}

export type FilterFailure = 'date-invalid' | 'date-out-of-range';

/** The filter that a query asks for at `now`, or the code of what is wrong with it. */
export function boardFilter(query: FlightQuery, now: number): BoardFilter | FilterFailure {
  const today = bogotaDay(now);
  const date = query.date || today;
  if (!isDay(date)) return 'date-invalid';
  if (!boardDays(today).includes(date)) return 'date-out-of-range';
  const terminal = query.terminal ?? '';
  return {
    direction: query.direction || 'departures',
    date,
    q: fold(query.q ?? ''),
    airline: (query.airline ?? '').trim().toUpperCase(),
    terminal: terminal === '' || terminal.startsWith('T') ? terminal : `T${terminal}`,
    kind: query.kind === 'all' ? '' : (query.kind ?? ''),
    type: query.type ?? '',
    status: query.status ?? '',
    from: query.from ?? '',
    to: query.to ?? '',
  };
}
