import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import { offerEndpoints } from './endpoints.ts';
import { offerRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { offerSeed } from './seed.ts';
import { loadOffers } from './store.ts';
import { offers } from './tables.ts';

export const offersDomain = defineDomain({
  name: 'offers',
  schemas: [schema],
  endpoints: offerEndpoints,
  memory: { read: ({ orm }) => loadOffers(orm) },
  seed: (client) => seedTables(client, [{ table: offers, rows: offerSeed }]),
  routes: offerRoutes,
});
