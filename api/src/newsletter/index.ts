import { defineDomain } from '../domain.ts';
import { noteBounce } from './bounces.ts';
import { newsletterEndpoints } from './endpoints.ts';
import { newsletterRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { encryptPlainReaders } from './encryptPlain.ts';
import { forgetUnconfirmed } from './store.ts';

export const newsletterDomain = defineDomain({
  name: 'newsletter',
  schemas: [schema],
  endpoints: newsletterEndpoints,
  routes: newsletterRoutes,
  async open({ context }) {
    const tidy = () => encryptPlainReaders(context);
    await tidy();
    // In a rolling update processes of the version before go on for a while.
    return { tidy };
  },
  async mailReturned(client, mail, now) {
    return (await noteBounce(client, mail, now)) ? 'a reader of the newsletter' : null;
  },
  forget: forgetUnconfirmed,
});
