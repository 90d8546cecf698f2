import { respond, type HarnessExample } from '@eldorado/testing';
import { fare, fareTable, fixtureNow, nightFare, places } from '../fixtures/taxi.ts';

const api = {
  'GET /v2/taxi-imperial/places': places,
  'GET /v2/taxi-imperial/fares': fareTable,
  'GET /v2/taxi-imperial/fare': fare,
};
const down = respond(503, {
  type: 'about:blank',
  title: 'Down',
  status: 503,
  detail: '',
  code: 'unavailable',
});
const longPlace = 'Terminal de Transporte de Bogotá Salitre, módulo de llegadas intermunicipales';

// My bookings need a token in the browser: its signed-in states are in the tests beside the screen.
export const examples: HarnessExample[] = [
  {
    name: 'taxis',
    title: 'The taxi page, nothing asked yet',
    path: '/servicios/taxis',
    now: fixtureNow,
    api,
  },
  {
    name: 'fare',
    title: 'The decree’s example: 15 km by day',
    path: '/servicios/taxis?direction=from&place=Usaqu%C3%A9n&at=&vehicle=standard',
    now: fixtureNow,
    api,
  },
  {
    name: 'fare-night',
    title: 'At night, on a Sunday, ordered by phone',
    path: '/servicios/taxis?direction=to&place=Usaqu%C3%A9n&at=2026-03-01T21:30&vehicle=standard&doorToDoor=1',
    now: fixtureNow,
    api: { ...api, 'GET /v2/taxi-imperial/fare': nightFare },
  },
  {
    name: 'fare-several',
    title: 'A place that could be several',
    path: '/servicios/taxis?direction=from&place=zona&at=&vehicle=standard',
    now: fixtureNow,
    api,
  },
  {
    name: 'fare-invalid',
    title: 'No place and no real date',
    path: '/servicios/taxis?direction=from&place=&at=ayer&vehicle=standard',
    now: fixtureNow,
    api,
  },
  {
    name: 'fare-failure',
    title: 'The fare cannot be had; the form stays filled',
    path: '/servicios/taxis?direction=to&place=La+Candelaria&at=2026-03-04T08:15&vehicle=quality',
    now: fixtureNow,
    api: { ...api, 'GET /v2/taxi-imperial/fare': down },
  },
  {
    name: 'fare-long-name',
    title: 'A very long place on a narrow screen',
    path: `/servicios/taxis?direction=from&place=${encodeURIComponent('Usaquén')}&at=&vehicle=standard`,
    now: fixtureNow,
    api: {
      ...api,
      'GET /v2/taxi-imperial/fare': { ...fare, place: { ...fare.place, name: longPlace } },
    },
  },
  {
    name: 'bookings-signed-out',
    title: 'My bookings, nobody signed in',
    path: '/servicios/taxis/mis-reservas',
    now: fixtureNow,
    api,
  },
];
