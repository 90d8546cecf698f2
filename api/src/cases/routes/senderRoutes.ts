import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cleanEmail } from '@eldorado/rules';
import { pqrsLimits } from '@eldorado/rules/pqrs';
import { listFiles } from '../../attachments/files.ts';
import {
  goesToPage,
  isForm,
  pageAddress,
  readForms,
  redirectForm,
} from '../../http/input/formBody.ts';
import { fieldsOf, localeOf, textOf } from '../../http/input/formFields.ts';
import { wrongField } from '../../http/problem.ts';
import { makeNetworkLimit } from '../../http/limits/networkLimit.ts';
import { makeSharedLimit } from '../../http/limits/sharedLimit.ts';
import { minute } from '../../time/time.ts';
import type { CaseContext } from '../store/context.ts';
import { caseEndpoints } from '../endpoints.ts';
import { draftId, followPath, lookUpPath } from '../store/links.ts';
import { lostOf } from '../mails/lostMails.ts';
import { giveMoreTime, moreTimeAction } from '../sender/moreTime.ts';
import { readCaseNumber } from '../sender/readCaseNumber.ts';
import {
  actForSender,
  caseNotFound,
  numberOfLink,
  orKeepWords,
  readWords,
  typedWords,
} from '../sender/senderWords.ts';
import { findByEmail, findCase } from '../store/store.ts';
import { longestForm, tooLargeToPage } from './tooLarge.ts';
import { caseView, draftFilesView, followedView } from './view.ts';

/** Following a case: its link for number and address, its history, and what its sender may do. */
export function senderRoutes(app: FastifyInstance, context: CaseContext): void {
  const { clock, database, links } = context;
  const limitOf = (name: string, limit: number) =>
    makeSharedLimit(database, { name, limit, windowMs: 10 * minute });
  // Who guesses has 59 bits and an address to guess; this is for who tries anyway: one number, or one network, which many share.
  const lookUps = limitOf('case-look-ups', 10);
  const lookUpsOfRange = makeNetworkLimit(database, {
    ...{ name: 'case-links', limit: 300, windowMs: 10 * minute },
  });
  const actions = limitOf('case-actions', 30);

  async function lookUp(request: FastifyRequest): Promise<string> {
    const fields = fieldsOf(request);
    const number = readCaseNumber(textOf(fields['number'])).slice(0, 40);
    if (number === '') throw wrongField('number', 'number-required', 'Name the case.');
    await lookUpsOfRange.demand(request.ip, clock.now().getTime());
    await lookUps.demand(number, clock.now().getTime());
    const email = cleanEmail(textOf(fields['email']).slice(0, 2 * pqrsLimits.email));
    const found = await findByEmail(database.orm(), context, number, email);
    if (found === null) throw caseNotFound();
    return links.sign(found);
  }

  const linkOf = (request: FastifyRequest) => (request.params as { link: string }).link;

  async function perform(request: FastifyRequest) {
    const number = numberOfLink(links, linkOf(request));
    const fields = fieldsOf(request);
    if (fields['action'] === moreTimeAction) {
      await actions.demand(number, clock.now().getTime());
      return giveMoreTime(context, number);
    }
    const words = readWords(fields);
    const work = async () => {
      await actions.demand(number, clock.now().getTime());
      return actForSender(context, number, words);
    };
    return isForm(request) ? orKeepWords(context, number, words, work) : work();
  }

  void app.register((scope, _options, done) => {
    readForms(scope);
    scope.route({
      ...caseEndpoints.caseLinks,
      bodyLimit: 8 * 1024,
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        const locale = localeOf(fieldsOf(request)['locale']);
        if (goesToPage(request))
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
      bodyLimit: longestForm,
      errorHandler: tooLargeToPage,
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
      const number = numberOfLink(links, linkOf(request));
      const found = await findCase(database.orm(), context, number);
      if (!found || found.erasedAt) throw caseNotFound();
      const draft = draftId(links.messageDraft(found.number));
      const attached = draftFilesView(await listFiles(database.orm(), context, { draft }));
      const typed = await typedWords(context, found.number);
      return reply.send(
        followedView(found, context.clock.now(), {
          attached,
          typed,
          lost: await lostOf(context, number),
        }),
      );
    },
  });
}
