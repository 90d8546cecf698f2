import { defineDomain } from '../domain.ts';
import { flightDetailEndpoints } from './endpoints.ts';
import { flightDetailRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** What a traveller asks of one flight: of the boards, of the queues, of taxis and of the rights of who waits. */
export const flightDetailDomain = defineDomain({
  name: 'flightDetail',
  schemas: [schema],
  endpoints: flightDetailEndpoints,
  routes: flightDetailRoutes,
});
