import type { components } from '@eldorado/http/api-types';
import type { ApiFailure } from '@eldorado/store';
import { readFlight } from '../comeBy/readFlight.ts';
import { servicesApi } from '../servicesApi.ts';

type Schemas = components['schemas'];

export type CityRoute = Schemas['CityRoute'];
export type CityStep = Schemas['CityStep'];
export type CityPlace = Schemas['TaxiPlace'];

/** Why a question has no answer, by the API's code. */
const refusals = ['place-unknown', 'place-same', 'flight-not-found'] as const;
export type Refusal = (typeof refusals)[number];

export type CityAnswer =
  | { kind: 'routes'; answer: Schemas['CityRoutes'] }
  | { kind: 'refused'; why: Refusal };

/** What is asked, as it stands in the address. */
export interface CityQuestion {
  /** Slug of a taxi place; empty while nothing is asked. */
  from: string;
  terminal: 'T1' | 'T2';
  flight: string;
}

/** Reads the question; what is no terminal is the first. */
export const readQuestion = (query: URLSearchParams): CityQuestion => ({
  from: query.get('from') ?? '',
  terminal: query.get('terminal') === 'T2' ? 'T2' : 'T1',
  flight: readFlight(query),
});

/** The endpoints of this page alone. */
export const cityRoutesApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    cityPlaces: build.query<CityPlace[], Record<never, never>>({
      query: () => ({ url: '/v2/taxi-imperial/places' }),
      transformResponse: ({ places }: Schemas['TaxiPlaceList']) => places,
    }),
    cityRoutes: build.query<CityAnswer, CityQuestion>({
      async queryFn({ from, terminal, flight }, _api, _options, call) {
        const params = { from, terminal, ...(flight !== '' && { flight }) };
        const { data, error } = await call({ url: '/v2/city-routes', params });
        if (data) return { data: { kind: 'routes', answer: data as Schemas['CityRoutes'] } };
        const why = refusals.find((code) => Object.values(error?.fields ?? {}).includes(code));
        if (why) return { data: { kind: 'refused', why } };
        return { error: error as ApiFailure };
      },
    }),
  }),
});
