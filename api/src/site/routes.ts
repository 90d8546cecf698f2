import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedAnswer, cachedHandlers } from '../responseCache/cachedRoute.ts';
import { banners, popups } from './answers.ts';
import { siteEndpoints } from './endpoints.ts';
import type { BannerQuery } from './schema.ts';

/** A path that is none. */
const noPage = '-';

/** The site's banners and dialogs. */
export function siteRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...siteEndpoints.banners,
    ...cachedHandlers<FastifyRequest<{ Querystring: BannerQuery }>>(
      context,
      'minute',
      ({ query }) => {
        const placement = query.placement ?? '';
        // One answer is kept for all pages that no banner names.
        const isNamed = store().banners.some(({ paths }) => paths.includes(query.path ?? ''));
        const path = isNamed ? (query.path ?? '') : query.path ? noPage : '';
        return {
          key: `banners:${placement} ${path}`,
          build: (at) => banners(store(), { placement, path }, at),
        };
      },
    ),
  });

  app.route({
    ...siteEndpoints.popups,
    ...cachedAnswer(context, 'minute', 'popups', (at) => popups(store(), at)),
  });
}
