import { respond, type HarnessExample } from '@eldorado/testing';
import {
  airline,
  airlineDetail,
  allDayRestaurant,
  closedRestaurant,
  establishmentTypes,
  fixtureNow,
  listOf,
  openRestaurant,
  restaurantDetail,
  restaurants,
  terminalOne,
  walks,
} from '../fixtures/establishments.ts';
import { mapApi } from '../fixtures/map.ts';
import { noFeaturedOffers, offers } from '../fixtures/offers.ts';
import { establishmentKinds } from '../src/establishment/establishment.ts';

const down = respond(503, {
  type: 'about:blank',
  title: 'Down',
  status: 503,
  detail: '',
  code: 'unavailable',
});
const types = { 'GET /v2/establishment-types': establishmentTypes };
const longName = {
  ...openRestaurant,
  name: 'Asociación de Cocineras Tradicionales del Altiplano Cundiboyacense',
};

/** Those whose places have no example of their own. */
const otherKinds = establishmentKinds.filter(
  (kind) => kind !== 'restaurantes' && kind !== 'aerolineas',
);

export const examples: HarnessExample[] = [
  {
    name: 'kinds',
    title: 'The kinds of establishment',
    path: '/establecimientos',
    now: fixtureNow,
    api: {},
  },
  {
    name: 'search',
    title: 'A search over every kind',
    path: '/establecimientos?q=sabana',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': terminalOne },
  },
  {
    name: 'restaurants',
    title: 'Restaurants: open, around the clock, closing soon and closed',
    path: '/establecimientos/restaurantes',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': restaurants },
  },
  {
    name: 'restaurants-filtered',
    title: 'Restaurants of Terminal 1 that are open now',
    path: '/establecimientos/restaurantes?terminal=T1&open=1',
    now: fixtureNow,
    api: {
      ...types,
      'GET /v2/establishments': listOf(openRestaurant, allDayRestaurant, closedRestaurant),
    },
  },
  {
    name: 'restaurants-empty',
    title: 'No restaurant passes the filters',
    path: '/establecimientos/restaurantes?q=sushi&category=pizza',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': listOf() },
  },
  {
    name: 'restaurants-failure',
    title: 'The list cannot be had; the filters stay',
    path: '/establecimientos/restaurantes?q=pan&terminal=T2',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': down },
  },
  {
    name: 'restaurants-long-name',
    title: 'A very long name on a narrow screen',
    path: '/establecimientos/restaurantes',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': listOf(longName) },
  },
  {
    name: 'airlines',
    title: 'Airlines',
    path: '/establecimientos/aerolineas',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': listOf(airline) },
  },
  {
    name: 'restaurants-unknown-flight',
    title: 'Open at the time of a flight that nobody knows',
    path: '/establecimientos/restaurantes?vuelo=ZZ1',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': restaurants },
  },
  {
    name: 'place',
    title: 'A place: hours, days ahead, walking times and others like it',
    path: '/establecimientos/restaurantes/fogon-de-la-sabana',
    now: fixtureNow,
    api: {
      ...types,
      'GET /v2/establishments/fogon-de-la-sabana': restaurantDetail,
      'GET /v2/map/places/fogon-de-la-sabana/walks': walks,
      'GET /v2/offers': offers,
    },
  },
  ...otherKinds.map((kind) => ({
    name: `place-${kind}`,
    title: `A place of the kind ${kind}`,
    path: `/establecimientos/${kind}/fogon-de-la-sabana`,
    now: fixtureNow,
    api: {
      ...types,
      'GET /v2/establishments/fogon-de-la-sabana': { ...restaurantDetail, kind },
      'GET /v2/map/places/fogon-de-la-sabana/walks': walks,
      'GET /v2/offers': noFeaturedOffers,
    },
  })),
  {
    name: 'place-failure',
    title: 'A place that cannot be had',
    path: '/establecimientos/restaurantes/fogon-de-la-sabana',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments/fogon-de-la-sabana': down },
  },
  {
    name: 'airline',
    title: 'An airline: desks, web check-in and its next flights',
    path: '/establecimientos/aerolineas/avianca',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments/avianca': airlineDetail },
  },
  {
    name: 'map',
    title: 'Terminal 1, floor 2',
    path: '/mapas?terminal=T1&floor=2',
    now: fixtureNow,
    api: { ...types, ...mapApi },
  },
  {
    name: 'map-place',
    title: 'A chosen place',
    path: '/mapas?terminal=T1&floor=2&place=fogon-de-la-sabana',
    now: fixtureNow,
    api: { ...types, ...mapApi },
  },
  {
    name: 'map-way',
    title: 'A way with stairs, a queue and written directions',
    path: '/mapas?terminal=T1&floor=2&from=banos-t1-2-1&to=sala-a02',
    now: fixtureNow,
    api: { ...types, ...mapApi },
  },
  {
    name: 'map-empty',
    title: 'Nothing on the floor passes the filters',
    path: '/mapas?terminal=T1&floor=2&type=otros',
    now: fixtureNow,
    api: { ...types, ...mapApi },
  },
  {
    name: 'map-failure',
    title: 'The map cannot be had; the filters stay',
    path: '/mapas?terminal=T1&floor=2&type=banos',
    now: fixtureNow,
    api: { ...types, 'GET /v2/map': down, 'GET /v2/map/places': down },
  },
  {
    name: 'offers',
    title: 'Offers',
    path: '/ofertas',
    now: fixtureNow,
    api: { 'GET /v2/offers': offers },
  },
  {
    name: 'offers-none-featured',
    title: 'No featured offers',
    path: '/ofertas/pasajeros',
    now: fixtureNow,
    api: { 'GET /v2/offers': noFeaturedOffers },
  },
  {
    name: 'offers-failure',
    title: 'Offers cannot be had',
    path: '/ofertas',
    now: fixtureNow,
    api: { 'GET /v2/offers': down },
  },
  {
    name: 'local',
    title: 'Local ventures and food courts by name',
    path: '/paraiso-sello-local',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': restaurants },
  },
  {
    name: 'journey-restaurants',
    title: 'Where to eat on the way to the gate',
    path: '/tu-viaje-inicia-en-el-dorado/restaurantes',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': restaurants },
  },
];
