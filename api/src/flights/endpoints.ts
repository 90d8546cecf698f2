import Type from 'typebox';
import { answers, get, problem } from '../http/endpointParts.ts';
import { ref, words } from '../http/schema.ts';
import {
  FlightEventStream,
  AirlineFlights,
  AirlineList,
  AirportList,
  FlightAnswer,
  FlightList,
  FlightQuery,
} from './schema.ts';

/** The endpoints of the boards, of one flight and of what changes. */
export const flightEndpoints = {
  flights: get('/api/v2/flights', 'flights', 'The board of a day, in order of scheduled time', {
    querystring: FlightQuery,
    response: answers(ref(FlightList), 400),
  }),
  flight: get(
    '/api/v2/flights/:id',
    'flights',
    "One flight, by its id or by a name such as AV9314 (today's or the next)",
    {
      params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
      response: answers(ref(FlightAnswer), 404),
    },
  ),
  flightCalendar: get(
    '/api/v2/flights/:id.ics',
    'flights',
    'One flight as a calendar entry (RFC 5545); read again, it moves the entry it made before',
    {
      params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
      querystring: Type.Object({ locale: Type.Optional(words(['es', 'en', 'fr', 'pt', ''])) }),
      response: {
        200: {
          description: 'iCalendar file',
          content: { 'text/calendar': { schema: Type.String() } },
        },
        404: problem,
      },
    },
  ),
  flightEvents: get(
    '/api/v2/flight-events',
    'flights',
    'What changes as server-sent events: ready, changes (the flights that look different), reset (read the board again) and figures (queues, car parks and the airport as they are now: LiveFigures)',
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
          content: { 'text/event-stream': { schema: FlightEventStream } },
        },
        503: problem,
      },
    },
  ),
  airlines: get('/api/v2/airlines', 'flights', 'Airlines that fly to Bogotá', {
    response: answers(ref(AirlineList)),
  }),
  airlineFlights: get(
    '/api/v2/airlines/:iata/flights',
    'flights',
    'Numbers of an airline’s flights of yesterday, today and tomorrow',
    {
      params: Type.Object({ iata: Type.String({ maxLength: 3 }) }),
      response: answers(ref(AirlineFlights), 404),
    },
  ),
  airports: get('/api/v2/airports', 'flights', 'Airports that flights come from or go to', {
    response: answers(ref(AirportList)),
  }),
};
