import { defineDomain } from '../domain.ts';
import { feedbackEndpoints } from './endpoints.ts';
import { feedbackRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { forgetFeedback } from './store.ts';

export const feedbackDomain = defineDomain({
  name: 'feedback',
  schemas: [schema],
  endpoints: feedbackEndpoints,
  routes: feedbackRoutes,
  forget: forgetFeedback,
});
