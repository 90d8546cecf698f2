import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import { airportEndpoints } from './endpoints.ts';
import { airportRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { airportStateSeed } from './seed.ts';
import { loadAirport } from './store.ts';
import { airportState } from './tables.ts';

export const airportDomain = defineDomain({
  name: 'airport',
  schemas: [schema],
  endpoints: airportEndpoints,
  memory: { read: ({ orm }) => loadAirport(orm) },
  seed: (client) => seedTables(client, [{ table: airportState, rows: [airportStateSeed] }]),
  routes: airportRoutes,
});
