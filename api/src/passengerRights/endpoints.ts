import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { RightsAnswer, RightsQuery } from './schema.ts';

/** The endpoint of what an airline owes. */
export const rightsEndpoints = {
  passengerRights: get(
    '/api/v2/passenger-rights',
    'flights',
    'What an airline owes for a delay, a cancellation or a full flight, by RAC 3: of a flight, or of what is answered',
    { querystring: RightsQuery, response: answers(ref(RightsAnswer), 400, 404, 503) },
  ),
};
