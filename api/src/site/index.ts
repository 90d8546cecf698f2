import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import { siteEndpoints } from './endpoints.ts';
import { siteRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { bannerSeed, popupSeed } from './seed.ts';
import { loadSite } from './store.ts';
import { banners, popups } from './tables.ts';

export const siteDomain = defineDomain({
  name: 'site',
  schemas: [schema],
  endpoints: siteEndpoints,
  memory: { read: ({ orm }) => loadSite(orm) },
  seed: (client) =>
    seedTables(client, [
      { table: banners, rows: bannerSeed },
      { table: popups, rows: popupSeed },
    ]),
  routes: siteRoutes,
});
