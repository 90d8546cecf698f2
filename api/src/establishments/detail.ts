import { toFlight } from '../flights/toFlight.ts';
import type { Flight } from '../flights/schema.ts';
import type { AirlineDesk, EstablishmentAnswer } from './schema.ts';
import type { Store } from '../store.ts';
import { bogotaDay, iso, minute } from '../time/time.ts';
import { holidaysAround } from '../hours/hours.ts';
import { establishmentAt, sourceOf } from './list.ts';
import type { EstablishmentRow } from './store.ts';

const similarPlaces = 4;
const flightsShown = 8;
/** A flight is of no more use so long after its time. */
const pastMinutes = 30;

/** How alike two places are to someone who stands at one of them; 0 for another kind of thing. No airline stands in for another. */
function likeness(row: EstablishmentRow, other: EstablishmentRow): number {
  const alike = other.kind === row.kind && other.terminal === row.terminal;
  if (!alike || other.slug === row.slug || row.kind === 'aerolineas') return 0;
  const equal = (field: 'category' | 'area' | 'floor' | 'product') =>
    Number(row[field] !== null && row[field] === other[field]);
  return 1 + 8 * equal('category') + 4 * equal('area') + 2 * equal('floor') + equal('product');
}

function similarTo(store: Store, row: EstablishmentRow): EstablishmentRow[] {
  return store.establishments
    .map((other) => ({ other, score: likeness(row, other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.other.position - b.other.position)
    .slice(0, similarPlaces)
    .map(({ other }) => other);
}

/** What only airlines have: desks, web check-in and the flights of today that are still to come. */
function airlineDesk({ flights }: Store, row: EstablishmentRow, now: number): AirlineDesk | null {
  if (row.airline === null) return null;
  const legs = (flights.byDate.get(bogotaDay(now)) ?? []).filter(
    ({ airline }) => airline.iata === row.airline,
  );
  const timeOf = ({ estimatedAt, scheduledAt }: Flight) => Date.parse(estimatedAt ?? scheduledAt);
  const coming = legs
    .map((leg) => toFlight(leg, now))
    .filter(
      (flight) =>
        flight.status !== 'DEP' &&
        flight.status !== 'LND' &&
        timeOf(flight) > now - pastMinutes * minute,
    )
    .sort((a, b) => timeOf(a) - timeOf(b));
  return {
    iata: row.airline,
    desks: row.desks,
    webCheckIn: row.webCheckIn,
    departuresToday: legs.filter(({ leg }) => leg.direction === 'D').length,
    arrivalsToday: legs.filter(({ leg }) => leg.direction === 'A').length,
    nextFlights: coming.slice(0, flightsShown),
  };
}

/** One establishment with what its page says, or null when there is none of that slug. */
export function establishment(store: Store, slug: string, now: number): EstablishmentAnswer | null {
  const row = store.establishments.find((candidate) => candidate.slug === slug);
  if (row === undefined) return null;
  const shown = establishmentAt(row, now);
  return {
    ...shown,
    // Search engines read them all.
    hours: row.hours,
    airlineDesk: airlineDesk(store, row, now),
    similar: similarTo(store, row).map((other) => establishmentAt(other, now)),
    holidays: holidaysAround(now),
    source: sourceOf(store.establishments),
    updatedAt: iso(now),
  };
}
