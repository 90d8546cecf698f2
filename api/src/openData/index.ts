import { defineDomain } from '../domain.ts';
import { openDataEndpoints } from './endpoints.ts';
import { openDataRoutes } from './routes.ts';
import * as schema from './schema.ts';

export const openDataDomain = defineDomain({
  name: 'openData',
  schemas: [schema],
  endpoints: openDataEndpoints,
  routes: openDataRoutes,
});
