import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { bookingLimits } from '@eldorado/rules';
import { taxiEndpoints } from '../endpoints.ts';
import { ApiProblem } from '../../http/problem.ts';
import { deletePassenger, exportOf, rename, toUser } from './account.ts';
import type { TaxiContext } from '../context.ts';
import { hasControlCharacters } from '../controlCharacters.ts';
import { dispatchUnavailable, signedIn } from '../guard.ts';
import type { TaxiPassenger } from '../signIn/sessions.ts';

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
      const changed = await rename(database, passenger, readName(request.body.name));
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
      await forgetPassenger(context, passenger);
      return reply.code(204).send(null);
    },
  });
}

/** A passenger's name as it is kept; null without one. @throws {ApiProblem} when it is too long or has control characters. */
export function readName(text: string | null): string | null {
  const name = text?.trim() || null;
  if (name !== null && hasControlCharacters(name)) {
    throw new ApiProblem(400, 'invalid-request', 'A name has no control characters.', {
      errors: [{ path: 'name', code: 'invalid' }],
    });
  }
  // In characters, as the schema counts them.
  if (name !== null && [...name].length > bookingLimits.name) {
    throw new ApiProblem(400, 'invalid-request', 'The name is too long.', {
      errors: [{ path: 'name', code: 'too-long' }],
    });
  }
  return name;
}

/** Deletes a passenger with everything that is kept. @throws {ApiProblem} when a ride stands in the way. */
export async function forgetPassenger(
  context: TaxiContext,
  passenger: TaxiPassenger,
): Promise<void> {
  const outcome = await deletePassenger(context, passenger);
  if (outcome === 'under-way')
    throw new ApiProblem(
      409,
      'booking-under-way',
      'A ride can no longer be cancelled. Nothing is deleted; other rides ahead may have been cancelled.',
    );
  if (outcome === 'unavailable') throw dispatchUnavailable();
}
