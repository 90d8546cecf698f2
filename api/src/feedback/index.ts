import { defineDomain } from '../domain.ts';
import { feedbackEndpoints } from './endpoints.ts';
import { forgetMisses } from './misses/store.ts';
import { missRoutes } from './misses/routes.ts';
import { feedbackRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { forgetFeedback } from './store.ts';

export const feedbackDomain = defineDomain({
  name: 'feedback',
  schemas: [schema],
  endpoints: feedbackEndpoints,
  routes(app, context) {
    feedbackRoutes(app, context);
    missRoutes(app, context);
  },
  async forget(database, now) {
    await forgetFeedback(database, now);
    await forgetMisses(database, now);
  },
});
