import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { streamEndpoints } from './endpoints.ts';
import { FlightStream, streamHeaders } from './flightStream.ts';
import { ApiProblem } from '../http/problem.ts';
import { liveFigures } from '../live/answers.ts';

/** The event stream of flights and live figures. @returns it, to be ended before connections are waited for. */
export function eventRoutes(app: FastifyInstance, context: ApiContext): FlightStream {
  const stream = new FlightStream(context, app.log, liveFigures);
  // Before the server waits for its connections to end: these never do.
  app.addHook('preClose', (done) => {
    stream.close();
    done();
  });
  app.route({
    ...streamEndpoints.flightEvents,
    handler(request: FastifyRequest<{ Querystring: { after?: string } }>, reply) {
      // HEAD comes here as well, and would wait for an end that no stream has.
      if (request.method === 'HEAD') return reply.headers(streamHeaders).send();
      const header = request.headers['last-event-id'];
      const last = typeof header === 'string' ? header : request.query.after;
      if (!stream.open(reply.raw, last))
        throw new ApiProblem(
          503,
          'too-many-readers',
          'Too many are listening. Read the board instead.',
        );
      reply.hijack();
    },
  });
  return stream;
}
