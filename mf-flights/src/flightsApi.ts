import type { components } from '@eldorado/http/api-types';
import { createRemoteApi } from '@eldorado/store';
import type { BoardArgs, BoardView } from './board/rows/boardView.ts';
import { parseAirlineNames, type AirlineName } from './board/filters/airlineNames.ts';
import { parseBoard, parseDay, type DayArgs, type DayView } from './board/rows/wholeDay.ts';
import { parseFlightDetail, type FlightDetail } from './detail/data/flightDetail.ts';
import { nextCalls, parseNextFlights, type NextArgs, type NextView } from './next/nextFlights.ts';
import { parseAirlines, type AirlineChoice } from './connections/form/airlines.ts';
import type { Locale } from '@eldorado/i18n/locale';

type FlightList = components['schemas']['FlightList'];

export interface FlightArgs {
  /** A flight's id, or its name (`AV9314`) for the next one of that name. */
  id: string;
  locale: Locale;
}

/** The remote's endpoints. Answers are parsed into view types here, once. */
export const flightsApi = createRemoteApi('flights', (build) => ({
  board: build.query<BoardView, BoardArgs>({
    query: ({ filters: { direction, date } }) => ({
      url: '/v2/flights',
      params: { direction, date },
    }),
    transformResponse: (wire: FlightList, _meta, args) => parseBoard(wire, args),
  }),
  day: build.query<DayView, DayArgs>({
    query: ({ direction, date }) => ({ url: '/v2/flights', params: { direction, date } }),
    transformResponse: (wire: FlightList, _meta, args) => parseDay(wire, args),
  }),
  next: build.query<NextView, NextArgs>({
    async queryFn(args, _api, _options, call) {
      const answers = await Promise.all(
        nextCalls(args).map(async (params) => call({ url: '/v2/flights', params })),
      );
      const lists: FlightList[] = [];
      for (const answer of answers) {
        if (answer.error) return { error: answer.error };
        lists.push(answer.data as FlightList);
      }
      return { data: parseNextFlights(lists, args) };
    },
  }),
  flight: build.query<FlightDetail, FlightArgs>({
    query: ({ id }) => ({ url: `/v2/flights/${encodeURIComponent(id)}` }),
    transformResponse: (wire: components['schemas']['FlightAnswer'], _meta, { locale }) =>
      parseFlightDetail(wire, locale),
  }),
  pushKey: build.query<components['schemas']['PushKey'], void>({
    query: () => ({ url: '/v2/push/key' }),
  }),
  follow: build.mutation<
    components['schemas']['FollowReceipt'],
    components['schemas']['FollowInput']
  >({
    query: (body) => ({ url: '/v2/push/subscriptions', method: 'post', body }),
  }),
  stopFollowing: build.mutation<components['schemas']['FollowStopped'], string>({
    query: (token) => ({
      url: `/v2/push/subscriptions/${encodeURIComponent(token)}/stop`,
      method: 'post',
      body: {},
    }),
  }),
  airlineNames: build.query<readonly AirlineName[], void>({
    query: () => ({ url: '/v2/airlines' }),
    transformResponse: (wire: components['schemas']['AirlineList']) => parseAirlineNames(wire),
  }),
  airlines: build.query<readonly AirlineChoice[], void>({
    query: () => ({ url: '/v2/airlines' }),
    transformResponse: (wire: components['schemas']['AirlineList']) => parseAirlines(wire),
  }),
}));
