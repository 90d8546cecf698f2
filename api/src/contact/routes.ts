import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { checkForm, contactSchema } from '@eldorado/rules/contact-schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demandShownConsent } from '../http/input/shownConsent.ts';
import type { ApiContext } from '../context.ts';
import { acceptForms, isForm } from '../http/input/formBody.ts';
import { makeFormLimits, type FormSigns } from '../http/limits/formLimits.ts';
import { ApiProblem } from '../http/problem.ts';
import { notReached } from '../mail/mailDomains.ts';
import { openPersonalHash } from '../encryption/personalHash.ts';
import type { DeskAddresses } from './desk.ts';
import { contactEndpoints } from './endpoints.ts';
import { contactConsents, requestHash } from './message.ts';
import { findRepeat, storeContact } from './store.ts';

/** Receives contact messages, once per idempotency key; how many, `formLimits.ts` says. */
export function contactRoutes(app: FastifyInstance, context: ApiContext, addresses: DeskAddresses) {
  const { clock, database, mailDomains, encryption } = context;
  const limits = makeFormLimits(database, app.log, { name: 'contact', what: 'messages' });

  /** The key of a repeat; a form that was sent by itself has none of its own, and is the same when all of it is. */
  function keyOf(request: FastifyRequest, hash: string): string | null {
    if (isForm(request)) return `form-${hash}`;
    const given = request.headers['idempotency-key'];
    return typeof given === 'string' && given !== '' ? given.slice(0, 100) : null;
  }

  void app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.withTypeProvider<TypeBoxTypeProvider>().route({
      ...contactEndpoints.contactMessages,
      // Room for what is too long: it is told so, with its field.
      bodyLimit: 512 * 1024,
      // The body is checked below, so that each failed field answers with its own code.
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        const checked = checkForm(contactSchema, request.body);
        if (checked.kind === 'invalid') {
          throw new ApiProblem(400, 'contact-invalid', 'Some fields need attention.', {
            errors: checked.faults,
          });
        }
        const message = checked.form;
        const hash = requestHash(await openPersonalHash(database, encryption), message);
        const key = keyOf(request, hash);
        const now = clock.now();
        let result = await findRepeat(database, key, hash);
        if (result === null) {
          const { proof, website } = request.body as FormSigns;
          const { email, comment: text } = message;
          const sender = { address: request.ip, email, text, proof, website };
          demandShownConsent(contactConsents, message.consentVersion);
          await limits.admit(sender, now.getTime());
          if (await mailDomains.isUnreachable(email)) throw notReached('contact-invalid');
          result = await storeContact(context, { message, key, addresses }, now);
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
    done();
  });
}
