import { establishmentFilter, type EstablishmentFilter } from '../establishments/list.ts';
import { boardFilter, type BoardFilter } from '../flights/board.ts';
import { wrongField } from '../problem.ts';
import type { EstablishmentQuery, FlightQuery } from '../schemas/index.ts';

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

const instantProblems = {
  'instant-invalid': 'openAt is not an instant that exists.',
  'instant-out-of-range': 'Opening hours are told from 62 days ago to 62 days on.',
};

/** The establishments that a query asks for at `now`. Throws a problem when its instant cannot be. */
export function askedEstablishments(query: EstablishmentQuery, now: number): EstablishmentFilter {
  const filter = establishmentFilter(query, now);
  if (typeof filter !== 'string') return filter;
  throw wrongField('openAt', filter, instantProblems[filter]);
}
