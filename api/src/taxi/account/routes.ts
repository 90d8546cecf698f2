import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { taxiEndpoints } from '../endpoints.ts';
import { ApiProblem } from '../../http/problem.ts';
import { deletePassenger, exportOf, rename, toUser } from './account.ts';
import type { TaxiContext } from '../context.ts';
import { hasControlCharacters } from '../controlCharacters.ts';
import { dispatchUnavailable, signedIn } from '../guard.ts';

/** The account of who signed in: what is kept, the name, and how to have it deleted. */
export function taxiAccountRoutes(app: FastifyInstance, context: TaxiContext) {
  const { clock, database } = context;
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  typed.route({
    ...taxiEndpoints.taxiMe,
    async handler(request, reply) {
      return reply.send({ user: toUser((await signedIn(request, context)).passenger) });
    },
  });

  typed.route({
    ...taxiEndpoints.taxiMeChange,
    bodyLimit: 8 * 1024,
    async handler(request, reply) {
      const { passenger } = await signedIn(request, context);
      const name = request.body.name?.trim() || null;
      if (name !== null && hasControlCharacters(name)) {
        throw new ApiProblem(400, 'invalid-request', 'A name has no control characters.', {
          errors: [{ path: 'name', code: 'invalid' }],
        });
      }
      const changed = await rename(database, passenger, name);
      return reply.send({ user: toUser(changed) });
    },
  });

  typed.route({
    ...taxiEndpoints.taxiExport,
    async handler(request, reply) {
      const { passenger } = await signedIn(request, context);
      return reply
        .header('content-disposition', 'attachment; filename="taxi.json"')
        .send(await exportOf(database, passenger, clock.now()));
    },
  });

  typed.route({
    ...taxiEndpoints.taxiMeDelete,
    async handler(request, reply) {
      const { passenger } = await signedIn(request, context);
      const outcome = await deletePassenger(context, passenger);
      if (outcome === 'under-way')
        throw new ApiProblem(
          409,
          'booking-under-way',
          'A ride can no longer be cancelled. Nothing is deleted; other rides ahead may have been cancelled.',
        );
      if (outcome === 'unavailable') throw dispatchUnavailable();
      return reply.code(204).send(null);
    },
  });
}
