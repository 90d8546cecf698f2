import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import { readUpdates } from './updates.ts';
import { flightEndpoints } from './endpoints.ts';
import { flightRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { airlineSeed, airportSeed } from './seed.ts';
import { loadFlights } from './store.ts';
import { airlines, airports } from './tables.ts';

export const flightsDomain = defineDomain({
  name: 'flights',
  schemas: [schema],
  endpoints: flightEndpoints,
  memory: { read: async ({ orm }) => loadFlights(orm, await readUpdates(orm, 0)) },
  seed: (client) =>
    seedTables(client, [
      { table: airlines, rows: airlineSeed() },
      { table: airports, rows: airportSeed() },
    ]),
  routes: flightRoutes,
});
