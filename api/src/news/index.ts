import { defineDomain } from '../domain.ts';
import { openDraftLinks } from './draftLinks.ts';
import { newsEndpoints } from './endpoints.ts';
import { newsRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { seedNews } from './seed.ts';
import { loadNews } from './store.ts';

export const newsDomain = defineDomain({
  name: 'news',
  schemas: [schema],
  endpoints: newsEndpoints,
  memory: { read: ({ orm }) => loadNews(orm) },
  seed: (client) => seedNews(client),
  async open({ app, context }) {
    newsRoutes(app, context, await openDraftLinks(context.database));
  },
});
