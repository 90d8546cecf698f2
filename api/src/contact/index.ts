import { defineDomain } from '../domain.ts';
import { contactEndpoints } from './endpoints.ts';
import { forgetOldMessages } from './retention.ts';
import { contactRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { encryptPlainMessages } from './encryptPlain.ts';

export const contactDomain = defineDomain({
  name: 'contact',
  schemas: [schema],
  endpoints: contactEndpoints,
  async open({ app, context, options }) {
    const tidy = () => encryptPlainMessages(context);
    await tidy();
    contactRoutes(app, context, options.desks ?? {});
    // In a rolling update processes of the version before go on for a while.
    return { tidy };
  },
  forget: forgetOldMessages,
});
