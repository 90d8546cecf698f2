import { respond, type HarnessExample } from '@eldorado/testing';
import { pressFacts, wasteShares } from '../fixtures/facts.ts';
import {
  correctedNote,
  eventNote,
  listOf,
  newsList,
  noticeNote,
  openDay,
  routesNote,
} from '../fixtures/news.ts';
import { noOpenings, twoOpenings } from '../fixtures/openings.ts';
import { board, cargoFlight } from '../fixtures/flights.ts';
import { statisticAnswers } from '../fixtures/statistics.ts';

const now = '2026-03-02T15:00:00Z';
const unavailable = respond(503, { code: 'unavailable', status: 503 });

export const examples: HarnessExample[] = [
  { name: 'corporate', title: 'Corporate home', path: '/corporativo', now, api: {} },
  {
    name: 'figures',
    title: 'Airport statistics: charts and tables with their sources',
    path: '/comunicados/estadisticas-del-aeropuerto',
    now,
    api: statisticAnswers,
  },
  {
    name: 'cargo',
    title: 'Cargo: its next flights and its tonnage',
    path: '/carga',
    now,
    api: { ...statisticAnswers, 'GET /v2/flights': board([cargoFlight]) },
  },
  {
    name: 'news',
    title: 'Press room: a notice in force, and notes of a day, a month and a year',
    path: '/el-dorado-informa',
    now,
    api: { 'GET /v2/news': newsList },
  },
  {
    name: 'news-filtered',
    title: 'Press room: filters that are on',
    path: '/el-dorado-informa?kind=news&topic=airlines&from=2026-01-01&q=bucaramanga',
    now,
    api: { 'GET /v2/news': { ...newsList, total: 45, page: 1, pages: 3 } },
  },
  {
    name: 'events',
    title: 'Press room: events',
    path: '/el-dorado-informa?kind=event',
    now,
    api: { 'GET /v2/news': listOf(openDay) },
  },
  {
    name: 'events-none',
    title: 'Press room: no events',
    path: '/el-dorado-informa?kind=event',
    now,
    api: { 'GET /v2/news': listOf() },
  },
  {
    name: 'news-failed',
    title: 'Press room: the list could not be had',
    path: '/el-dorado-informa',
    now,
    api: { 'GET /v2/news': unavailable },
  },
  {
    name: 'note',
    title: 'A note, with its sources and what else is on the topic',
    path: '/el-dorado-informa/rutas-a-bucaramanga-y-cucuta',
    now,
    api: { 'GET /v2/news/rutas-a-bucaramanga-y-cucuta': routesNote },
  },
  {
    name: 'note-corrected',
    title: 'A note of a month, corrected',
    path: '/el-dorado-informa/cinco-emprendimientos',
    now,
    api: { 'GET /v2/news/cinco-emprendimientos': correctedNote },
  },
  {
    name: 'event',
    title: 'An event, with its place and its file for calendars',
    path: '/el-dorado-informa/jornada-de-puertas-abiertas',
    now,
    api: { 'GET /v2/news/jornada-de-puertas-abiertas': eventNote },
  },
  {
    name: 'notice',
    title: 'A notice, and how long it holds',
    path: '/el-dorado-informa/niebla-en-la-manana',
    now,
    api: { 'GET /v2/news/niebla-en-la-manana': noticeNote },
  },
  {
    name: 'press-room',
    title: 'For the press: contact, facts, logo and pictures, feeds',
    path: '/el-dorado-informa/sala-de-prensa',
    now,
    api: { 'GET /v2/facts': pressFacts },
  },
  {
    name: 'sustainability',
    title: 'Sustainability microsite',
    path: '/el-dorado-sostenible',
    now,
    api: { 'GET /v2/facts': wasteShares },
  },
  {
    name: 'openings',
    title: 'Two openings, one of which closes today',
    path: '/corporativo/servicios/trabaja-con-nosotros',
    now,
    api: { 'GET /v2/job-openings': twoOpenings },
  },
  {
    name: 'no-openings',
    title: 'No openings',
    path: '/corporativo/servicios/trabaja-con-nosotros',
    now,
    api: { 'GET /v2/job-openings': noOpenings },
  },
];
