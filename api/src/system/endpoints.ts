import { get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { Health } from './schema.ts';

/** The endpoint that says whether the site works. */
export const systemEndpoints = {
  health: get('/api/health', 'system', 'Whether the API and its database work', {
    response: { 200: ref(Health), 503: ref(Health) },
  }),
};
