import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as answers from '../answers.ts';
import { makeRateLimit } from '../contact/rateLimit.ts';
import { endpoints } from '../endpoints.ts';
import { tooManyRequests, wrongField } from '../problem.ts';
import { fold } from '../search.ts';
import type { TaxiContext } from '../taxi/context.ts';
import { fareAnswer, fareTable } from '../taxi/fareAnswer.ts';
import { isAuthorised, readPlate } from '../taxi/plate.ts';
import { usualRides } from '../taxi/usualRides.ts';
import { bogotaDate, minute } from '../time.ts';
import { hotHandlers } from './hotRoute.ts';

type PlacesAsked = FastifyRequest<{ Querystring: { q?: string; kind?: string } }>;

/** What everybody may ask: fares, places, and whether a plate is a taxi's (thirty in ten minutes from an address). */
export function taxiFareRoutes(app: FastifyInstance, context: TaxiContext) {
  const { clock, database, store } = context;
  const plates = makeRateLimit({ limit: 30, windowMs: 10 * minute });

  app.route({
    ...endpoints.taxiFares,
    ...hotHandlers(context, 'minute', () => ({
      key: 'taxi-fares',
      build: (now) => fareTable(bogotaDate(now)),
    })),
  });

  app.route({
    ...endpoints.taxiUsualRides,
    ...hotHandlers(context, 'minute', () => ({
      key: 'taxi-usual-rides',
      build: (now) => usualRides(store(), now),
    })),
  });

  app.route({
    ...endpoints.taxiPlaces,
    ...hotHandlers<PlacesAsked>(context, 'data', ({ query }) => {
      const q = fold(query.q ?? '');
      const kind = query.kind ?? '';
      return {
        key: `taxi-places:${kind}:${q}`,
        build: () => answers.taxiPlaces(store(), q, kind),
      };
    }),
  });

  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  typed.route({
    ...endpoints.taxiFare,
    async handler({ query }, reply) {
      return reply.send(fareAnswer(query, store(), clock.now().getTime()));
    },
  });

  typed.route({
    ...endpoints.taxiPlate,
    async handler({ params, ip }, reply) {
      const now = clock.now();
      const wait = plates.take(ip, now.getTime());
      if (wait > 0) throw tooManyRequests(wait);
      const plate = readPlate(params.plate);
      if (plate === null)
        throw wrongField('plate', 'plate-invalid', 'A plate has three letters and three digits.');
      const valid = await isAuthorised(database, plate, now);
      return reply.send({ plate, status: valid ? 'valid' : 'not-found' });
    },
  });
}
