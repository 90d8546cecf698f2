import { establishmentFilter, type EstablishmentFilter } from './list.ts';
import { wrongField } from '../http/problem.ts';
import type { EstablishmentQuery } from './schema.ts';

const instantProblems = {
  'instant-invalid': 'openAt is not an instant that exists.',
  'instant-out-of-range': 'Opening hours are known from 62 days ago to 62 days on.',
};

/** The establishments that a query asks for at `now`. Throws a problem when its instant cannot be. */
export function askedEstablishments(query: EstablishmentQuery, now: number): EstablishmentFilter {
  const filter = establishmentFilter(query, now);
  if (typeof filter !== 'string') return filter;
  throw wrongField('openAt', filter, instantProblems[filter]);
}
