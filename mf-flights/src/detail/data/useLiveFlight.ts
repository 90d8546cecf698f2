import { everyMinute, useEvents, useSoon } from '@eldorado/store';
import { flightsApi, type FlightArgs } from '../../flightsApi.ts';

/** Milliseconds over which the readers of one flight spread their questions. */
const spread = 2_000;

/**
 * The flight as it changes: asked for every minute, since what surrounds it depends on the hour, and at once when the
 * API's event stream names it.
 */
export function useLiveFlight(args: FlightArgs) {
  const query = flightsApi.useFlightQuery(args, everyMinute);
  const soon = useSoon(() => void query.refetch(), spread);
  useEvents({
    changes({ flights }) {
      if (flights.some(({ id }) => id === query.currentData?.row.id)) soon();
    },
    reset: soon,
  });
  return query;
}
