import Type from 'typebox';
import { answers, get, problem } from './endpointParts.ts';
import * as s from './schemas/index.ts';

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
    response: answers(s.ref(s.TaxiFareTable)),
  }),
  taxiUsualRides: get(
    `${base}/usual-rides`,
    'taxi',
    'What taxis cost now between the airport and the places where most go',
    { response: answers(s.ref(s.TaxiUsualRides)) },
  ),
  taxiPlaces: get(
    `${base}/places`,
    'taxi',
    'Terminals, neighbourhoods, hotels and other places of a ride',
    { querystring: s.TaxiPlaceQuery, response: answers(s.ref(s.TaxiPlaceList), 400) },
  ),
  taxiFare: get(`${base}/fare`, 'taxi', 'What a ride costs, line by line', {
    querystring: s.TaxiFareQuery,
    response: answers(s.ref(s.TaxiFare), 400, 404),
  }),
  taxiPlate: get(`${base}/plates/:plate`, 'taxi', 'Whether a plate is an authorised taxi’s', {
    params: Type.Object({ plate: Type.String({ maxLength: 20 }) }),
    response: answers(s.ref(s.TaxiPlate), 400, 429),
  }),
  taxiCodes: change('POST', '/sign-in/codes', 'Send a sign-in code to a phone', {
    body: s.ref(s.TaxiCodeInput),
    response: { 202: s.ref(s.TaxiCodeRequest), 400: problem, 429: problem, 503: problem },
  }),
  taxiSignIn: change('POST', '/sign-in/sessions', 'Sign in with the code', {
    body: s.ref(s.TaxiSessionInput),
    response: answers(s.ref(s.TaxiSession), 400, 429),
  }),
  taxiSignOut: change('POST', '/sign-out', 'End the session', {
    ...bearer,
    response: { 204: noContent, 401: problem },
  }),
  taxiMe: get(`${base}/me`, 'taxi', 'The signed-in passenger', {
    ...bearer,
    response: answers(s.ref(s.TaxiMe), 401),
  }),
  taxiMeChange: change('PATCH', '/me', 'Change the name', {
    ...bearer,
    body: s.ref(s.TaxiMeChange),
    response: answers(s.ref(s.TaxiMe), 400, 401),
  }),
  taxiMeDelete: change('DELETE', '/me', 'Delete everything kept of the passenger', {
    ...bearer,
    response: { 204: noContent, 401: problem, 409: problem, 503: problem },
  }),
  taxiExport: get(`${base}/me/export`, 'taxi', 'Everything kept of the passenger', {
    ...bearer,
    response: answers(s.ref(s.TaxiExport), 401),
  }),
  taxiBook: change('POST', '/bookings', 'Book a vehicle, once per idempotency key', {
    ...bearer,
    headers: Type.Object({
      'idempotency-key': Type.Optional(
        Type.String({ description: 'Required, 8 to 100 characters.' }),
      ),
    }),
    body: s.ref(s.TaxiBookingInput),
    response: {
      201: s.ref(s.TaxiBooking),
      400: problem,
      401: problem,
      409: problem,
      429: problem,
      503: problem,
    },
  }),
  taxiBookings: get(`${base}/bookings`, 'taxi', "The signed-in passenger's bookings", {
    ...bearer,
    response: answers(s.ref(s.TaxiBookings), 401),
  }),
  taxiBooking: get(`${base}/bookings/:number`, 'taxi', 'One booking of the passenger', {
    ...bearer,
    ...ofBooking,
    response: answers(s.ref(s.TaxiBooking), 401, 404),
  }),
  taxiBookingCalendar: get(
    `${base}/bookings/:number.ics`,
    'taxi',
    'A booking as a calendar entry (RFC 5545)',
    {
      ...bearer,
      ...ofBooking,
      querystring: Type.Object({ locale: Type.Optional(s.words(['es', 'en', 'fr', 'pt', ''])) }),
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
    response: answers(s.ref(s.TaxiBooking), 401, 404, 409, 503),
  }),
};
