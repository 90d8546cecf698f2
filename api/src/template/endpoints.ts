import Type from 'typebox';
import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { SamplesEntry, SamplesList } from './schema.ts';

export const samplesEndpoints = {
  samples: get('/api/v2/samples', 'samples', 'All entries, by their slugs', {
    response: answers(ref(SamplesList)),
  }),
  samplesEntry: get('/api/v2/samples/:slug', 'samples', 'One entry', {
    params: Type.Object({ slug: Type.String({ maxLength: 80 }) }),
    response: answers(ref(SamplesEntry), 404),
  }),
};
