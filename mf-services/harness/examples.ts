import { respond, type HarnessExample } from '@eldorado/testing';
import { parkings, queues, rates, usualRides, walks } from '../fixtures/live.ts';
import { places, way } from '../fixtures/ways.ts';

const now = '2026-03-02T15:00:00Z';

export const examples: HarnessExample[] = [
  { name: 'index', title: 'All services', path: '/servicios', now, api: {} },
  { name: 'customs', title: 'An information page', path: '/servicios/aduanas', now, api: {} },
  {
    name: 'getting-here',
    title: 'How to get to the airport, with the taxi fares of now',
    path: '/transporte/como-llegar-al-aeropuerto',
    now,
    api: { 'GET /v2/taxi-imperial/usual-rides': usualRides },
  },
  {
    name: 'parking',
    title: 'Parking, one car park full',
    path: '/informacion-en-tiempo-real/parqueaderos',
    now,
    api: { 'GET /v2/parking': parkings },
  },
  {
    name: 'parking-down',
    title: 'Parking while the API fails',
    path: '/informacion-en-tiempo-real/parqueaderos',
    now,
    api: { 'GET /v2/parking': respond(503, { code: 'unavailable' }) },
  },
  {
    name: 'queues',
    title: 'Queues at three levels',
    path: '/informacion-en-tiempo-real/tiempo-en-filas',
    now,
    api: { 'GET /v2/queues': queues },
  },
  {
    name: 'distances',
    title: 'Walking times',
    path: '/informacion-en-tiempo-real/distancias',
    now,
    api: { 'GET /v2/walking-times': walks, 'GET /v2/map/places': places },
  },
  {
    name: 'way',
    title: 'A way to a gate',
    path: '/informacion-en-tiempo-real/distancias?from=puerta-5&to=sala-c04',
    now,
    api: {
      'GET /v2/walking-times': walks,
      'GET /v2/map/places': places,
      'GET /v2/map/route': way,
    },
  },
  {
    name: 'no-way',
    title: 'No step-free way',
    path: '/informacion-en-tiempo-real/distancias?from=puerta-5&to=sala-c04&stepFree=1',
    now,
    api: {
      'GET /v2/walking-times': walks,
      'GET /v2/map/places': places,
      'GET /v2/map/route': respond(404, { code: 'no-step-free-route' }),
    },
  },
  {
    name: 'converter',
    title: 'A hundred dollars in pesos',
    path: '/prepara-tu-viaje/divisas?amount=100&from=USD&to=COP',
    now,
    api: { 'GET /v2/exchange-rates': rates },
  },
  {
    name: 'converter-nonsense',
    title: 'An amount that is none',
    path: '/prepara-tu-viaje/divisas?amount=cien&from=USD&to=COP',
    now,
    api: { 'GET /v2/exchange-rates': rates },
  },
];
