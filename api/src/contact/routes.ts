import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { makeSharedLimit } from '../http/sharedLimit.ts';
import { findRepeat, storeContact } from './store.ts';
import { validateContact } from './validate.ts';
import type { ApiContext } from '../context.ts';
import { contactEndpoints } from './endpoints.ts';
import { ApiProblem, tooManyRequests } from '../http/problem.ts';
import { minute } from '../time/time.ts';

/** Receives contact messages: five in ten minutes from an address, once per idempotency key. */
export function contactRoutes(app: FastifyInstance, { clock, database }: ApiContext) {
  const limit = makeSharedLimit(database, { name: 'contact', limit: 5, windowMs: 10 * minute });

  app.withTypeProvider<TypeBoxTypeProvider>().route({
    ...contactEndpoints.contactMessages,
    bodyLimit: 32 * 1024,
    // The body is checked below, so that each failed field answers with its own code.
    validatorCompiler: () => () => true,
    async handler(request, reply) {
      const checked = validateContact(request.body);
      if (checked.kind === 'invalid') {
        throw new ApiProblem(400, 'contact-invalid', 'Some fields need attention.', {
          errors: checked.failures,
        });
      }
      const given = request.headers['idempotency-key'];
      const key = typeof given === 'string' && given !== '' ? given.slice(0, 100) : null;
      const now = clock.now();
      let result = await findRepeat(database, checked.message, key);
      if (result === null) {
        const wait = await limit.take(request.ip, now.getTime());
        if (wait > 0) throw tooManyRequests(wait);
        result = await storeContact(database, checked.message, key, now);
      }
      if (result.kind === 'conflict') {
        throw new ApiProblem(
          409,
          'idempotency-key-reused',
          'This key was used for another message.',
        );
      }
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ reference: result.reference });
    },
  });
}
