import type { Locale } from '@eldorado/i18n/locale';
import type { FlightChanges } from '@eldorado/store';
import { parseFlightRow, type Direction, type FlightRow } from '../flight/flightRow.ts';

/** Rows with the changes in them; those that did not change stay the same objects. */
export function withChanges<View extends { rows: readonly FlightRow[]; updatedAt: string }>(
  view: View,
  { at, flights }: FlightChanges,
  { direction, locale }: { direction: Direction; locale: Locale },
): View {
  const own = flights.filter(
    ({ flightDirection }) => (flightDirection === 'A') === (direction === 'arrivals'),
  );
  const changed = new Map(own.map((flight) => [flight.id, flight]));
  return {
    ...view,
    updatedAt: at,
    rows: view.rows.map((row) => {
      const flight = changed.get(row.id);
      return flight ? parseFlightRow(flight, locale) : row;
    }),
  };
}
