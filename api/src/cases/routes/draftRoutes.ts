import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { emptyPqrs, pqrsPath, type PqrsStep } from '@eldorado/rules/pqrs';
import { pqrsDraftFaults } from '@eldorado/rules/pqrs-schema';
import { listFiles } from '../../attachments/files.ts';
import { isForm, pageAddress, readForms, redirectForm } from '../../http/input/formBody.ts';
import { fieldsOf, localeOf, textOf } from '../../http/input/formFields.ts';
import { ApiProblem } from '../../http/problem.ts';
import { rulesNow, withMailFault, type DraftContext } from '../draft/draftContext.ts';
import { findDraft } from '../draft/drafts.ts';
import { caseEndpoints } from '../endpoints.ts';
import { draftId } from '../store/links.ts';
import { errorsOf, isStep, makeDraftSaver } from '../draft/saveDraft.ts';
import type { CaseReceipt } from '../schema.ts';
import { draftGone } from '../files/sentFiles.ts';
import { makeCaseSender } from '../draft/sendCase.ts';
import { findCase, type Case } from '../store/store.ts';
import { longestForm, tooLargeToPage } from './tooLarge.ts';
import { draftFilesView, filesView } from './view.ts';

/** The form's pages: their answers are kept as drafts, and a complete draft becomes a case. */
export function draftRoutes(app: FastifyInstance, context: DraftContext): void {
  const { database, links } = context;
  const save = makeDraftSaver(context, app.log);
  const send = makeCaseSender(context, app.log);

  const receiptOf = ({ number, dueDay, answers, files }: Case): CaseReceipt => ({
    number,
    dueDay,
    link: links.sign(number),
    mailed: answers.email !== '',
    files: filesView(files),
  });

  void app.register((scope, _options, done) => {
    readForms(scope);
    scope.route({
      ...caseEndpoints.caseDrafts,
      bodyLimit: longestForm,
      errorHandler: tooLargeToPage,
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
              if (result.kind === 'missing') throw draftGone();
              return result.kind === 'sent'
                ? address('sent')
                : address(result.step, { check: '1', then: 'review' });
            },
            (said) => address('review', said),
          );
        const result = await send(request);
        if (result.kind === 'missing') throw draftGone();
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
      if (kept === null) throw draftGone();
      if (kept.kind === 'draft') {
        const faults = pqrsDraftFaults(kept.draft, ...rulesNow(context));
        const errors = errorsOf(await withMailFault(context, kept.draft, faults));
        const listed = await listFiles(database.orm(), context, { draft: draftId(token) });
        const files = draftFilesView(listed);
        return reply.send({ answers: kept.draft, errors, files, sent: null });
      }
      const found = await database.transaction((client) =>
        findCase(drizzle(client), context, kept.number),
      );
      if (found === null) throw draftGone();
      return reply.send({ answers: emptyPqrs, errors: [], files: [], sent: receiptOf(found) });
    },
  });
}
