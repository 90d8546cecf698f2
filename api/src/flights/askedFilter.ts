import { boardFilter, type BoardFilter } from './boardFilter.ts';
import { wrongField } from '../http/problem.ts';
import type { FlightQuery } from './schema.ts';

const dateProblems = {
  'date-invalid': 'The date is not a day written YYYY-MM-DD.',
  'date-out-of-range': 'The boards go from yesterday to three days on.',
};

/** The board that a query asks for at `now`. Throws a problem when its date cannot be. */
export function askedFilter(query: FlightQuery, now: number): BoardFilter {
  const filter = boardFilter(query, now);
  if (typeof filter !== 'string') return filter;
  throw wrongField('date', filter, dateProblems[filter]);
}
