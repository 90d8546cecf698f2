import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rangeOf } from '@eldorado/http/network';
import {
  askedPqrs,
  emptyPqrs,
  nextPqrsStep,
  pqrsFieldsOf,
  pqrsPath,
  pqrsSteps,
  type PqrsDraft,
  type PqrsStep,
} from '@eldorado/rules/pqrs';
import {
  firstPqrsStepToDo,
  pqrsDraftFaults,
  pqrsStepFaults,
  type PqrsFaults,
} from '@eldorado/rules/pqrs-schema';
import { listFiles } from '../attachments/files.ts';
import { isForm, pageAddress, readForms, redirectForm } from '../http/formBody.ts';
import { fieldsOf, localeOf, textOf } from '../http/formFields.ts';
import { ApiProblem, wrongField } from '../http/problem.ts';
import { makeFormLimits } from '../http/formLimits.ts';
import { makeHourlyBudget } from '../http/hourlyBudget.ts';
import { makeSharedLimit } from '../http/sharedLimit.ts';
import { bogotaDay, minute } from '../time/time.ts';
import type { CaseContext } from './context.ts';
import { findDraft, keepDraft, readAnswers } from './drafts.ts';
import { caseEndpoints } from './endpoints.ts';
import { draftId } from './links.ts';
import type { CaseReceipt } from './schema.ts';
import { findCase, type Case } from './store.ts';
import { submitDraft } from './submit.ts';
import { draftFilesView, filesView } from './view.ts';

const errorsOf = (faults: PqrsFaults) =>
  Object.entries(faults).map(([path, code]) => ({ path, code }));
const gone = () =>
  new ApiProblem(404, 'draft-not-found', 'There is no such draft, or it is too old.');
const isStep = (word: string): word is PqrsStep =>
  Object.hasOwn(pqrsSteps, word) && word !== 'sent';

/** The form's pages: their answers are kept as drafts, and a complete draft becomes a case. */
export function draftRoutes(app: FastifyInstance, context: CaseContext): void {
  const { clock, database, links } = context;
  const limitOf = (name: string, limit: number) =>
    makeSharedLimit(database, { name, limit, windowMs: 10 * minute });
  // Many begin from one network; each page of a draft is one person's.
  const begun = limitOf('case-drafts', 200);
  const allBegun = makeHourlyBudget(
    database,
    { name: 'case-drafts', perHour: 3_000, what: 'drafts of requests' },
    app.log,
  );
  const saves = limitOf('case-draft', 100);
  const sends = makeFormLimits(database, app.log, { name: 'cases', what: 'requests' });
  const now = () => clock.now();

  async function save(request: FastifyRequest) {
    const fields = fieldsOf(request);
    const step = textOf(fields['step']);
    if (!isStep(step)) throw wrongField('step', 'invalid', 'The form has no such page.');
    const sent = isForm(request) ? fields : fieldsOf({ body: fields['answers'] });
    const token = textOf(fields['draft']);
    return database.transaction(async (client) => {
      const kept = token ? await findDraft(client, context, token, true) : null;
      const before = kept?.kind === 'draft' ? kept.draft : emptyPqrs;
      const at = now().getTime();
      if (kept?.kind === 'draft') await saves.demand(token, at, client);
      else {
        await begun.demand(rangeOf(request.ip), at, client);
        await allBegun.demand(at, client);
      }
      let draft = readAnswers(sent, before);
      // A form does not name a box without a tick.
      if (isForm(request)) draft = withoutUnnamed(draft, step, sent);
      // Only a token of ours names a draft.
      const name = await keepDraft(client, context, kept?.kind === 'draft' ? token : null, draft);
      const today = bogotaDay(now());
      const faults = pqrsStepFaults(draft, step, today);
      const wrong = Object.keys(faults).length > 0;
      const toReview = fields['then'] === 'review';
      const after = toReview
        ? (firstPqrsStepToDo(draft, today) ?? 'review')
        : nextPqrsStep(draft, step);
      return { draft: name, step: wrong ? step : after, errors: errorsOf(faults), toReview };
    });
  }

  const receiptOf = ({ number, dueDay, answers, files }: Case): CaseReceipt => ({
    number,
    dueDay,
    link: links.sign(number),
    mailed: answers.email !== '',
    files: filesView(files),
  });

  async function send(request: FastifyRequest) {
    const fields = fieldsOf(request);
    const token = textOf(fields['draft']);
    const at = now();
    const senderOf = (draft: PqrsDraft) => {
      const { email, comment: text } = askedPqrs(draft);
      const { proof, website } = fields;
      return { address: request.ip, email, text, proof, website };
    };
    const kept = await database.transaction((client) => findDraft(client, context, token));
    // What was sent before is not worked for, nor what is not complete.
    if (kept?.kind === 'draft' && firstPqrsStepToDo(kept.draft, bogotaDay(at)) === null)
      await sends.askForWork(senderOf(kept.draft), at.getTime());
    return submitDraft(context, token, {
      locale: localeOf(fields['locale']),
      consentVersion: textOf(fields['consentVersion']).slice(0, 40),
      count: (client, draft) => sends.count(senderOf(draft), at.getTime(), client),
    });
  }

  void app.register((scope, _options, done) => {
    readForms(scope);
    scope.route({
      ...caseEndpoints.caseDrafts,
      bodyLimit: 64 * 1024,
      // The body is read above, so that each failed field answers with its own code and nothing typed is lost.
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        if (!isForm(request)) {
          const { toReview: _, ...saved } = await save(request);
          return reply.header('cache-control', 'no-store').send(saved);
        }
        const fields = fieldsOf(request);
        const locale = localeOf(fields['locale']);
        const asked = textOf(fields['step']);
        const at = pqrsPath(isStep(asked) ? asked : 'type');
        return redirectForm(
          request,
          reply,
          async () => {
            const { draft, step, errors, toReview } = await save(request);
            // The map leads back with the place that was chosen there.
            if (fields['then'] === 'map') return pageAddress('/mapas', locale, { pqrs: draft });
            const check = errors.length > 0 ? '1' : '';
            const then = toReview && step !== 'review' ? 'review' : '';
            return pageAddress(pqrsPath(step), locale, { draft, check, then });
          },
          (said) => pageAddress(at, locale, { draft: textOf(fields['draft']), ...said }),
        );
      },
    });

    scope.route({
      ...caseEndpoints.sendCase,
      bodyLimit: 8 * 1024,
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        const fields = fieldsOf(request);
        const [locale, draft] = [localeOf(fields['locale']), textOf(fields['draft'])];
        const address = (step: PqrsStep, query: Record<string, string> = {}) =>
          pageAddress(pqrsPath(step), locale, { draft, ...query });
        if (isForm(request))
          return redirectForm(
            request,
            reply,
            async () => {
              const result = await send(request);
              if (result.kind === 'missing') throw gone();
              return result.kind === 'sent'
                ? address('sent')
                : address(result.step, { check: '1', then: 'review' });
            },
            (said) => address('review', said),
          );
        const result = await send(request);
        if (result.kind === 'missing') throw gone();
        if (result.kind === 'incomplete')
          throw new ApiProblem(400, 'case-incomplete', `Answer the page '${result.step}' first.`);
        return reply.code(201).header('cache-control', 'no-store').send(receiptOf(result.case));
      },
    });
    done();
  });

  app.route({
    ...caseEndpoints.caseDraft,
    async handler(request, reply) {
      const { draft: token } = request.params as { draft: string };
      reply.header('cache-control', 'private, no-store');
      const kept = await database.transaction((client) => findDraft(client, context, token));
      if (kept === null) throw gone();
      if (kept.kind === 'draft') {
        const errors = errorsOf(pqrsDraftFaults(kept.draft, bogotaDay(now())));
        const listed = await listFiles(database.orm(), context, { draft: draftId(token) });
        const files = draftFilesView(listed);
        return reply.send({ answers: kept.draft, errors, files, sent: null });
      }
      const found = await database.transaction((client) =>
        findCase(drizzle(client), context, kept.number),
      );
      if (found === null) throw gone();
      return reply.send({ answers: emptyPqrs, errors: [], files: [], sent: receiptOf(found) });
    },
  });
}

function withoutUnnamed(
  draft: PqrsDraft,
  step: PqrsStep,
  sent: Readonly<Record<string, unknown>>,
): PqrsDraft {
  const unnamed = pqrsFieldsOf(step, draft).filter((field) => !(field in sent));
  return { ...draft, ...Object.fromEntries(unnamed.map((field) => [field, ''])) };
}
