import { defineDomain } from '../domain.ts';
import { factEndpoints } from './endpoints.ts';
import { ceilingIds } from './parkingCeiling.ts';
import { factRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { seedFacts } from './seed.ts';
import { loadFacts } from './store.ts';

export const factsDomain = defineDomain({
  name: 'facts',
  schemas: [schema],
  endpoints: factEndpoints,
  facts: { workedOut: ceilingIds },
  memory: { read: ({ orm }) => loadFacts(orm) },
  seed: seedFacts,
  routes: factRoutes,
});
