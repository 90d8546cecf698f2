import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedAnswer } from '../responseCache/cachedRoute.ts';
import { checkpoints, parking, parkingCourses, queues } from './answers.ts';
import { liveEndpoints } from './endpoints.ts';

/** Figures that change with the minute or the day. */
export function liveRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...liveEndpoints.parking,
    ...cachedAnswer(context, 'minute', 'parking', (at) => parking(store(), at)),
  });

  app.route({
    ...liveEndpoints.parkingCourses,
    ...cachedAnswer(context, 'minute', 'parkingCourses', (at) => parkingCourses(store(), at)),
  });

  app.route({
    ...liveEndpoints.queues,
    ...cachedAnswer(context, 'minute', 'queues', (at) => queues(store(), at)),
  });

  app.route({
    ...liveEndpoints.checkpoints,
    ...cachedAnswer(context, 'minute', 'checkpoints', (at) => checkpoints(store(), at)),
  });
}
