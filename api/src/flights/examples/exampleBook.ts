import { airlineRows, airportRows, home, kmFromHome, routeRows } from '../catalogue.ts';
import { makeFlightBook, type FlightBook } from '../flightBook.ts';
import { planDay } from '../plan/plan.ts';
import type { FlightLeg } from '../state.ts';

/** The demonstration's flights of some days, as tests need them. */
export function exampleBook(days: readonly string[], now: Date): FlightBook {
  const routes = routeRows();
  const legs = days.flatMap((day) => planDay(routes, day, now)) as FlightLeg[];
  return makeFlightBook(
    legs,
    new Map(airlineRows.map((row) => [row.iata, { ...row, slug: row.iata }])),
    new Map(
      airportRows.map((row) => [
        row.iata,
        {
          ...row,
          distanceKm: kmFromHome(row.iata),
          kind: row.country === home.country ? ('national' as const) : ('international' as const),
        },
      ]),
    ),
  );
}
