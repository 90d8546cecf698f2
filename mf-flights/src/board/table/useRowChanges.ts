import { useChangedRows } from '../../live/useChangedRows.ts';
import type { BoardRows } from '../rows/useBoardRows.ts';
import type { BoardArgs } from '../rows/boardView.ts';
import { useGlow } from './useGlow.ts';

export interface RowChanges {
  /** Ids of the rows that the last answer changed. */
  changed: readonly string[];
  /** Ids of those that still glow. */
  glowing: ReadonlySet<string>;
}

/** What the last answer changed. Another day, direction or language is another board, and begins afresh. */
export function useRowChanges(args: BoardArgs, { all, wholeDay }: BoardRows): RowChanges {
  const { direction, date } = args.filters;
  // The server's page of rows changes with every filter, the whole day with none.
  const board = wholeDay ? `${direction} ${date} ${args.locale}` : JSON.stringify(args);
  const changed = useChangedRows(board, all);
  return { changed, glowing: useGlow(changed) };
}
