import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';
import type { ApiFailure } from '@eldorado/store';
import { servicesApi } from '../servicesApi.ts';
import { parsePlaces, type PlaceChoice } from './placeGroups.ts';
import { parseWay, type WayQuestion, type WayView } from './wayView.ts';

type Schemas = components['schemas'];

/** A row of the table of usual walks. */
export interface WalkView {
  id: string;
  from: string;
  to: string;
  /** Slugs of the places on the map. */
  question: WayQuestion;
  minutes: number;
  /** Null where only steps lead. */
  stepFreeMinutes: number | null;
  metres: number;
}

export interface WalksView {
  /** Whether the map is the demonstration's. */
  demo: boolean;
  walks: readonly WalkView[];
}

/** Why there is no way to show, by the API's code. */
export const refusals = [
  'place-not-found',
  'no-route',
  'no-step-free-route',
  'same-place',
  'no-routes',
] as const;
export type Refusal = (typeof refusals)[number];

export type WayAnswer = { kind: 'way'; way: WayView } | { kind: 'refused'; why: Refusal };

/** The endpoints of the distances page alone: pages without it do not load them. */
export const distancesApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    walks: build.query<WalksView, { locale: Locale }>({
      query: () => ({ url: '/v2/walking-times' }),
      transformResponse: (
        { walkingTimes, source }: Schemas['WalkingTimeList'],
        _meta,
        { locale },
      ) => ({
        demo: source === 'demo',
        walks: walkingTimes.map((row) => ({
          id: `${row.from} ${row.to}`,
          from: row.fromName[locale],
          to: row.toName[locale],
          question: { from: row.fromPlace, to: row.toPlace, stepFree: false, flight: '' },
          minutes: row.minutes,
          stepFreeMinutes: row.stepFreeMinutes,
          metres: row.metres,
        })),
      }),
    }),
    walkPlaces: build.query<PlaceChoice, { locale: Locale }>({
      query: () => ({ url: '/v2/map/places' }),
      transformResponse: ({ places }: Schemas['MapPlaceList'], _meta, { locale }) =>
        parsePlaces(places, locale),
    }),
    way: build.query<WayAnswer, Omit<WayQuestion, 'flight'> & { locale: Locale }>({
      async queryFn({ from, to, stepFree, locale }, _api, _options, call) {
        const params = { from, to, ...(stepFree && { stepFree: '1' }) };
        const { data, error } = await call({ url: '/v2/map/route', params });
        if (data)
          return { data: { kind: 'way', way: parseWay(data as Schemas['MapRoute'], locale) } };
        const why = refusals.find((code) => code === error?.code);
        if (why) return { data: { kind: 'refused', why } };
        return { error: error as ApiFailure };
      },
    }),
  }),
});
