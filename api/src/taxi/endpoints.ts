import Type from 'typebox';
import { answers, get, problem } from '../http/endpointParts.ts';
import { ref, words } from '../http/schema.ts';
import {
  TaxiBooking,
  TaxiBookingInput,
  TaxiBookings,
  TaxiCodeCountries,
  TaxiCodeInput,
  TaxiCodeRequest,
  TaxiExport,
  TaxiMe,
  TaxiMeChange,
  TaxiSession,
  TaxiSessionInput,
} from './accountSchema.ts';
import {
  TaxiFare,
  TaxiFareQuery,
  TaxiFareTable,
  TaxiPlaceList,
  TaxiPlaceQuery,
  TaxiPlate,
  TaxiUsualRides,
} from './schema.ts';
import { visitEndpoints } from './visits/endpoints.ts';

const base = '/api/v2/taxi-imperial';
const bearer = { security: [{ taxiSession: [] }] };
const ofBooking = { params: Type.Object({ number: Type.String({ maxLength: 40 }) }) };
const noContent = { type: 'null', description: 'Done' } as const;

function change<const M extends string, const S extends object>(
  method: M,
  path: string,
  summary: string,
  schema: S,
) {
  return { method, url: base + path, schema: { tags: ['taxi'], summary, ...schema } };
}

/** The endpoints of the taxi service: fares for everybody, the rest for who signed in by phone. */
export const taxiEndpoints = {
  taxiFares: get(`${base}/fares`, 'taxi', 'The official fare table', {
    response: answers(ref(TaxiFareTable)),
  }),
  taxiUsualRides: get(
    `${base}/usual-rides`,
    'taxi',
    'What taxis cost now between the airport and the places where most go',
    { response: answers(ref(TaxiUsualRides)) },
  ),
  taxiPlaces: get(
    `${base}/places`,
    'taxi',
    'Terminals, neighbourhoods, hotels and other places of a ride',
    { querystring: TaxiPlaceQuery, response: answers(ref(TaxiPlaceList), 400) },
  ),
  taxiFare: get(`${base}/fare`, 'taxi', 'What a ride costs, line by line', {
    querystring: TaxiFareQuery,
    response: answers(ref(TaxiFare), 400, 404),
  }),
  taxiPlate: get(`${base}/plates/:plate`, 'taxi', 'Whether a plate is an authorised taxi’s', {
    params: Type.Object({ plate: Type.String({ maxLength: 20 }) }),
    response: answers(ref(TaxiPlate), 400, 429, 503),
  }),
  taxiCodeCountries: get(
    `${base}/sign-in/countries`,
    'taxi',
    'The countries whose phones sign-in codes are sent to',
    { response: answers(ref(TaxiCodeCountries)) },
  ),
  taxiCodes: change('POST', '/sign-in/codes', 'Send a sign-in code to a phone', {
    body: ref(TaxiCodeInput),
    response: { 202: ref(TaxiCodeRequest), 400: problem, 429: problem, 503: problem },
  }),
  taxiSignIn: change('POST', '/sign-in/sessions', 'Sign in with the code', {
    body: ref(TaxiSessionInput),
    response: answers(ref(TaxiSession), 400, 429),
  }),
  taxiSignOut: change('POST', '/sign-out', 'End the session', {
    ...bearer,
    response: { 204: noContent, 401: problem },
  }),
  taxiMe: get(`${base}/me`, 'taxi', 'The signed-in passenger', {
    ...bearer,
    response: answers(ref(TaxiMe), 401),
  }),
  taxiMeChange: change('PATCH', '/me', 'Change the name', {
    ...bearer,
    body: ref(TaxiMeChange),
    response: answers(ref(TaxiMe), 400, 401),
  }),
  taxiMeDelete: change('DELETE', '/me', 'Delete everything kept of the passenger', {
    ...bearer,
    response: { 204: noContent, 401: problem, 409: problem, 503: problem },
  }),
  taxiExport: get(`${base}/me/export`, 'taxi', 'Everything kept of the passenger', {
    ...bearer,
    response: answers(ref(TaxiExport), 401),
  }),
  taxiBook: change('POST', '/bookings', 'Book a vehicle, once per idempotency key', {
    ...bearer,
    headers: Type.Object({
      'idempotency-key': Type.Optional(
        Type.String({ description: 'Required, 8 to 100 characters.' }),
      ),
    }),
    body: ref(TaxiBookingInput),
    response: {
      201: ref(TaxiBooking),
      400: problem,
      401: problem,
      409: problem,
      429: problem,
      503: problem,
    },
  }),
  taxiBookings: get(`${base}/bookings`, 'taxi', "The signed-in passenger's bookings", {
    ...bearer,
    response: answers(ref(TaxiBookings), 401),
  }),
  taxiBooking: get(`${base}/bookings/:number`, 'taxi', 'One booking of the passenger', {
    ...bearer,
    ...ofBooking,
    response: answers(ref(TaxiBooking), 401, 404),
  }),
  taxiBookingCalendar: get(
    `${base}/bookings/:number.ics`,
    'taxi',
    'A booking as a calendar entry (RFC 5545)',
    {
      ...bearer,
      ...ofBooking,
      querystring: Type.Object({ locale: Type.Optional(words(['es', 'en', 'fr', 'pt', ''])) }),
      response: {
        200: {
          description: 'iCalendar file',
          content: { 'text/calendar': { schema: Type.String() } },
        },
        401: problem,
        404: problem,
      },
    },
  ),
  taxiCancel: change('POST', '/bookings/:number/cancel', 'Cancel a booking', {
    ...bearer,
    ...ofBooking,
    response: answers(ref(TaxiBooking), 401, 404, 409, 503),
  }),
  ...visitEndpoints,
};
