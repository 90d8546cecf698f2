import Type from 'typebox';
import { answers, get } from '../http/endpointParts.ts';
import { ref } from '../http/schema.ts';
import {
  EstablishmentAnswer,
  EstablishmentList,
  EstablishmentQuery,
  EstablishmentTypeList,
} from './schema.ts';

/** The endpoints of shops, restaurants, airlines and whatever else has a door. */
export const establishmentEndpoints = {
  establishments: get(
    '/api/v2/establishments',
    'establishments',
    'Establishments by text, place, category, product and hours, with counts per choice',
    {
      description:
        'In one order, everything at once or in pages of a size; open or closed at this moment. Counts are those under the other chosen filters, on all pages.',
      querystring: EstablishmentQuery,
      response: answers(ref(EstablishmentList), 400),
    },
  ),
  establishment: get(
    '/api/v2/establishments/:slug',
    'establishments',
    'One establishment, with similar ones; an airline with its desks and next flights',
    {
      params: Type.Object({ slug: Type.String({ maxLength: 80 }) }),
      response: answers(ref(EstablishmentAnswer), 404),
    },
  ),
  establishmentTypes: get(
    '/api/v2/establishment-types',
    'establishments',
    'Business types by keyword with their categories, and the names of subcategories and products',
    {
      response: answers(ref(EstablishmentTypeList)),
    },
  ),
};
