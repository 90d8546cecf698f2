import { defineDomain } from '../domain.ts';
import { systemEndpoints } from './endpoints.ts';
import { systemRoutes } from './routes.ts';
import * as schema from './schema.ts';

export const systemDomain = defineDomain({
  name: 'system',
  schemas: [schema],
  endpoints: systemEndpoints,
  routes: systemRoutes,
});
