import { useEffect, useEffectEvent } from 'react';
import { useSiteDispatch } from '@eldorado/store';
import { flightsApi, pollingInterval, type FlightArgs } from '../flightsApi.ts';
import { followFlights } from '../live/flightEvents.ts';

/** Milliseconds over which the readers of one flight spread their questions. */
const spread = 2_000;

/**
 * The flight as it changes: asked for every minute, since what surrounds it depends on the hour, and at once when the
 * API's event stream names it.
 */
export function useLiveFlight(args: FlightArgs) {
  const dispatch = useSiteDispatch();
  const query = flightsApi.useFlightQuery(args, {
    pollingInterval,
    skipPollingIfUnfocused: true,
  });
  const askAgain = useEffectEvent(() => void query.refetch());
  const isAbout = useEffectEvent((id: string) => id === query.currentData?.row.id);

  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(later);
      later = setTimeout(() => askAgain(), Math.random() * spread);
    };
    const stop = dispatch(
      followFlights({
        connected: () => undefined,
        ready: () => undefined,
        changes({ flights }) {
          if (flights.some(({ id }) => isAbout(id))) soon();
        },
        reset: soon,
      }),
    );
    return () => {
      clearTimeout(later);
      stop();
    };
  }, [dispatch]);

  return query;
}
