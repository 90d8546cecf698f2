import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { checkForm, newsletterSchema } from '@eldorado/rules/newsletter-schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeFormLimits, type FormSigns } from '../http/limits/formLimits.ts';
import { demandShownConsent } from '../http/input/shownConsent.ts';
import type { ApiContext } from '../context.ts';
import { newsletterEndpoints } from './endpoints.ts';
import { askAboutNear, newsletterConsents, outcomePage } from './form.ts';
import { acceptForms, isForm } from '../http/input/formBody.ts';
import { challengeIn } from '../http/limits/proofOfWork.ts';
import { notReached } from '../mail/mailDomains.ts';
import { subscriptionPage } from './mails.ts';
import type { SubscriptionChoice } from './schema.ts';
import { choose, subscribe, type Choice } from './store.ts';
import { ApiProblem, forLog } from '../http/problem.ts';

const outcomes = {
  confirm: 'confirmed',
  save: 'saved',
  unsubscribe: 'unsubscribed',
} as const satisfies Record<Choice, string>;

/** Signs up for the newsletter; how many, `formLimits.ts` says. A known e-mail address counts and answers alike. */
export function newsletterRoutes(app: FastifyInstance, context: ApiContext) {
  const { clock, database, mailDomains, publicOrigin } = context;
  const limits = makeFormLimits(database, app.log, { name: 'newsletter', what: 'sign-ups' });

  /** Production knows its own address; elsewhere that of the request will do. */
  const originOf = (request: FastifyRequest) =>
    publicOrigin || `${request.protocol}://${request.host}`;

  async function decide(chosen: Parameters<typeof choose>[1]) {
    if (await choose(context, chosen, clock.now())) return { status: outcomes[chosen.choice] };
    throw new ApiProblem(404, 'subscription-not-found', 'No subscription has this link.');
  }

  async function signUp(request: FastifyRequest): Promise<void> {
    const checked = checkForm(newsletterSchema, request.body);
    if (checked.kind === 'invalid') {
      throw new ApiProblem(400, 'newsletter-invalid', 'Some fields need attention.', {
        errors: checked.faults,
      });
    }
    if (isForm(request)) askAboutNear(checked.form.email, request.body);
    const now = clock.now();
    const { proof, website } = request.body as FormSigns;
    const { email } = checked.form;
    demandShownConsent(newsletterConsents, checked.form.consentVersion);
    await limits.admit({ address: request.ip, email, text: '', proof, website }, now.getTime());
    if (await mailDomains.isUnreachable(email)) throw notReached('newsletter-invalid');
    await subscribe(context, checked.form, { origin: originOf(request), now });
  }

  /** What a form's sender is shown, in a page: the API has no words for travellers. A challenge is brought back by its form. */
  async function outcomeOf(request: FastifyRequest): Promise<Record<string, string>> {
    try {
      await signUp(request);
      return { newsletter: 'subscribed' };
    } catch (error) {
      if (error instanceof ApiProblem) return { newsletter: error.code, ...challengeIn(error) };
      request.log.error({ err: forLog(error) });
      return { newsletter: 'failed' };
    }
  }

  void app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.withTypeProvider<TypeBoxTypeProvider>().route({
      ...newsletterEndpoints.newsletter,
      bodyLimit: 8 * 1024,
      // The body is checked above, so that each failed field answers with its own code.
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        reply.header('cache-control', 'no-store');
        const returnTo = isForm(request) ? (request.body as { returnTo?: unknown }).returnTo : null;
        if (returnTo === undefined || returnTo === null) {
          await signUp(request);
          return reply.send({ status: 'subscribed' });
        }
        // Footers of releases before the page took its form itself. Checked first: nobody is signed up unseen.
        const page = outcomePage(returnTo);
        const outcome = new URLSearchParams(await outcomeOf(request));
        return reply.redirect(`${page}?${outcome.toString()}`, 303);
      },
    });
    scope.withTypeProvider<TypeBoxTypeProvider>().route({
      ...newsletterEndpoints.subscription,
      bodyLimit: 2 * 1024,
      handler: async (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .send(await decide(request.body as SubscriptionChoice)),
    });
    done();
  });
  void app.register((scope, _options, done) => {
    // Mail programs send it as one kind of form or the other; what they say in it is always the same.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      payload.once('end', () => parsed(null));
    });
    const typed = scope.withTypeProvider<TypeBoxTypeProvider>();
    typed.route({
      ...newsletterEndpoints.unsubscribe,
      bodyLimit: 2 * 1024,
      handler: async ({ query: { token } }, reply) =>
        reply
          .header('cache-control', 'no-store')
          .send(await decide({ token, choice: 'unsubscribe' })),
    });
    typed.route({
      ...newsletterEndpoints.unsubscribePage,
      handler: ({ query: { token } }, reply) =>
        reply
          .header('cache-control', 'no-store')
          .redirect(subscriptionPage('', 'es', encodeURIComponent(token)), 303),
    });
    done();
  });
}
