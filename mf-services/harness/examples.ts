import { respond, type HarnessExample } from '@eldorado/testing';
import { carryLimits } from '../fixtures/carry.ts';
import {
  checkpoints,
  parkingCourses,
  parkings,
  terminals,
  usualRides,
  walks,
} from '../fixtures/live.ts';
import { busAndTaxi, cityPlaces, comeBy } from '../fixtures/cityRoutes.ts';
import { cashLimit, documentTerms, petTerms, vatLimits } from '../fixtures/facts.ts';
import { lateFlight, rightsFacts } from '../fixtures/rights.ts';
import { rateAnswers } from '../fixtures/rates.ts';
import { notary } from '../fixtures/services.ts';
import { immigration, stepDeparture, stepTerms } from '../fixtures/steps.ts';
import { places, way } from '../fixtures/ways.ts';

const now = '2026-03-02T15:00:00Z';

export const examples: HarnessExample[] = [
  { name: 'index', title: 'All services', path: '/servicios', now, api: {} },
  {
    name: 'notary',
    title: 'An information page, its place on a small map',
    path: '/servicios/notaria',
    now,
    api: { 'GET /v2/services/notaria': notary },
  },
  {
    name: 'vat',
    title: 'What is refunded of the VAT of three invoices, one too small',
    path: '/servicios/aduanas?total1=595.000&vat1=95.000&total2=119.000&vat2=19.000&total3=178.500&vat3=28.500',
    now,
    api: { 'GET /v2/facts': vatLimits },
  },
  {
    name: 'vat-faulty',
    title: 'Invoices that are filled in wrong',
    path: '/servicios/aduanas?total1=595.000&vat1=700.000&total4=119.000',
    now,
    api: { 'GET /v2/facts': vatLimits },
  },
  {
    name: 'pets',
    title: 'What to do by which day for a pet that leaves in four days',
    path: '/servicios/mascotas?route=leaving&date=2026-03-06',
    now,
    api: { 'GET /v2/facts': petTerms },
  },
  {
    name: 'steps',
    title: 'The steps of a departure with a bag and a wheelchair, with its times',
    path: '/servicios/prepara-tu-viaje?flight=AV8523&bags=1&wheelchair=1',
    now,
    api: {
      'GET /v2/facts': stepTerms,
      'GET /v2/flights/AV8523': stepDeparture,
      'GET /v2/airport-by': comeBy,
      'GET /v2/checkpoints': immigration,
    },
  },
  {
    name: 'documents',
    title: 'What a minor needs to leave Colombia for Costa Rica',
    path: '/servicios/migracion-y-pasaportes?trip=leaving&who=colombian&age=other&country=CR',
    now,
    api: { 'GET /v2/facts': documentTerms },
  },
  {
    name: 'carry',
    title: 'What may be taken, asked for a power bank',
    path: '/servicios/instrucciones-equipaje?q=power%20bank',
    now,
    api: { 'GET /v2/facts': carryLimits },
  },
  {
    name: 'rights',
    title: 'What an airline owes for a late flight',
    path: '/servicios/ayuda-al-viajero?flight=AV8523',
    now,
    api: { 'GET /v2/facts': rightsFacts, 'GET /v2/passenger-rights': lateFlight },
  },
  {
    name: 'getting-here',
    title: 'How to get to the airport, with the taxi fares of now',
    path: '/transporte/como-llegar-al-aeropuerto',
    now,
    api: { 'GET /v2/taxi-imperial/usual-rides': usualRides },
  },
  {
    name: 'getting-here-way',
    title: 'From Chapinero by bus or taxi, on the map of the city',
    path: '/transporte/como-llegar-al-aeropuerto?from=chapinero',
    now,
    api: {
      'GET /v2/taxi-imperial/places': cityPlaces,
      'GET /v2/city-routes': busAndTaxi,
    },
  },
  {
    name: 'parking',
    title: 'Parking, one car park full',
    path: '/informacion-en-tiempo-real/parqueaderos',
    now,
    api: {
      'GET /v2/parking': parkings,
      'GET /v2/parking/courses': parkingCourses,
      'GET /v2/terminals': terminals,
    },
  },
  {
    name: 'parking-cost',
    title: 'What it costs to park, and where',
    path: '/informacion-en-tiempo-real/parqueaderos?terminal=T1&vehicle=car&hours=2',
    now,
    api: {
      'GET /v2/parking': parkings,
      'GET /v2/parking/courses': parkingCourses,
      'GET /v2/terminals': terminals,
    },
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
    title: 'Queues with their day, one measured',
    path: '/informacion-en-tiempo-real/tiempo-en-filas',
    now,
    api: { 'GET /v2/checkpoints': checkpoints },
  },
  {
    name: 'come-by',
    title: 'Queues, and when to come for a flight',
    path: '/informacion-en-tiempo-real/tiempo-en-filas?flight=AV8523',
    now,
    api: { 'GET /v2/checkpoints': checkpoints, 'GET /v2/airport-by': comeBy },
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
    api: { ...rateAnswers, 'GET /v2/facts': cashLimit },
  },
  {
    name: 'converter-nonsense',
    title: 'An amount that is none',
    path: '/prepara-tu-viaje/divisas?amount=cien&from=USD&to=COP',
    now,
    api: { ...rateAnswers, 'GET /v2/facts': cashLimit },
  },
];
