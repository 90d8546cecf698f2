import type { components } from '@eldorado/http/api-types';
import { createRemoteApi } from '@eldorado/store';
import { parseBookings, type Bookings } from './bookings/booking.ts';
import { parseDecree, parseFare, type Decree, type Fare, type FareArgs } from './fare/fare.ts';
import type { TaxiPlace } from './fare/taxiPlace.ts';
import { readToken } from './session/taxiToken.ts';
import type { TaxiUser } from './session/taxiSessionSlice.ts';

type Schemas = components['schemas'];

/** The token is read with each call and is no argument, so that it never lies in the store. */
const bearer = (): Record<string, string> => {
  const token = readToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
};

/** The endpoints of the taxi service. Paths of `me` and `bookings`: spec.md section 7. */
export const taxiApi = createRemoteApi('taxi', (build) => ({
  places: build.query<TaxiPlace[], void>({
    query: () => ({ url: '/v2/taxi-imperial/places' }),
    transformResponse: ({ places }: Schemas['TaxiPlaceList']) =>
      places.map(({ slug, name }) => ({ slug, name })),
  }),
  decree: build.query<Decree, void>({
    query: () => ({ url: '/v2/taxi-imperial/fares' }),
    transformResponse: parseDecree,
  }),
  fare: build.query<Fare, FareArgs>({
    query: (params) => ({ url: '/v2/taxi-imperial/fare', params: { ...params } }),
    transformResponse: parseFare,
  }),
  me: build.query<TaxiUser, void>({
    query: () => ({ url: '/v2/taxi-imperial/me', headers: bearer() }),
    transformResponse: ({ user }: Schemas['TaxiMe']) => ({
      name: user.name,
      phone: user.phone,
      phoneCountryCode: user.phone_country_code,
    }),
  }),
  bookings: build.query<Bookings, void>({
    query: () => ({ url: '/v2/taxi-imperial/bookings', headers: bearer() }),
    transformResponse: parseBookings,
  }),
}));
