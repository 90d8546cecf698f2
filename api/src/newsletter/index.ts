import { defineDomain } from '../domain.ts';
import { newsletterEndpoints } from './endpoints.ts';
import { newsletterRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { forgetUnconfirmed } from './store.ts';

export const newsletterDomain = defineDomain({
  name: 'newsletter',
  schemas: [schema],
  endpoints: newsletterEndpoints,
  routes: newsletterRoutes,
  forget: forgetUnconfirmed,
});
