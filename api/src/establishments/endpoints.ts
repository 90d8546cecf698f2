import Type from 'typebox';
import { answers, get } from '../http/endpointParts.ts';
import { LinkHeader } from '../http/links.ts';
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
        'In one order and in pages, 500 rows each unless `size` says less: follow Link (RFC 8288) rather than counting. Open or closed at this moment. Counts are those under the other chosen filters, on all pages.',
      querystring: EstablishmentQuery,
      response: {
        ...answers(ref(EstablishmentList), 400),
        200: {
          description: 'A page of establishments',
          headers: { Link: LinkHeader },
          content: { 'application/json': { schema: ref(EstablishmentList) } },
        },
      },
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
