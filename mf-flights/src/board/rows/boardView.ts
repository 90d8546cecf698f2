import type { Locale } from '@eldorado/i18n/locale';
import type { BoardFilters } from '../address/boardFilters.ts';
import type { BoardWindow } from './boardWindow.ts';

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

export const startOf = ({ filters: { date, at, from }, opensAt }: BoardArgs) => ({
  date,
  at,
  from,
  opensAt,
});
