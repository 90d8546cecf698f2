import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { CachedText } from '../responseCache/responseCache.ts';
import { cachedHandlers } from '../responseCache/cachedRoute.ts';
import { statisticChanges, statisticList, statisticsCsv } from './answers.ts';
import { statisticEndpoints } from './endpoints.ts';
import type { StatisticQuery } from './schema.ts';

/** A page of any site may read what is published. */
const open = { 'access-control-allow-origin': '*' };

type Asked = FastifyRequest<{ Querystring: StatisticQuery }>;

const keyOf = ({ indicator, granularity }: StatisticQuery) =>
  `${indicator ?? ''}:${granularity ?? ''}`;

/** The airport's statistics, answered from memory and made again when an import has come. */
export function statisticRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...statisticEndpoints.statistics,
    ...cachedHandlers<Asked>(context, 'data', ({ query }) => ({
      key: `statistics:${keyOf(query)}`,
      build: () => new CachedText(JSON.stringify(statisticList(store(), query)), open),
    })),
  });

  app.route({
    ...statisticEndpoints.statisticsCsv,
    ...cachedHandlers<Asked>(context, 'data', ({ query }) => ({
      key: `statistics-csv:${keyOf(query)}`,
      build: () =>
        new CachedText(statisticsCsv(store(), query), {
          ...open,
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': 'attachment; filename="el-dorado-statistics.csv"',
        }),
    })),
  });

  app.route({
    ...statisticEndpoints.statisticChanges,
    ...cachedHandlers<FastifyRequest<{ Querystring: { since?: number } }>>(
      context,
      'data',
      ({ query: { since = 0 } }) => ({
        key: `statistic-changes:${since}`,
        build: () => statisticChanges(store(), since),
      }),
    ),
  });
}
