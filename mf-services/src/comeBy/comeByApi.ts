import type { components } from '@eldorado/http/api-types';
import type { ApiFailure } from '@eldorado/store';
import { servicesApi } from '../servicesApi.ts';

type Schemas = components['schemas'];

/** By when a passenger of a departure is at the terminal, and why. */
export type ComeBy = Schemas['CityFlight'];

/** The endpoint of the question by when one is at the airport. */
export const comeByApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a flight that is none. */
    comeBy: build.query<ComeBy | null, { flight: string }>({
      async queryFn({ flight }, _api, _options, call) {
        const { data, error } = await call({ url: '/v2/airport-by', params: { flight } });
        if (data) return { data: data as ComeBy };
        if (Object.values(error?.fields ?? {}).includes('flight-not-found')) return { data: null };
        return { error: error as ApiFailure };
      },
    }),
  }),
});
