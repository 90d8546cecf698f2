import { defineDomain } from '../domain.ts';
import { pushEndpoints } from './endpoints.ts';
import * as schema from './schema.ts';

export const pushDomain = defineDomain({
  name: 'push',
  schemas: [schema],
  endpoints: pushEndpoints,
});
