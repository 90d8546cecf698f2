import Type from 'typebox';
import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { AirlineFlights, AirlineList, AirportList, FlightList, FlightQuery } from './schema.ts';

/** The endpoints of the boards. */
export const flightEndpoints = {
  flights: get('/api/v2/flights', 'flights', 'The board of a day, in order of scheduled time', {
    querystring: FlightQuery,
    response: answers(ref(FlightList), 400),
  }),
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
