import Type from 'typebox';
import { answers, get, problem } from '../http/endpointParts.ts';
import { ref, words } from '../http/schema.ts';
import { FlightAnswer } from './schema.ts';

/** The endpoints of one flight. */
export const flightDetailEndpoints = {
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
};
