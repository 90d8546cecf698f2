import { defineDomain } from '../domain.ts';
import { pushEndpoints } from './endpoints.ts';
import { openNewsDesk } from './newsDesk.ts';
import { webPushService } from './pushService.ts';
import { pushRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { vapidKeys } from './vapid.ts';

/** Under which push services reach the site's operator when no public address is set. */
const defaultContact = 'mailto:avisos@eldorado.example';

export const pushDomain = defineDomain({
  name: 'push',
  schemas: [schema],
  endpoints: pushEndpoints,
  async open({ app, context, options }) {
    const keys = await vapidKeys(context.database);
    const { publicOrigin } = context;
    const contact = publicOrigin.startsWith('https:') ? publicOrigin : defaultContact;
    pushRoutes(app, context, keys.publicKey);
    return openNewsDesk(context, options.pushService ?? webPushService(keys, contact), (error) =>
      app.log.warn(error, 'The news of flights could not be sent'),
    );
  },
});
