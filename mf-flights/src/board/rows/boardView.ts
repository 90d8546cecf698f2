import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n/locale';
import { parseFlightRow } from '../../flight/flightRow.ts';
import { hoursAreReversed, type BoardFilters } from '../address/boardFilters.ts';
import { boardWindow, type BoardWindow } from './boardWindow.ts';

export interface BoardArgs {
  filters: BoardFilters;
  /** The airport's day on which the page was asked for. */
  today: string;
  opensAt: string;
  locale: Locale;
}

/** How old the rows are, and whose. */
export interface BoardAge {
  /** UTC ISO. */
  updatedAt: string;
  source: 'demo' | 'import';
}

/** One page of a board, as the server sends it. */
export interface BoardView extends BoardWindow, BoardAge {
  /** Flights of the day that match, on this page or not. */
  total: number;
}

/** The API's parameters; a filter at its default is left out, so that few answers serve everybody. */
export function boardParams({ filters }: BoardArgs): Record<string, string | undefined> {
  const unlessAll = (value: string) => (value === 'all' ? undefined : value);
  return {
    direction: filters.direction,
    date: filters.date,
    q: filters.q || undefined,
    kind: unlessAll(filters.kind),
    type: unlessAll(filters.type),
    terminal: unlessAll(filters.terminal),
    airline: unlessAll(filters.airline),
    status: unlessAll(filters.status),
    from: filters.from ?? undefined,
    to: hoursAreReversed(filters) ? undefined : (filters.to ?? undefined),
  };
}

export const startOf = ({ filters: { date, at, from }, opensAt }: BoardArgs) => ({
  date,
  at,
  from,
  opensAt,
});

export function parseBoard(wire: components['schemas']['FlightList'], args: BoardArgs): BoardView {
  const day = wire.flights.map((flight) => parseFlightRow(flight, args.locale));
  return {
    ...boardWindow(day, startOf(args)),
    total: day.length,
    updatedAt: wire.updatedAt,
    source: wire.source,
  };
}
