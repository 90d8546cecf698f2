import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { nextPqrsStep, pqrsLimits, pqrsPath, type PqrsDraft } from '@eldorado/rules/pqrs';
import { firstPqrsStepToDo } from '@eldorado/rules/pqrs-schema';
import { act } from '../cases/act.ts';
import type { CaseContext } from '../cases/context.ts';
import { findDraft, keepDraft } from '../cases/drafts.ts';
import { draftId, lookUpPath } from '../cases/links.ts';
import { findCase } from '../cases/store.ts';
import { pageAddress, redirectForm } from '../http/formBody.ts';
import { localeOf } from '../http/formFields.ts';
import { ApiProblem, tooManyRequests } from '../http/problem.ts';
import { makeSharedLimit } from '../http/sharedLimit.ts';
import { bogotaDay, minute } from '../time/time.ts';
import { forgetRefused, removeFile } from './content.ts';
import { attachmentEndpoints } from './endpoints.ts';
import { keepSent, noteAll } from './keepSent.ts';
import { readFileForm, takeFileForms, type SentForm } from './readForm.ts';

const gone = () =>
  new ApiProblem(404, 'draft-not-found', 'There is no such draft, or it is too old.');
const unknown = () =>
  new ApiProblem(404, 'case-not-found', 'There is no case with this number and address.');

/** Photos and documents as browsers post them by themselves: to a draft, and to a case with more information. */
export function draftFileForms(app: FastifyInstance, context: CaseContext): void {
  const { clock, database, links } = context;
  const posts = makeSharedLimit(database, {
    name: 'case-file-forms',
    limit: 60,
    windowMs: 10 * minute,
  });

  async function limited({ ip }: FastifyRequest) {
    const wait = await posts.take(ip, clock.now().getTime());
    if (wait > 0) throw tooManyRequests(wait);
  }

  /** Works on a draft that nobody else changes meanwhile. */
  const withDraft = <T>(
    token: string,
    work: (client: PoolClient, draft: PqrsDraft) => Promise<T>,
  ): Promise<T> =>
    database.transaction(async (client) => {
      const kept = await findDraft(client, context, token, true);
      if (kept?.kind !== 'draft') throw gone();
      return work(client, kept.draft);
    });

  /** @returns the step that goes on. */
  async function toDraft(form: SentForm) {
    const { draft: token = '', remove = '', then = '', add } = form.fields;
    const owner = { draft: draftId(token) };
    const answers = await withDraft(token, async (client, draft) => {
      await forgetRefused(client, owner.draft);
      if (remove !== '') await removeFile(client, owner, remove);
      await keepDraft(client, context, token, draft);
      return draft;
    });
    const refused = await keepSent(context, owner, form, (work) => withDraft(token, work));
    await withDraft(token, (client) => noteAll(client, context, owner, refused));
    if (refused.length > 0 || remove !== '' || add !== undefined) return 'files';
    return then === 'review'
      ? (firstPqrsStepToDo(answers, bogotaDay(clock.now())) ?? 'review')
      : nextPqrsStep(answers, 'files');
  }

  /** @returns what the case's page says: that the words are there, and why a file is not. */
  async function toCase(number: string, form: SentForm): Promise<Record<string, string>> {
    const text = (form.fields['text'] ?? '').replaceAll('\r\n', '\n').trim();
    if (text.length > pqrsLimits.comment)
      throw new ApiProblem(400, 'too-long', `Write at most ${pqrsLimits.comment} characters.`);
    const result = await act(context, number, { kind: 'inform', text }, null);
    if (result.kind === 'missing') throw unknown();
    if (result.kind === 'refused')
      throw new ApiProblem(409, result.refusal.code, result.refusal.sentence);
    const [first] = await keepSent(context, { number }, form, (work) =>
      database.transaction(async (client) => {
        await findCase(drizzle(client), context, number, true);
        return work(client);
      }),
    );
    return { done: 'inform', problem: first?.refusal ?? '' };
  }

  void app.register(async (scope) => {
    await takeFileForms(scope);
    const validatorCompiler = () => () => true;

    scope.route({
      ...attachmentEndpoints.fileForms,
      validatorCompiler,
      async handler(request, reply) {
        let form: SentForm | undefined;
        const address = (step: Parameters<typeof pqrsPath>[0], problem = '') => {
          const { locale, draft = '', then = '' } = form?.fields ?? {};
          const goesBack = then === 'review' && step !== 'review' ? then : '';
          const query = { draft, then: goesBack, problem };
          return pageAddress(pqrsPath(step), localeOf(locale), query);
        };
        return redirectForm(
          request,
          reply,
          async () => {
            form = await readFileForm(request);
            await limited(request);
            return address(await toDraft(form));
          },
          ({ problem }) => address('files', problem),
        );
      },
    });

    scope.route({
      ...attachmentEndpoints.informFiles,
      validatorCompiler,
      async handler(request, reply) {
        const { link } = request.params as { link: string };
        let locale: unknown;
        const address = (query: Record<string, string>) =>
          pageAddress(lookUpPath, localeOf(locale), { case: link, ...query });
        return redirectForm(
          request,
          reply,
          async () => {
            const form = await readFileForm(request);
            locale = form.fields['locale'];
            const number = links.verify(link);
            if (number === null) throw unknown();
            await limited(request);
            return address(await toCase(number, form));
          },
          ({ problem }) => address({ problem }),
        );
      },
    });
  });
}
