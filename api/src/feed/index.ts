import { defineDomain } from '../domain.ts';
import { feedEndpoints } from './endpoints.ts';
import * as schema from './schema.ts';

export const feedDomain = defineDomain({
  name: 'feed',
  schemas: [schema],
  endpoints: feedEndpoints,
});
