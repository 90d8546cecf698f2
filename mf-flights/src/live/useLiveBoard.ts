import { useEffect, useState } from 'react';
import { useSiteDispatch } from '@eldorado/store';
import type { BoardArgs } from '../board/boardView.ts';
import { flightsApi, pollingInterval } from '../flightsApi.ts';
import { followFlights } from './flightEvents.ts';
import { withChanges } from './liveBoard.ts';

/** Milliseconds over which the readers of replaced data spread their questions. */
const resetSpread = 5_000;

/**
 * The board as it changes: by the API's event stream, else by asking every minute.
 * @returns the query of the board, as RTK Query's hook gives it.
 */
export function useLiveBoard(args: BoardArgs) {
  const dispatch = useSiteDispatch();
  const [connected, setConnected] = useState(false);
  const query = flightsApi.useBoardQuery(args, {
    pollingInterval: connected ? 0 : pollingInterval,
    skipPollingIfUnfocused: true,
  });
  const { refetch } = query;
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const stop = dispatch(
      followFlights({
        connected: setConnected,
        changes(changes) {
          let askAgain = false;
          dispatch(
            // The site's store knows of no remote's slice before it is injected.
            flightsApi.util.updateQueryData('board', args, (board) => {
              const next = withChanges(board, changes, args);
              askAgain = next === null;
              return next ?? board;
            }) as never,
          );
          if (askAgain) void refetch();
        },
        reset() {
          clearTimeout(later);
          later = setTimeout(() => void refetch(), Math.random() * resetSpread);
        },
      }),
    );
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [dispatch, args, refetch]);
  return query;
}
