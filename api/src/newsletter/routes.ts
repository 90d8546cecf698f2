import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeSharedLimit } from '../http/sharedLimit.ts';
import type { ApiContext } from '../context.ts';
import { newsletterEndpoints } from './endpoints.ts';
import { outcomePage, readForm } from './form.ts';
import { subscribe } from './store.ts';
import { validateNewsletter } from './validate.ts';
import { ApiProblem, forLog, tooManyRequests } from '../http/problem.ts';
import { minute } from '../time/time.ts';

const formType = 'application/x-www-form-urlencoded';
const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith(formType) === true;

/** Signs up for the newsletter: five in ten minutes from an address. A known e-mail address counts and answers alike. */
export function newsletterRoutes(app: FastifyInstance, { clock, database }: ApiContext) {
  const limit = makeSharedLimit(database, { name: 'newsletter', limit: 5, windowMs: 10 * minute });

  async function signUp(request: FastifyRequest): Promise<void> {
    const checked = validateNewsletter(request.body);
    if (checked.kind === 'invalid') {
      throw new ApiProblem(400, 'newsletter-invalid', 'Some fields need attention.', {
        errors: checked.failures,
      });
    }
    const now = clock.now();
    const wait = await limit.take(request.ip, now.getTime());
    if (wait > 0) throw tooManyRequests(wait);
    await subscribe(database, checked.input, now);
  }

  /** What a form's sender is shown, in a page: the API has no words for travellers. */
  async function outcomeOf(request: FastifyRequest): Promise<string> {
    try {
      await signUp(request);
      return 'subscribed';
    } catch (error) {
      if (error instanceof ApiProblem) return error.code;
      request.log.error({ err: forLog(error) });
      return 'failed';
    }
  }

  void app.register((scope, _options, done) => {
    // For this route only: every other one answers 415 to a form.
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, readForm(body.toString())),
    );
    scope.withTypeProvider<TypeBoxTypeProvider>().route({
      ...newsletterEndpoints.newsletter,
      bodyLimit: 8 * 1024,
      // The body is checked above, so that each failed field answers with its own code.
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        reply.header('cache-control', 'no-store');
        if (!isForm(request)) {
          await signUp(request);
          return reply.send({ status: 'subscribed' });
        }
        // Checked first: nobody is signed up without a page that can say so.
        const page = outcomePage((request.body as { returnTo?: unknown }).returnTo);
        return reply.redirect(`${page}?newsletter=${await outcomeOf(request)}`, 303);
      },
    });
    done();
  });
}
