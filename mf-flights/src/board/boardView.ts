import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n/locale';
import { parseFlightRow } from '../flight/flightRow.ts';
import type { BoardFilters } from './boardFilters.ts';
import { boardWindow, type BoardWindow } from './boardWindow.ts';

export interface BoardArgs {
  filters: BoardFilters;
  /** The airport's day on which the page was asked for. */
  today: string;
  opensAt: string;
  locale: Locale;
}

export interface BoardView extends BoardWindow {
  /** Flights of the day that match, on this page or not. */
  total: number;
  updatedAt: string;
  source: 'demo' | 'import';
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
    status: unlessAll(filters.status),
  };
}

export function parseBoard(wire: components['schemas']['FlightList'], args: BoardArgs): BoardView {
  const day = wire.flights
    .map((flight) => parseFlightRow(flight, args.locale))
    .sort((a, b) => a.scheduled.localeCompare(b.scheduled) || a.name.localeCompare(b.name));
  const { date, from } = args.filters;
  return {
    ...boardWindow(day, { date, from, opensAt: args.opensAt }),
    total: day.length,
    updatedAt: wire.updatedAt,
    source: wire.source,
  };
}
