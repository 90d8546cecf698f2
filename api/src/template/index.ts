import { defineDomain } from '../domain.ts';
import { samplesEndpoints } from './endpoints.ts';
import { samplesRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { seedSamples } from './seed.ts';
import { forgetSamples } from './store.ts';

export const samplesDomain = defineDomain({
  name: 'samples',
  schemas: [schema],
  endpoints: samplesEndpoints,
  seed: seedSamples,
  routes: samplesRoutes,
  forget: forgetSamples,
});
