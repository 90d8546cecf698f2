import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rangeOf } from '@eldorado/http/network';
import { pqrsLimits } from '@eldorado/rules/pqrs';
import { isForm, pageAddress, readForms, redirectForm } from '../http/formBody.ts';
import { fieldsOf, localeOf, textOf } from '../http/formFields.ts';
import { ApiProblem, tooManyRequests, wrongField } from '../http/problem.ts';
import { makeSharedLimit } from '../http/sharedLimit.ts';
import { minute } from '../time/time.ts';
import { act } from './act.ts';
import type { CaseContext } from './context.ts';
import { caseEndpoints } from './endpoints.ts';
import { followPath, lookUpPath } from './links.ts';
import { findByEmail, findCase } from './store.ts';
import type { SenderAction } from './transitions.ts';
import { caseView } from './view.ts';

const unknown = () =>
  new ApiProblem(404, 'case-not-found', 'There is no case with this number and address.');

/** Following a case: its link for number and address, its history, and what its sender may do. */
export function senderRoutes(app: FastifyInstance, context: CaseContext): void {
  const { clock, database, links } = context;
  const limitOf = (name: string, limit: number) =>
    makeSharedLimit(database, { name, limit, windowMs: 10 * minute });
  // Who guesses has 59 bits and an address to guess; this is for who tries anyway: one number, or one network, which many share.
  const lookUps = limitOf('case-look-ups', 10);
  const lookUpsOfRange = limitOf('case-links', 300);
  const actions = limitOf('case-actions', 30);

  async function limited(limit: typeof lookUps, key: string) {
    const wait = await limit.take(key, clock.now().getTime());
    if (wait > 0) throw tooManyRequests(wait);
  }

  async function lookUp(request: FastifyRequest): Promise<string> {
    const fields = fieldsOf(request);
    const number = textOf(fields['number']).trim().toUpperCase().slice(0, 40);
    await limited(lookUpsOfRange, rangeOf(request.ip));
    await limited(lookUps, number);
    const email = textOf(fields['email']).slice(0, pqrsLimits.email);
    const found = await findByEmail(database.orm(), context, number, email);
    if (found === null) throw unknown();
    return links.sign(found);
  }

  function actionOf(request: FastifyRequest): SenderAction {
    const fields = fieldsOf(request);
    const text = textOf(fields['text']).replaceAll('\r\n', '\n').trim();
    if (text.length > pqrsLimits.comment)
      throw wrongField('text', 'too-long', `Write at most ${pqrsLimits.comment} characters.`);
    const rating = Number(fields['rating']);
    const { action } = fields;
    if (action === 'inform' || action === 'reopen') return { kind: action, text };
    if (action !== 'rate') throw wrongField('action', 'invalid', 'There is no such action.');
    if (![1, 2, 3, 4, 5].includes(rating))
      throw wrongField('rating', 'rating-required', 'A rating is 1 to 5.');
    return { kind: 'rate', rating, text };
  }

  const linkOf = (request: FastifyRequest) => (request.params as { link: string }).link;

  async function perform(request: FastifyRequest) {
    const number = links.verify(linkOf(request));
    if (number === null) throw unknown();
    await limited(actions, number);
    const result = await act(context, number, actionOf(request), null);
    if (result.kind === 'missing') throw unknown();
    if (result.kind === 'refused')
      throw new ApiProblem(409, result.refusal.code, result.refusal.sentence);
    return result.case;
  }

  void app.register((scope, _options, done) => {
    readForms(scope);
    scope.route({
      ...caseEndpoints.caseLinks,
      bodyLimit: 8 * 1024,
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        const locale = localeOf(fieldsOf(request)['locale']);
        if (isForm(request))
          return redirectForm(
            request,
            reply,
            async () => followPath(await lookUp(request), locale),
            (said) => pageAddress(lookUpPath, locale, { ...said }),
          );
        return reply.header('cache-control', 'no-store').send({ link: await lookUp(request) });
      },
    });
    scope.route({
      ...caseEndpoints.senderAction,
      bodyLimit: 32 * 1024,
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        const fields = fieldsOf(request);
        const address = (query: Record<string, string>) =>
          pageAddress(lookUpPath, localeOf(fields['locale']), { case: linkOf(request), ...query });
        if (isForm(request))
          return redirectForm(
            request,
            reply,
            async () => {
              await perform(request);
              return address({ done: textOf(fields['action']) });
            },
            (said) => address({ ...said }),
          );
        return reply.header('cache-control', 'no-store').send(caseView(await perform(request)));
      },
    });
    done();
  });

  app.route({
    ...caseEndpoints.followCase,
    async handler(request, reply) {
      reply.header('cache-control', 'private, no-store');
      const number = links.verify(linkOf(request));
      const found = number && (await findCase(database.orm(), context, number));
      if (!found || found.erasedAt) throw unknown();
      return reply.send(caseView(found));
    },
  });
}
