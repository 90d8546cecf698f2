import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import { demoArchive, drawnOn } from './archive/demoArchive.ts';
import { mapEndpoints } from './endpoints.ts';
import { mapRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { archiveRows, loadMap } from './archive/storeArchive.ts';
import { mapArchive, mapFeatures } from './tables.ts';

export const mapDomain = defineDomain({
  name: 'map',
  schemas: [schema],
  endpoints: mapEndpoints,
  memory: {
    of: ['establishments'],
    read: async ({ database, changed }, { establishments }) => ({
      map: await loadMap(database, establishments, changed.has('map')),
    }),
  },
  seed(client) {
    const { archive, features } = archiveRows(demoArchive(), 'demo', new Date(drawnOn()));
    return seedTables(client, [
      { table: mapArchive, rows: [archive] },
      { table: mapFeatures, rows: features },
    ]);
  },
  routes: mapRoutes,
});
