import { defineDomain } from '../domain.ts';
import { attachmentEndpoints } from './endpoints.ts';
import * as schema from './schema.ts';

export const attachmentsDomain = defineDomain({
  name: 'attachments',
  schemas: [schema],
  endpoints: attachmentEndpoints,
});
