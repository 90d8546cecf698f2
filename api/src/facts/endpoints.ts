import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { FactList, FactQuery } from './schema.ts';

/** The endpoint of facts. */
export const factEndpoints = {
  facts: get('/api/v2/facts', 'facts', 'What pages say of hours, prices, terms and figures', {
    querystring: FactQuery,
    response: answers(ref(FactList), 400),
  }),
};
