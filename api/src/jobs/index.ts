import { defineDomain } from '../domain.ts';
import { jobEndpoints } from './endpoints.ts';
import { jobRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { loadJobs } from './store.ts';

export const jobsDomain = defineDomain({
  name: 'jobs',
  schemas: [schema],
  endpoints: jobEndpoints,
  memory: { read: ({ orm }) => loadJobs(orm) },
  routes: jobRoutes,
});
