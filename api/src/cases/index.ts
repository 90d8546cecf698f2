import { defineDomain } from '../domain.ts';
import { caseEndpoints } from './endpoints.ts';
import * as schema from './schema.ts';

export const casesDomain = defineDomain({
  name: 'cases',
  schemas: [schema],
  endpoints: caseEndpoints,
});
