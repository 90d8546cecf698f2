import { defineDomain } from '../domain.ts';
import { rightsEndpoints } from './endpoints.ts';
import { passengerRightsRoutes } from './routes.ts';
import * as schema from './schema.ts';

export const passengerRightsDomain = defineDomain({
  name: 'passengerRights',
  schemas: [schema],
  endpoints: rightsEndpoints,
  routes: passengerRightsRoutes,
});
