import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import { liveEndpoints } from './endpoints.ts';
import { readingRoutes } from './readings/routes.ts';
import { thinReadings } from './readings/thin.ts';
import { liveRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { parkingSeed, queueSeed } from './seed.ts';
import { loadLive } from './store.ts';
import { parkings, queues } from './tables.ts';

export const liveDomain = defineDomain({
  name: 'live',
  schemas: [schema],
  endpoints: liveEndpoints,
  memory: { read: ({ orm, now }) => loadLive(orm, now) },
  seed: (client) =>
    seedTables(client, [
      { table: parkings, rows: parkingSeed },
      { table: queues, rows: queueSeed },
    ]),
  routes: liveRoutes,
  open: ({ app, context, options }) => readingRoutes(app, context, options.liveSecret),
  forget: thinReadings,
});
