import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import { OfferList, OfferQuery } from './schema.ts';

/** The endpoint of the offers. */
export const offerEndpoints = {
  offers: get('/api/v2/offers', 'establishments', 'The offers in force today in Bogotá', {
    querystring: OfferQuery,
    response: answers(ref(OfferList), 400),
  }),
};
