import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { taxiPlaces } from './places.ts';
import { makeSharedLimit } from '../../http/limits/sharedLimit.ts';
import { taxiEndpoints } from '../endpoints.ts';
import { wrongField } from '../../http/problem.ts';
import { fold } from '../../text/search.ts';
import type { TaxiContext } from '../context.ts';
import { fareAnswer, fareTable } from './fareAnswer.ts';
import { isAuthorised, readPlate } from '../plate.ts';
import { usualRides } from './usualRides.ts';
import { bogotaDay, minute } from '../../time/time.ts';
import { cachedAnswer, cachedHandlers } from '../../responseCache/cachedRoute.ts';

type PlacesAsked = FastifyRequest<{ Querystring: { q?: string; kind?: string } }>;

/** What everybody may ask: fares, places, and whether a plate is a taxi's (thirty in ten minutes from an address). */
export function taxiFareRoutes(app: FastifyInstance, context: TaxiContext) {
  const { clock, database, store } = context;
  const plates = makeSharedLimit(database, { name: 'plates', limit: 30, windowMs: 10 * minute });

  app.route({
    ...taxiEndpoints.taxiFares,
    ...cachedAnswer(context, 'minute', 'taxi-fares', (now) =>
      fareTable(bogotaDay(now), store().tariffs),
    ),
  });

  app.route({
    ...taxiEndpoints.taxiUsualRides,
    ...cachedAnswer(context, 'minute', 'taxi-usual-rides', (now) => usualRides(store(), now)),
  });

  app.route({
    ...taxiEndpoints.taxiPlaces,
    ...cachedHandlers<PlacesAsked>(context, 'data', ({ query }) => {
      const q = fold(query.q ?? '');
      const kind = query.kind ?? '';
      return {
        key: `taxi-places:${kind}:${q}`,
        build: () => taxiPlaces(store(), q, kind),
      };
    }),
  });

  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  typed.route({
    ...taxiEndpoints.taxiFare,
    async handler({ query }, reply) {
      return reply.send(fareAnswer(query, store(), clock.now().getTime()));
    },
  });

  typed.route({
    ...taxiEndpoints.taxiPlate,
    async handler({ params, ip }, reply) {
      const now = clock.now();
      await plates.demand(ip, now.getTime());
      const plate = readPlate(params.plate);
      if (plate === null)
        throw wrongField('plate', 'plate-invalid', 'A plate has three letters and three digits.');
      const valid = await isAuthorised(database, plate, now);
      return reply.send({ plate, status: valid ? 'valid' : 'not-found' });
    },
  });
}
