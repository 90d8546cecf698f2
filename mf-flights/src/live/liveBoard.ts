import type { BoardArgs, BoardView } from '../board/boardView.ts';
import { parseFlightRow } from '../flight/flightRow.ts';
import type { FlightChanges } from './flightEvents.ts';

/**
 * A board with the changes in it, or null when it must be asked for again: a change of status may bring a flight
 * into a board that shows one status only, or take it out.
 */
export function withChanges(
  board: BoardView,
  { at, flights }: FlightChanges,
  { filters, locale }: BoardArgs,
): BoardView | null {
  const own = flights.filter(
    ({ flightDirection }) => (flightDirection === 'A') === (filters.direction === 'arrivals'),
  );
  if (filters.status !== 'all' && own.length > 0) return null;
  const changed = new Map(own.map((flight) => [flight.id, flight]));
  return {
    ...board,
    updatedAt: at,
    rows: board.rows.map((row) => {
      const flight = changed.get(row.id);
      return flight ? parseFlightRow(flight, locale) : row;
    }),
  };
}
