import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  useEvents,
  useSiteDispatch,
  useSiteSelector,
  useSoon,
  type FlightChanges,
} from '@eldorado/store';
import type { BoardArgs, BoardView } from '../board/rows/boardView.ts';
import { dayArgsOf, type DayView } from '../board/rows/wholeDay.ts';
import { flightsApi } from '../flightsApi.ts';
import { withChanges } from './liveBoard.ts';
import { whenUsed } from './whenUsed.ts';

/** Milliseconds over which the readers of replaced data spread their questions. */
const resetSpread = 5_000;

export interface LiveBoard {
  /** The page of rows that came with the HTML. */
  board: BoardView | undefined;
  /** The whole day, once it is here. */
  day: DayView | undefined;
  /** Whether what is on screen could not be renewed. */
  failed: boolean;
  /** Fetches the whole day, or fetches it again. */
  refresh: () => void;
}

/**
 * The board as it changes. The server's page of rows is followed by the whole day once the visitor scrolls or types;
 * both are kept up to date by the API's event stream, else by asking every minute.
 */
export function useLiveBoard(args: BoardArgs): LiveBoard {
  const dispatch = useSiteDispatch();
  const online = useSiteSelector((state) => state.app.online);
  const [wanted, setWanted] = useState(false);
  /** The minute that the stream stands at. */
  const [streamAt, setStreamAt] = useState<string>();
  const dayArgs = useMemo(() => dayArgsOf(args), [args]);
  const sent = flightsApi.endpoints.board.useQueryState(args);
  const known = !flightsApi.endpoints.day.useQueryState(dayArgs).isUninitialized;
  const asked = wanted || known;
  const refresh = () => {
    const { initiate } = flightsApi.endpoints.day;
    if (asked) dispatch(initiate(dayArgs, { forceRefetch: true, subscribe: false }) as never);
    else setWanted(true);
  };
  const renew = (changes: FlightChanges) => {
    const scope = { direction: args.filters.direction, locale: args.locale };
    const { updateQueryData } = flightsApi.util;
    // The site's store knows of no remote's slice before it is injected.
    dispatch(updateQueryData('board', args, (view) => withChanges(view, changes, scope)) as never);
    dispatch(updateQueryData('day', dayArgs, (view) => withChanges(view, changes, scope)) as never);
    setStreamAt(changes.at);
  };
  const soon = useSoon(refresh, resetSpread);
  const poll = useEvents({
    ready: ({ at }) => setStreamAt(at),
    changes: renew,
    reset: soon,
  });
  const query = flightsApi.useDayQuery(dayArgs, { skip: !asked, ...poll });
  const day = query.currentData;
  const board = sent.currentData;

  const askAgain = useEffectEvent(refresh);

  useEffect(() => whenUsed(() => setWanted(true)), []);

  // A page kept in a cache, or an answer that was under way when a change was sent, is behind the stream.
  const shownAt = (day ?? board)?.updatedAt;
  const behind =
    shownAt && streamAt && Date.parse(shownAt) < Date.parse(streamAt) ? streamAt : null;
  if (behind && !wanted) setWanted(true);
  const catchUp = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    if (behind) catchUp();
  }, [behind]);

  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) askAgain();
    wasOnline.current = online;
  }, [online]);

  return { board, day, failed: query.isError || (!day && sent.isError), refresh };
}
