import { defineDomain } from '../domain.ts';
import { cityRouteEndpoints } from './endpoints.ts';
import { cityRouteRoutes } from './routes.ts';
import * as schema from './schema.ts';

export const cityRoutesDomain = defineDomain({
  name: 'cityRoutes',
  schemas: [schema],
  endpoints: cityRouteEndpoints,
  routes: cityRouteRoutes,
});
