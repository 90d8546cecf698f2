import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { JobOpeningList, JobOpeningQuery } from './schema.ts';

/** The endpoint of openings. */
export const jobEndpoints = {
  jobOpenings: get('/api/v2/job-openings', 'jobs', 'Openings at the airport that are open today', {
    querystring: JobOpeningQuery,
    response: answers(ref(JobOpeningList), 400),
  }),
};
