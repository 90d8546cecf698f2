import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import { serviceEndpoints } from './endpoints.ts';
import { misnamedFacts } from './misnamedFacts.ts';
import { serviceRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { serviceSeed } from './seed.ts';
import { loadServices } from './store.ts';
import { services } from './tables.ts';

export const servicesDomain = defineDomain({
  name: 'services',
  schemas: [schema],
  endpoints: serviceEndpoints,
  facts: { misnamed: misnamedFacts },
  memory: { read: ({ orm }) => loadServices(orm) },
  seed: (client) => seedTables(client, [{ table: services, rows: serviceSeed }]),
  routes: serviceRoutes,
});
