import { defineDomain } from '../domain.ts';
import { streamEndpoints } from './endpoints.ts';
import { eventRoutes } from './routes.ts';

export const streamDomain = defineDomain({
  name: 'stream',
  endpoints: streamEndpoints,
  open({ app, context }) {
    const stream = eventRoutes(app, context);
    return { endStreams: () => stream.end() };
  },
});
