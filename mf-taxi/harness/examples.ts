import { respond, type HarnessExample } from '@eldorado/testing';
import {
  bookings,
  countries,
  fare,
  fareTable,
  fixtureNow,
  myData,
  nightFare,
  places,
  signedInVisit,
  visit,
} from '../fixtures/taxi.ts';

const api = {
  'GET /v2/taxi-imperial/places': places,
  'GET /v2/taxi-imperial/sign-in/countries': countries,
  'GET /v2/taxi-imperial/fares': fareTable,
  'GET /v2/taxi-imperial/fare': fare,
  'GET /v2/taxi-imperial/plates/WXY123': { plate: 'WXY123', status: 'valid' },
  'GET /v2/taxi-imperial/visits/one': visit,
  'GET /v2/taxi-imperial/visits/two': signedInVisit,
  'GET /v2/taxi-imperial/visits/two/bookings': bookings,
  'GET /v2/taxi-imperial/visits/two/export': myData,
  'GET /v2/taxi-imperial/visits/three': respond(404, {
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    detail: '',
    code: 'visit-not-found',
  }),
  'GET /v2/taxi-imperial/plates/ABC999': { plate: 'ABC999', status: 'not-found' },
};
const visitPage = '/servicios/taxis/sin-javascript';
const down = respond(503, {
  type: 'about:blank',
  title: 'Down',
  status: 503,
  detail: '',
  code: 'unavailable',
});
const tooMany = respond(429, {
  type: 'about:blank',
  title: 'Too many',
  status: 429,
  detail: '',
  code: 'too-many-requests',
});
const page = '/servicios/taxis';
const longPlace = 'Terminal de Transporte de Bogotá Salitre, módulo de llegadas intermunicipales';

const example = (
  name: string,
  title: string,
  path: string,
  changed: Record<string, unknown> = {},
): HarnessExample => ({ name, title, path, now: fixtureNow, api: { ...api, ...changed } });

// The signed-in states need a token in the browser: they are in the tests beside the screens.
export const examples: HarnessExample[] = [
  example('taxis', 'The taxi page, nothing asked yet', page),
  example('fare', 'The decree’s example: 15 km by day', `${page}?destination=usaquen`),
  example(
    'fare-night',
    'To the airport on a Sunday night, ordered to the door',
    `${page}?origin=usaquen&destination=terminal-1&date=2026-03-01&time=21:30&doorToDoor=1`,
    { 'GET /v2/taxi-imperial/fare': nightFare },
  ),
  example('fare-several', 'A place that could be several', `${page}?destination=zona`),
  example(
    'fare-invalid',
    'No place, no real date, more people than fit',
    `${page}?destination=&date=ayer&time=25:00&persons=9&bags=x`,
  ),
  example(
    'fare-failure',
    'The fare cannot be had; the form stays filled',
    `${page}?origin=la-candelaria&destination=terminal-1&date=2026-03-04&time=08:15&vehicle=quality`,
    { 'GET /v2/taxi-imperial/fare': down },
  ),
  example('fare-long-name', 'A very long place on a narrow screen', `${page}?destination=usaquen`, {
    'GET /v2/taxi-imperial/places': {
      ...places,
      places: places.places.map((place) =>
        place.slug === 'usaquen' ? { ...place, name: longPlace } : place,
      ),
    },
  }),
  example('fares-down', 'Neither places nor fares; the article stays', page, {
    'GET /v2/taxi-imperial/places': down,
    'GET /v2/taxi-imperial/fares': down,
  }),
  example('booking', 'The first step of a booking', `${page}/reservar`),
  example('booking-down', 'A booking without its places', `${page}/reservar`, {
    'GET /v2/taxi-imperial/places': down,
  }),
  example('plate', 'The plate check, nothing asked yet', `${page}/placa`),
  example('plate-valid', 'An authorised vehicle', `${page}/placa?placa=wxy-123`),
  example('plate-unknown', 'A plate that is not found', `${page}/placa?placa=ABC999`),
  example('plate-invalid', 'No Colombian plate', `${page}/placa?placa=12345`),
  example('plate-too-many', 'Too many checks', `${page}/placa?placa=WXY123`, {
    'GET /v2/taxi-imperial/plates/WXY123': tooMany,
  }),
  example('sign-in', 'Signing in: the phone', `${page}/ingresar`, {
    'POST /v2/taxi-imperial/sign-in/codes': tooMany,
  }),
  example('bookings-signed-out', 'My bookings, nobody signed in', `${page}/mis-reservas`),
  example('data-signed-out', 'My data, nobody signed in', `${page}/mis-datos`),
  example('visit', 'Booking without JavaScript: the ride', `${visitPage}/viaje`),
  example(
    'visit-wrong',
    'A ride with faults, without JavaScript',
    `${visitPage}/viaje?visit=one&check=1`,
    {
      'GET /v2/taxi-imperial/visits/one': {
        ...visit,
        errors: [
          { path: 'destination', code: 'required' },
          { path: 'time', code: 'too-soon' },
          { path: 'flight', code: 'flight-needs-terminal' },
        ],
      },
    },
  ),
  example(
    'visit-phone',
    'The phone, asked to wait',
    `${visitPage}/celular?visit=one&problem=proof-required&proof=x`,
  ),
  example('visit-code', 'A wrong code', `${visitPage}/codigo?visit=one&problem=code-wrong`),
  example('visit-details', 'Who travels', `${visitPage}/datos?visit=two`),
  example('visit-review', 'A booking that failed', `${visitPage}/revisar?visit=two&problem=failed`),
  example('visit-done', 'The receipt', `${visitPage}/listo?visit=two`),
  example('visit-bookings', 'My bookings', `${visitPage}/reservas?visit=two`),
  example('visit-data', 'My data', `${visitPage}/mis-datos?visit=two&done=renamed`),
  example('visit-gone', 'A page whose time is over', `${visitPage}/revisar?visit=three`),
];
