import type { RefObject } from 'react';
import type { BoardRows } from '../rows/useBoardRows.ts';
import { useMountedRows, type HourOfRows } from './useMountedRows.ts';
import { useRowsAtOnce } from './useRowsAtOnce.ts';
import { useShownIds } from './useShownIds.ts';

export interface TableRows {
  /** The rows that are on the page, shown or hidden. */
  hours: readonly HourOfRows[];
  /** Ids of the rows that are shown. */
  shown: ReadonlySet<string>;
  /** Whether all rows are on the page. */
  complete: boolean;
}

/** What of a board's rows is on the page by now: a phone gets them a few at a time. */
export function useTableRows(
  { all, rows, filters }: BoardRows,
  section: RefObject<HTMLElement | null>,
): TableRows {
  const shown = useShownIds(rows, filters.q);
  const atOnce = useRowsAtOnce(section);
  return { shown, ...useMountedRows(all, rows, atOnce) };
}
