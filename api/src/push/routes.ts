import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { makeSharedLimit } from '../http/limits/sharedLimit.ts';
import type { ApiContext } from '../context.ts';
import { pushEndpoints } from './endpoints.ts';
import { flightDetail } from '../flightDetail/flightDetail.ts';
import { ApiProblem, wrongField } from '../http/problem.ts';
import { arePushKeys, isPushEndpoint } from './endpoint.ts';
import { isOver } from './flightNews.ts';
import { follow, stopFollowing } from './subscriptions.ts';
import { minute } from '../time/time.ts';

/**
 * Following a flight by web push: thirty changes in ten minutes from an address.
 * @param publicKey the site's VAPID key.
 */
export function pushRoutes(
  app: FastifyInstance,
  { clock, database, store }: ApiContext,
  publicKey: string,
) {
  const limit = makeSharedLimit(database, { name: 'push', limit: 30, windowMs: 10 * minute });
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  typed.route({
    ...pushEndpoints.pushKey,
    async handler(_request, reply) {
      return reply.header('cache-control', 'no-store').send({ publicKey });
    },
  });

  typed.route({
    ...pushEndpoints.follow,
    bodyLimit: 8 * 1024,
    async handler({ body, ip }, reply) {
      const { endpoint, keys } = body.subscription;
      if (!isPushEndpoint(endpoint))
        throw wrongField('subscription.endpoint', 'endpoint-unknown', 'No push service is there.');
      if (!arePushKeys(keys.p256dh, keys.auth))
        throw wrongField('subscription.keys', 'keys-invalid', 'The keys are none of a browser.');
      const now = clock.now().getTime();
      await limit.demand(ip, now);
      // By its id: a name means another flight tomorrow.
      const flight = store().flights.byId.has(body.flight)
        ? flightDetail(store(), body.flight, now)
        : null;
      if (flight === null)
        throw new ApiProblem(404, 'flight-not-found', `There is no flight ${body.flight}.`);
      if (isOver(flight))
        throw new ApiProblem(409, 'flight-over', 'Nothing more happens to this flight.');
      const receipt = await follow(database, body, flight);
      if (receipt === null)
        throw new ApiProblem(409, 'too-many-flights', 'This browser follows 20 flights already.');
      return reply.code(201).header('cache-control', 'no-store').send(receipt);
    },
  });

  typed.route({
    ...pushEndpoints.stopFollowing,
    async handler({ params: { token } }, reply) {
      await stopFollowing(database, token);
      return reply.header('cache-control', 'no-store').send({ status: 'stopped' });
    },
  });
}
