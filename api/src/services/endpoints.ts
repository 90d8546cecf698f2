import Type from 'typebox';
import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { ServiceAnswer, ServiceList } from './schema.ts';

/** The endpoints of the services, and of one with the facts it names. */
export const serviceEndpoints = {
  service: get(
    '/api/v2/services/:slug',
    'services',
    'One service: where, open or closed, price, telephone and its facts',
    {
      params: Type.Object({ slug: Type.String({ maxLength: 80 }) }),
      response: answers(ref(ServiceAnswer), 404),
    },
  ),
  services: get('/api/v2/services', 'services', 'Services: where, when and what is known', {
    response: answers(ref(ServiceList)),
  }),
};
