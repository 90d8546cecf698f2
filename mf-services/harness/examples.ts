import { respond, type HarnessExample } from '@eldorado/testing';
import { parkings, queues, rates, walks } from '../fixtures/live.ts';

const now = '2026-03-02T15:00:00Z';

export const examples: HarnessExample[] = [
  { name: 'index', title: 'All services', path: '/servicios', now, api: {} },
  { name: 'customs', title: 'An information page', path: '/servicios/aduanas', now, api: {} },
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
    api: { 'GET /v2/walking-times': walks },
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
