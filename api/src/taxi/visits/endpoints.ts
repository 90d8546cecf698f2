import Type from 'typebox';
import { answers, get, problem } from '../../http/endpointParts.ts';
import { ref, words } from '../../http/schema.ts';
import { TaxiBookings, TaxiExport } from '../accountSchema.ts';
import { TaxiVisit, TaxiVisitInput } from './schema.ts';

const base = '/api/v2/taxi-imperial/visits';
const token = Type.String({ maxLength: 60 });
const ofVisit = { params: Type.Object({ visit: token }) };

/** The endpoints of the pages without JavaScript: a visit has its token in the page's address. */
export const visitEndpoints = {
  taxiVisits: {
    method: 'POST' as const,
    url: base,
    schema: {
      tags: ['taxi'],
      summary: 'Take what a page without JavaScript sends',
      description:
        'A form’s own post (application/x-www-form-urlencoded). Kept for a day, encrypted, under a token nobody guesses; what is wrong is kept too.',
      body: ref(TaxiVisitInput),
      response: {
        303: { description: 'The page that goes on, whatever happens.', type: 'null' } as const,
        400: problem,
      },
    },
  },
  taxiVisit: get(`${base}/:visit`, 'taxi', 'What was typed without JavaScript', {
    ...ofVisit,
    response: answers(ref(TaxiVisit), 404),
  }),
  taxiVisitBookings: get(`${base}/:visit/bookings`, 'taxi', 'The bookings of who signed in', {
    ...ofVisit,
    response: answers(ref(TaxiBookings), 401, 404),
  }),
  taxiVisitExport: get(
    `${base}/:visit/export`,
    'taxi',
    'Everything that is kept of who signed in',
    { ...ofVisit, response: answers(ref(TaxiExport), 401, 404) },
  ),
  taxiVisitCalendar: get(
    `${base}/:visit/bookings/:number.ics`,
    'taxi',
    'A booking of who signed in as a calendar entry (RFC 5545)',
    {
      params: Type.Object({ visit: token, number: Type.String({ maxLength: 40 }) }),
      querystring: Type.Object({ locale: Type.Optional(words(['es', 'en', 'fr', 'pt', ''])) }),
      response: {
        200: {
          description: 'iCalendar file',
          content: { 'text/calendar': { schema: Type.String() } },
        },
        401: problem,
        404: problem,
      },
    },
  ),
};
