import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n/locale';
import { flightsApi } from '../../flightsApi.ts';
import type { Side } from '../form/connectionAnswers.ts';
import { parseConnectionFlight, type ConnectionFlight } from '../plan/connectionFlight.ts';
import type { Minutes } from '../plan/connectionRules.ts';
import { parseQueues, parseWalks, type QueueFigure } from '../plan/liveFigures.ts';

type Schemas = components['schemas'];
type List = Schemas['FlightList'];

/** A number and the days on which it may fly, the likelier first. */
export interface Wanted {
  number: string;
  days: readonly string[];
}

export interface ConnectionArgs {
  arrival: Wanted | null;
  departure: Wanted | null;
  locale: Locale;
}

export interface ConnectionFigures {
  /** What flies under the wanted numbers, in the wanted direction; only in the other one when there is none. */
  arrival: readonly ConnectionFlight[];
  departure: readonly ConnectionFlight[];
  /** Empty when they could not be had. */
  queues: readonly QueueFigure[];
  /** Minutes from security to each pier: without steps and with them. */
  walks: Readonly<Record<string, Minutes>>;
  /** When the flights, or the queues without any, were true. */
  updatedAt: string | null;
  demo: boolean;
}

export interface RouteArgs {
  iata: string;
  days: readonly string[];
  locale: Locale;
}

const boards = { arrival: 'arrivals', departure: 'departures' } as const;
const other = { arrival: 'departure', departure: 'arrival' } as const;

/** Each flight once: one that is moved over midnight may stand on the boards of both days. */
const unique = (flights: readonly ConnectionFlight[]): ConnectionFlight[] => [
  ...new Map(flights.map((flight) => [flight.id, flight])).values(),
];

/** The endpoints of the connections page alone: pages without it do not load them. */
export const connectionApi = flightsApi.injectEndpoints({
  endpoints: (build) => ({
    connection: build.query<ConnectionFigures, ConnectionArgs>({
      async queryFn(args, _api, _options, call) {
        const flightsOf = async (side: Side, { number, days }: Wanted) => {
          const answers = await Promise.all(
            days.map(async (date) =>
              call({ url: '/v2/flights', params: { direction: boards[side], date, q: number } }),
            ),
          );
          const lists = answers.flatMap(({ data }) => (data ? [data as List] : []));
          const flights = lists
            .flatMap((list) => list.flights)
            .map((flight) => parseConnectionFlight(flight, args.locale))
            // The search forgives what a number must not: AV 27 is not AV 271.
            .filter(({ names, direction }) => direction === side && names.includes(number));
          return {
            flights: unique(flights),
            list: lists[0],
            error: answers.find(({ error }) => error)?.error,
          };
        };
        const search = async (side: Side) => {
          const wanted = args[side];
          if (!wanted) return null;
          const found = await flightsOf(side, wanted);
          return found.error || found.flights.length > 0 ? found : flightsOf(other[side], wanted);
        };
        const [arrival, departure, queues, walks] = await Promise.all([
          search('arrival'),
          search('departure'),
          call({ url: '/v2/queues' }),
          call({ url: '/v2/walking-times' }),
        ]);
        const error = arrival?.error ?? departure?.error;
        if (error) return { error };
        // Without queues or walks the table's usual minutes stand; without a flight there would be no answer.
        const live = queues.data as Schemas['QueueList'] | undefined;
        const walking = walks.data as Schemas['WalkingTimeList'] | undefined;
        const dated = arrival?.list ?? departure?.list ?? live;
        return {
          data: {
            arrival: arrival?.flights ?? [],
            departure: departure?.flights ?? [],
            queues: live ? parseQueues(live) : [],
            walks: walking ? parseWalks(walking) : {},
            updatedAt: dated?.updatedAt ?? null,
            demo: dated?.source === 'demo',
          },
        };
      },
    }),
    /** Passenger departures to one airport on some days. */
    connectionRoute: build.query<readonly ConnectionFlight[], RouteArgs>({
      async queryFn({ iata, days, locale }, _api, _options, call) {
        const flights: ConnectionFlight[] = [];
        for (const date of days) {
          const answer = await call({
            url: '/v2/flights',
            params: { direction: 'departures', date, q: iata, type: 'commercial' },
          });
          if (answer.error) return { error: answer.error };
          flights.push(
            ...(answer.data as List).flights.map((flight) => parseConnectionFlight(flight, locale)),
          );
        }
        return {
          data: unique(flights).filter(
            (flight) => flight.direction === 'departure' && flight.iata === iata && !flight.cargo,
          ),
        };
      },
    }),
  }),
});
