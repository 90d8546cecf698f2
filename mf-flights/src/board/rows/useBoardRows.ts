import { useMemo } from 'react';
import { chosenFilters, type BoardFilters } from '../address/boardFilters.ts';
import type { FlightRow } from '../../flight/flightRow.ts';
import type { LiveBoard } from '../../live/useLiveBoard.ts';
import type { BoardAge, BoardArgs } from './boardView.ts';
import { boardOfDay, type DayBoard } from './wholeDay.ts';

export interface BoardRows extends DayBoard, BoardAge {
  /** The filters of the address, with the text that is typed. */
  filters: BoardFilters;
  /** All rows that are here, shown or not. */
  all: readonly FlightRow[];
  /** Whether those are of the whole day. */
  wholeDay: boolean;
  /** Whether no filter keeps flights of the airport out of `all`. */
  unfiltered: boolean;
}

const noRows: readonly FlightRow[] = [];

/**
 * The rows that a board shows: of the whole day once it is here, of the server's page until then.
 * @param text what is looked for in the whole day; the server's page has the address's text applied.
 * @param earlier whether the rows of the hours before are shown too.
 */
export function useBoardRows(
  args: BoardArgs,
  { board, day }: Pick<LiveBoard, 'board' | 'day'>,
  text: string,
  earlier: boolean,
): BoardRows {
  const q = day ? text : args.filters.q;
  const filters = useMemo(() => ({ ...args.filters, q }), [args, q]);
  const view = useMemo(
    () => (day ? boardOfDay(day, args, q, earlier ? null : Number.POSITIVE_INFINITY) : board),
    [day, board, args, q, earlier],
  );
  const source = day ?? board;
  return {
    filters,
    rows: view?.rows ?? noRows,
    total: view?.total ?? 0,
    earlier: view?.earlier ?? null,
    later: view?.later ?? null,
    all: source?.rows ?? noRows,
    wholeDay: day !== undefined,
    unfiltered: day !== undefined || chosenFilters(args.filters).length === 0,
    updatedAt: source?.updatedAt ?? '',
    source: source?.source ?? 'demo',
  };
}
