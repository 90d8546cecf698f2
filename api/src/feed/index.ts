import { defineDomain } from '../domain.ts';
import { feedEndpoints } from './endpoints.ts';
import { feedRoutes } from './routes.ts';
import * as schema from './schema.ts';

export const feedDomain = defineDomain({
  name: 'feed',
  schemas: [schema],
  endpoints: feedEndpoints,
  open: ({ app, context, options }) =>
    feedRoutes(app, context, options.aidxToken, options.aidxLocalDays ?? []),
});
