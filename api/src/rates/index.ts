import { seedTables } from '../db/seedTables.ts';
import { defineDomain } from '../domain.ts';
import { rateEndpoints } from './endpoints.ts';
import { forgetRates } from './keep.ts';
import { openRateDesk } from './rateDesk.ts';
import { rateRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { rateSeed } from './seed.ts';
import { loadRates } from './store.ts';
import { exchangeRates } from './tables.ts';

export const ratesDomain = defineDomain({
  name: 'rates',
  schemas: [schema],
  endpoints: rateEndpoints,
  memory: { read: ({ orm, now }) => loadRates(orm, now) },
  seed: async (client) => seedTables(client, [{ table: exchangeRates, rows: await rateSeed() }]),
  routes: rateRoutes,
  open({ app, context, options: { rateService, jobs = true } }) {
    if (rateService && jobs) return openRateDesk(context, rateService, app.log);
  },
  forget: forgetRates,
});
