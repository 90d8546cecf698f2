import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { hotAnswer, hotHandlers } from '../hot/hotRoute.ts';
import { banners, popups } from './answers.ts';
import { siteEndpoints } from './endpoints.ts';
import type { BannerQuery } from './schema.ts';

/** The site's banners and dialogs. */
export function siteRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...siteEndpoints.banners,
    ...hotHandlers<FastifyRequest<{ Querystring: BannerQuery }>>(context, 'minute', ({ query }) => {
      const placement = query.placement ?? '';
      return { key: `banners:${placement}`, build: (at) => banners(store(), { placement }, at) };
    }),
  });

  app.route({
    ...siteEndpoints.popups,
    ...hotAnswer(context, 'minute', 'popups', (at) => popups(store(), at)),
  });
}
