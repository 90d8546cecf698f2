import Type from 'typebox';
import { answers, get, problem } from './endpointParts.ts';
import * as s from './schemas/index.ts';
import { taxiEndpoints } from './taxiEndpoints.ts';

/** Every endpoint of the API, as data: the routes, the OpenAPI document and the client's types are made from it. */
export const endpoints = {
  health: get('/api/health', 'system', 'Whether the API and its database work', {
    response: { 200: s.ref(s.Health), 503: s.ref(s.Health) },
  }),
  flights: get('/api/v2/flights', 'flights', 'The board of a day, in order of scheduled time', {
    querystring: s.FlightQuery,
    response: answers(s.ref(s.FlightList), 400),
  }),
  flight: get(
    '/api/v2/flights/:id',
    'flights',
    "One flight, by its id or by a name such as AV9314 (today's or the next)",
    {
      params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
      response: answers(s.ref(s.FlightAnswer), 404),
    },
  ),
  flightCalendar: get(
    '/api/v2/flights/:id.ics',
    'flights',
    'One flight as a calendar entry (RFC 5545); read again, it moves the entry it made before',
    {
      params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
      querystring: Type.Object({ locale: Type.Optional(s.words(['es', 'en', 'fr', 'pt', ''])) }),
      response: {
        200: {
          description: 'iCalendar file',
          content: { 'text/calendar': { schema: Type.String() } },
        },
        404: problem,
      },
    },
  ),
  pushKey: get('/api/v2/push/key', 'flights', 'The key with which browsers subscribe to news', {
    response: answers(s.ref(s.PushKey)),
  }),
  follow: {
    method: 'POST' as const,
    url: '/api/v2/push/subscriptions',
    schema: {
      tags: ['flights'],
      summary: 'Follow a flight by web push, until it is over',
      body: s.ref(s.FollowInput),
      response: {
        201: s.ref(s.FollowReceipt),
        400: problem,
        404: problem,
        409: problem,
        429: problem,
      },
    },
  },
  stopFollowing: {
    method: 'POST' as const,
    url: '/api/v2/push/subscriptions/:token/stop',
    schema: {
      tags: ['flights'],
      summary: 'Stop following a flight',
      params: Type.Object({ token: Type.String({ maxLength: 40 }) }),
      response: { 200: s.ref(s.FollowStopped), 400: problem },
    },
  },
  flightEvents: get(
    '/api/v2/flight-events',
    'flights',
    'Changes of flights as server-sent events: ready, changes (the flights that look different) and reset (read the board again)',
    {
      headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ maxLength: 40 })) }),
      querystring: Type.Object({
        after: Type.Optional(
          Type.String({
            maxLength: 40,
            description: 'Id of the last event known, for a reader that cannot send Last-Event-ID.',
          }),
        ),
      }),
      response: {
        200: {
          description: 'Event stream',
          content: { 'text/event-stream': { schema: s.FlightEventStream } },
        },
        503: problem,
      },
    },
  ),
  airlines: get('/api/v2/airlines', 'flights', 'Airlines that fly to Bogotá', {
    response: answers(s.ref(s.AirlineList)),
  }),
  airports: get('/api/v2/airports', 'flights', 'Airports that flights come from or go to', {
    response: answers(s.ref(s.AirportList)),
  }),
  establishments: get(
    '/api/v2/establishments',
    'establishments',
    'Establishments by text, place, category, product and hours, with counts per choice',
    {
      description:
        'Everything at once, in one order; open or closed at this moment. Counts are those under the other chosen filters.',
      querystring: s.EstablishmentQuery,
      response: answers(s.ref(s.EstablishmentList), 400),
    },
  ),
  establishment: get(
    '/api/v2/establishments/:slug',
    'establishments',
    'One establishment, with similar ones; an airline with its desks and next flights',
    {
      params: Type.Object({ slug: Type.String({ maxLength: 80 }) }),
      response: answers(s.ref(s.EstablishmentAnswer), 404),
    },
  ),
  establishmentTypes: get(
    '/api/v2/establishment-types',
    'establishments',
    'Business types by keyword with their categories, and the names of subcategories and products',
    {
      response: answers(s.ref(s.EstablishmentTypeList)),
    },
  ),
  map: get('/api/v2/map', 'map', 'Terminals and floors of the indoor map', {
    response: answers(s.ref(s.MapIndex)),
  }),
  mapFloor: get(
    '/api/v2/map/floors/:terminal/:floor',
    'map',
    'What is drawn of one floor, as GeoJSON; low detail is simplified for the whole terminal at once',
    {
      params: Type.Object({
        terminal: s.words(['T1', 'T2']),
        floor: Type.String({ pattern: '^\\d$' }),
      }),
      querystring: s.MapFloorQuery,
      response: answers(s.ref(s.MapFloor), 400, 404),
    },
  ),
  mapPlaces: get('/api/v2/map/places', 'map', 'Everything on the map, as a list', {
    querystring: s.MapPlaceQuery,
    response: answers(s.ref(s.MapPlaceList), 400),
  }),
  mapPlace: get('/api/v2/map/places/:slug', 'map', 'One place of the map', {
    params: Type.Object({ slug: Type.String({ maxLength: 80 }) }),
    response: answers(s.ref(s.MapPlace), 404),
  }),
  placeWalks: get(
    '/api/v2/map/places/:slug/walks',
    'map',
    'Walking times to a place from security, checkpoints and gates',
    {
      params: Type.Object({ slug: Type.String({ maxLength: 80 }) }),
      response: answers(s.ref(s.PlaceWalks), 404),
    },
  ),
  mapRoute: get(
    '/api/v2/map/route',
    'map',
    'The way from a place to another, floor by floor, with today’s queues',
    { querystring: s.RouteQuery, response: answers(s.ref(s.MapRoute), 400, 404) },
  ),
  services: get('/api/v2/services', 'services', 'Services: where, when and what is known', {
    response: answers(s.ref(s.ServiceList)),
  }),
  terminals: get('/api/v2/terminals', 'airport', 'Terminals, piers and the free bus between them', {
    response: answers(s.ref(s.TerminalList)),
  }),
  parking: get('/api/v2/parking', 'live', 'Free places per parking', {
    response: answers(s.ref(s.ParkingList)),
  }),
  queues: get('/api/v2/queues', 'live', 'Security queue per terminal and kind', {
    response: answers(s.ref(s.QueueList)),
  }),
  walkingTimes: get(
    '/api/v2/walking-times',
    'live',
    'Minutes on foot between places, with and without steps',
    {
      response: answers(s.ref(s.WalkingTimeList)),
    },
  ),
  exchangeRates: get('/api/v2/exchange-rates', 'live', 'Pesos for one unit of each currency', {
    response: answers(s.ref(s.ExchangeRateList)),
  }),
  airportState: get('/api/v2/airport-state', 'airport', 'Open or closed, weather and taxes', {
    response: answers(s.ref(s.AirportState)),
  }),
  offers: get('/api/v2/offers', 'establishments', 'The offers in force today in Bogotá', {
    querystring: s.OfferQuery,
    response: answers(s.ref(s.OfferList), 400),
  }),
  banners: get('/api/v2/banners', 'site', 'Banners of the home and of inner pages', {
    querystring: s.BannerQuery,
    response: answers(s.ref(s.BannerList), 400),
  }),
  popups: get('/api/v2/popups', 'site', 'Pop-up dialogs in force', {
    response: answers(s.ref(s.PopupList)),
  }),
  ...taxiEndpoints,
  contactMessages: {
    method: 'POST' as const,
    url: '/api/v2/contact-messages',
    schema: {
      tags: ['contact'],
      summary: 'Send a contact message',
      headers: Type.Object({
        'idempotency-key': Type.Optional(Type.String({ maxLength: 100 })),
      }),
      body: s.ref(s.ContactMessageInput),
      response: {
        201: s.ref(s.ContactReceipt),
        400: problem,
        409: problem,
        429: problem,
      },
    },
  },
  newsletter: {
    method: 'POST' as const,
    url: '/api/v2/newsletter',
    schema: {
      tags: ['contact'],
      summary: 'Sign up for the newsletter; a form of a page is answered with a redirect',
      body: {
        content: {
          'application/json': { schema: s.ref(s.NewsletterInput) },
          'application/x-www-form-urlencoded': { schema: s.ref(s.NewsletterForm) },
        },
      },
      response: {
        200: s.ref(s.NewsletterReceipt),
        303: { type: 'null', description: 'To the page that tells the outcome' },
        400: problem,
        429: problem,
      },
    },
  },
  openFlights: get(
    '/api/v2/open-data/flights',
    'open data',
    'The flights of a day in pages; Link names the first, previous, next and last one',
    {
      description:
        'The same filters as the board. Follow Link (RFC 8288) rather than counting pages. Guide: docs/open-data.md.',
      querystring: s.OpenFlightQuery,
      response: {
        ...answers(s.ref(s.FlightPage), 400, 404),
        200: {
          description: 'A page of flights',
          headers: { Link: s.LinkHeader, ETag: s.ETagHeader },
          content: { 'application/json': { schema: s.ref(s.FlightPage) } },
        },
      },
    },
  ),
  openFlightsCsv: get(
    '/api/v2/open-data/flights.csv',
    'open data',
    'The flights of a day as CSV, with a header row',
    {
      description:
        'The same filters as the board, all rows at once. RFC 4180, UTF-8, instants UTC.',
      querystring: s.FlightQuery,
      response: {
        ...answers(s.FlightsCsv, 400),
        200: {
          description: 'CSV with a header row',
          headers: { ETag: s.ETagHeader },
          content: { 'text/csv': { schema: s.FlightsCsv } },
        },
      },
    },
  ),
  feedAidx: {
    method: 'POST' as const,
    url: '/api/v2/feeds/aidx',
    schema: {
      tags: ['feeds'],
      summary:
        'Take an IATA AIDX message: each good leg counts, each bad one is told with its reason',
      description:
        'A `IATA_AIDX_FlightLegNotifRQ` in UTF-8, at most 8 MB. Examples: api/feeds/aidx. Off (404) until the site has an AIDX_TOKEN.',
      security: [{ feedToken: [] }],
      body: {
        content: {
          'application/xml': { schema: s.AidxXml },
          'text/xml': { schema: s.AidxXml },
        },
      },
      response: answers(s.ref(s.AidxReceipt), 400, 401, 404, 413, 415, 429, 503),
    },
  },
};

export type EndpointName = keyof typeof endpoints;
