import { everyMinute, useEvents, useSiteDispatch, useSoon } from '@eldorado/store';
import { flightsApi } from '../flightsApi.ts';
import { withChanges } from '../live/liveBoard.ts';
import type { NextArgs } from './nextFlights.ts';

/** Milliseconds over which the readers of data that are not of now spread their questions. */
const askSpread = 5_000;

/**
 * The next flights as they change: the event stream tells what a flight on the list does, and every minute they are asked for
 * again, since others come near.
 */
export function useLiveNext(args: NextArgs) {
  const dispatch = useSiteDispatch();
  const { next } = flightsApi.endpoints;
  const query = flightsApi.useNextQuery(args, everyMinute);
  const shownAt = query.data?.updatedAt;
  const soon = useSoon(
    () => void dispatch(next.initiate(args, { forceRefetch: true, subscribe: false }) as never),
    askSpread,
  );
  useEvents({
    // A page kept in a cache, or a tab that was asleep, is behind the stream.
    ready: ({ at }) => {
      if (shownAt && Date.parse(shownAt) < Date.parse(at)) soon();
    },
    changes: (changes) => {
      const renew = (view: NonNullable<typeof query.data>) => withChanges(view, changes, args);
      dispatch(flightsApi.util.updateQueryData('next', args, renew) as never);
    },
    reset: soon,
  });
  return query;
}
