import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';
import { createRemoteApi } from '@eldorado/store';
import { parseBooking, parseBookings, type Booking, type Bookings } from './bookings/booking.ts';
import { parseDecree, parseFare, type Decree, type Fare, type FareArgs } from './fare/fare.ts';
import type { PlateAnswer } from './plate/plate.ts';
import { bearer } from './session/taxiToken.ts';
import { parseUser, type TaxiUser } from './session/taxiSessionSlice.ts';
import type { CodeRequest } from './signIn/codeRequest.ts';
import { parsePlaces, type TaxiPlace } from './trip/place.ts';

type Schemas = components['schemas'];

const base = '/v2/taxi-imperial';

export interface BookCall {
  ride: Schemas['TaxiBookingInput'];
  /** The same for every attempt to book the same ride, so that the API books it once. */
  key: string;
}

/** The endpoints of the taxi service. Paths of `me` and `bookings`: spec.md section 7. */
export const taxiApi = createRemoteApi('taxi', (build) => ({
  places: build.query<readonly TaxiPlace[], void>({
    query: () => ({ url: `${base}/places` }),
    transformResponse: parsePlaces,
  }),
  decree: build.query<Decree, void>({
    query: () => ({ url: `${base}/fares` }),
    transformResponse: parseDecree,
  }),
  fare: build.query<Fare, FareArgs>({
    query: (params) => ({ url: `${base}/fare`, params: { ...params } }),
    transformResponse: parseFare,
  }),
  plate: build.query<PlateAnswer, string>({
    query: (plate) => ({ url: `${base}/plates/${encodeURIComponent(plate)}` }),
    transformResponse: ({ status }: Schemas['TaxiPlate']) => status,
  }),
  codeCountries: build.query<Schemas['TaxiCodeCountries'], void>({
    query: () => ({ url: `${base}/sign-in/countries` }),
  }),
  sendCode: build.mutation<CodeRequest, Schemas['TaxiCodeInput']>({
    query: (body) => ({ url: `${base}/sign-in/codes`, method: 'post', body }),
    transformResponse: ({ request, resendAt }: Schemas['TaxiCodeRequest']) => ({
      request,
      resendAt,
    }),
  }),
  me: build.query<TaxiUser, void>({
    query: () => ({ url: `${base}/me`, headers: bearer() }),
    transformResponse: parseUser,
  }),
  rename: build.mutation<TaxiUser, string | null>({
    query: (name) => ({ url: `${base}/me`, method: 'patch', body: { name }, headers: bearer() }),
    transformResponse: parseUser,
  }),
  deleteMe: build.mutation<null, void>({
    query: () => ({ url: `${base}/me`, method: 'delete', headers: bearer() }),
    transformResponse: () => null,
  }),
  myData: build.query<Schemas['TaxiExport'], void>({
    query: () => ({ url: `${base}/me/export`, headers: bearer() }),
  }),
  bookings: build.query<Bookings, void>({
    query: () => ({ url: `${base}/bookings`, headers: bearer() }),
    transformResponse: parseBookings,
  }),
  booking: build.query<Booking, string>({
    query: (number) => ({
      url: `${base}/bookings/${encodeURIComponent(number)}`,
      headers: bearer(),
    }),
    transformResponse: parseBooking,
  }),
  book: build.mutation<Booking, BookCall>({
    query: ({ ride, key }) => ({
      url: `${base}/bookings`,
      method: 'post',
      body: ride,
      headers: { ...bearer(), 'Idempotency-Key': key },
    }),
    transformResponse: parseBooking,
  }),
  cancel: build.mutation<Booking, string>({
    query: (number) => ({
      url: `${base}/bookings/${encodeURIComponent(number)}/cancel`,
      method: 'post',
      body: {},
      headers: bearer(),
    }),
    transformResponse: parseBooking,
  }),
  calendar: build.mutation<string, { number: string; locale: Locale }>({
    query: ({ number, locale }) => ({
      url: `${base}/bookings/${encodeURIComponent(number)}.ics`,
      params: { locale },
      headers: bearer(),
    }),
  }),
}));
