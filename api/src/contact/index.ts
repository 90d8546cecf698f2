import { defineDomain } from '../domain.ts';
import { contactEndpoints } from './endpoints.ts';
import { forgetOldMessages } from './retention.ts';
import * as schema from './schema.ts';

export const contactDomain = defineDomain({
  name: 'contact',
  schemas: [schema],
  endpoints: contactEndpoints,
  forget: forgetOldMessages,
});
