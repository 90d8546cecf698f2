import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { AirportByQuery, CityFlight, CityRouteQuery, CityRoutes } from './schema.ts';

/** The endpoint of the ways from the city to the airport. */
export const cityRouteEndpoints = {
  cityRoutes: get(
    '/api/v2/city-routes',
    'taxi',
    'From a place in the city to a terminal, by each means; for a departure, in time for it',
    { querystring: CityRouteQuery, response: answers(ref(CityRoutes), 400, 404) },
  ),
  airportBy: get(
    '/api/v2/airport-by',
    'flights',
    'By when a passenger of a departure should be at its terminal, by the advice, the desk, the queue and the walk to the gate',
    { querystring: AirportByQuery, response: answers(ref(CityFlight), 400, 404) },
  ),
};
