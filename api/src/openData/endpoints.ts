import { answers, get } from '../http/endpointParts.ts';
import { FlightQuery } from '../flights/schema.ts';
import { ref } from '../http/schema.ts';
import { LinkHeader } from '../http/links.ts';
import { ETagHeader, FlightPage, FlightsCsv, OpenFlightQuery } from './schema.ts';

/** The endpoints that other developers read. */
export const openDataEndpoints = {
  openFlights: get(
    '/api/v2/open-data/flights',
    'open data',
    'The flights of a day in pages; Link names the first, previous, next and last one',
    {
      description:
        'The same filters as the board. Follow Link (RFC 8288) rather than counting pages. Guide: docs/open-data.md.',
      querystring: OpenFlightQuery,
      response: {
        ...answers(ref(FlightPage), 400, 404),
        200: {
          description: 'A page of flights',
          headers: { Link: LinkHeader, ETag: ETagHeader },
          content: { 'application/json': { schema: ref(FlightPage) } },
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
      querystring: FlightQuery,
      response: {
        ...answers(FlightsCsv, 400),
        200: {
          description: 'CSV with a header row',
          headers: { ETag: ETagHeader },
          content: { 'text/csv': { schema: FlightsCsv } },
        },
      },
    },
  ),
};
