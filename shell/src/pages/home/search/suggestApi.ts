import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';
import { fold } from '@eldorado/i18n/text';
import { flightKeys } from '@eldorado/rules';
import { homeApi } from '../homeApi.ts';
import { citiesOf, type SearchPlace } from './suggest.ts';

type Schemas = components['schemas'];

/** A flight that may be meant. */
export interface FoundFlight {
  id: string;
  name: string;
  /** Every name it flies under, as they are compared. */
  keys: readonly string[];
  city: string;
  scheduled: string;
}

export interface FlightsAsked {
  q: string;
  direction: 'arrivals' | 'departures';
  /** `YYYY-MM-DD` in Bogotá. */
  date: string;
  locale: Locale;
}

/** What the suggestions are made of. These endpoints come with the search field's own code. */
export const suggestApi = homeApi.injectEndpoints({
  endpoints: (build) => ({
    cities: build.query<readonly SearchPlace[], { locale: Locale }>({
      query: () => ({ url: '/v2/airports' }),
      transformResponse: ({ airports }: Schemas['AirportList'], _meta, { locale }) =>
        citiesOf(airports, locale),
    }),
    airlines: build.query<readonly SearchPlace[], void>({
      query: () => ({ url: '/v2/airlines' }),
      transformResponse: ({ airlines }: Schemas['AirlineList']) =>
        airlines.map(({ iata, icao, name }) => ({
          code: iata,
          name,
          names: [name, iata, icao].map(fold),
        })),
    }),
    flightsNamed: build.query<readonly FoundFlight[], FlightsAsked>({
      query: ({ q, direction, date }) => ({
        url: '/v2/flights',
        params: { q, direction, date, type: 'commercial' },
      }),
      transformResponse: ({ flights }: Schemas['FlightList'], _meta, { locale }) =>
        flights.map((flight) => ({
          id: flight.id,
          name: flight.flightName,
          keys: flightKeys(flight),
          city: flight.other.city[locale],
          scheduled: flight.scheduledAt,
        })),
    }),
  }),
});
