import { respond, type HarnessExample } from '@eldorado/testing';
import {
  airline,
  allDayRestaurant,
  closedRestaurant,
  establishmentTypes,
  fixtureNow,
  listOf,
  openRestaurant,
  restaurants,
  terminalOne,
} from '../fixtures/establishments.ts';
import { noFeaturedOffers, offers } from '../fixtures/offers.ts';

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
    name: 'map',
    title: 'Terminal 1, floor 2',
    path: '/mapas?terminal=T1&floor=2',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': terminalOne },
  },
  {
    name: 'map-toilets',
    title: 'Toilets, which the directory does not hold',
    path: '/mapas?terminal=T1&floor=2&type=banos',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': terminalOne },
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
    title: 'Local ventures',
    path: '/paraiso-sello-local',
    now: fixtureNow,
    api: {},
  },
  {
    name: 'journey-restaurants',
    title: 'Where to eat on the way to the gate',
    path: '/tu-viaje-inicia-en-el-dorado/restaurantes',
    now: fixtureNow,
    api: { ...types, 'GET /v2/establishments': restaurants },
  },
];
