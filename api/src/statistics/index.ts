import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import { statisticEndpoints } from './endpoints.ts';
import { statisticRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { statisticSeed } from './seed.ts';
import { loadStatistics } from './store.ts';
import { statistics } from './tables.ts';

export const statisticsDomain = defineDomain({
  name: 'statistics',
  schemas: [schema],
  endpoints: statisticEndpoints,
  memory: { read: ({ orm }) => loadStatistics(orm) },
  seed: (client) => seedTables(client, [{ table: statistics, rows: statisticSeed() }]),
  routes: statisticRoutes,
});
