import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { cachedAnswer } from '../responseCache/cachedRoute.ts';
import { airportState, terminals } from './answers.ts';
import { airportEndpoints } from './endpoints.ts';

/** The airport as a whole: its terminals, and whether it is open. */
export function airportRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...airportEndpoints.terminals,
    ...cachedAnswer(context, 'data', 'terminals', (at) => terminals(store(), at)),
  });

  app.route({
    ...airportEndpoints.airportState,
    ...cachedAnswer(context, 'minute', 'airportState', (at) => airportState(store(), at)),
  });
}
