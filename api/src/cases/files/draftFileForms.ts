import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { nextPqrsStep, pqrsPath, type PqrsDraft } from '@eldorado/rules/pqrs';
import type { SenderWords } from '@eldorado/rules/pqrs-message';
import { firstPqrsStepToDo } from '@eldorado/rules/pqrs-schema';
import { rulesNow, type DraftContext } from '../draftContext.ts';
import { findDraft, keepDraft } from '../drafts.ts';
import { draftId, lookUpPath } from '../links.ts';
import { actForSender, caseNotFound, orKeepWords, readWords } from '../senderWords.ts';
import { findCase } from '../store.ts';
import { pageAddress, redirectForm } from '../../http/formBody.ts';
import { localeOf } from '../../http/formFields.ts';
import { ApiProblem } from '../../http/problem.ts';
import { makeSharedLimit } from '../../http/sharedLimit.ts';
import { minute } from '../../time/time.ts';
import { forgetRefused, removeFile } from '../../attachments/content.ts';
import { attachmentEndpoints } from '../../attachments/endpoints.ts';
import { keepSent, noteAll } from '../../attachments/keepSent.ts';
import { readFileForm, takeFileForms, type SentForm } from '../../attachments/readForm.ts';

const gone = () =>
  new ApiProblem(404, 'draft-not-found', 'There is no such draft, or it is too old.');

/** Photos and documents as browsers post them by themselves: to a draft, and to a case with more information. */
export function draftFileForms(app: FastifyInstance, context: DraftContext): void {
  const { clock, database, links } = context;
  const posts = makeSharedLimit(database, {
    name: 'case-file-forms',
    limit: 60,
    windowMs: 10 * minute,
  });

  const demand = ({ ip }: FastifyRequest) => posts.demand(ip, clock.now().getTime());
  const isDraft = async (token: string) =>
    (await database.transaction((client) => findDraft(client, context, token)))?.kind === 'draft';

  /** The case of a link. @throws {ApiProblem} 404 when it was not signed here. */
  function numberOf(link: string): string {
    const number = links.verify(link);
    if (number === null) throw caseNotFound();
    return number;
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
      ? (firstPqrsStepToDo(answers, ...rulesNow(context)) ?? 'review')
      : nextPqrsStep(answers, 'files');
  }

  /** @returns what the case's page says: that the words are there, and why a file is not. */
  async function toCase(
    number: string,
    words: SenderWords,
    form: SentForm,
  ): Promise<Record<string, string>> {
    await actForSender(context, number, words);
    const holding = <T>(work: (client: PoolClient) => Promise<T>) =>
      database.transaction(async (client) => {
        await findCase(drizzle(client), context, number, true);
        return work(client);
      });
    const [first] = await keepSent(context, { number }, form, holding);
    return { done: 'inform', problem: first?.refusal ?? '' };
  }

  /** Keeps the files of a message whose words were not taken with its draft: they go with the next one. */
  async function keepAhead(number: string, form: SentForm): Promise<void> {
    const token = links.messageDraft(number);
    const owner = { draft: draftId(token) };
    const refused = await keepSent(context, owner, form, (work) => withDraft(token, work));
    await withDraft(token, (client) => noteAll(client, context, owner, refused));
  }

  void app.register(async (scope) => {
    await takeFileForms(scope);
    const validatorCompiler = () => () => true;

    scope.route({
      ...attachmentEndpoints.fileForms,
      validatorCompiler,
      async handler(request, reply) {
        let fields: SentForm['fields'] = {};
        const address = (step: Parameters<typeof pqrsPath>[0], problem = '') => {
          const { locale, draft = '', then = '' } = fields;
          const goesBack = then === 'review' && step !== 'review' ? then : '';
          const query = { draft, then: goesBack, problem };
          return pageAddress(pqrsPath(step), localeOf(locale), query);
        };
        return redirectForm(
          request,
          reply,
          async () => {
            const form = await readFileForm(request, async (named) => {
              fields = named;
              await demand(request);
              if (!(await isDraft(named['draft'] ?? ''))) throw gone();
            });
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
        let fields: SentForm['fields'] = {};
        const address = (query: Record<string, string>) =>
          pageAddress(lookUpPath, localeOf(fields['locale']), { case: link, ...query });
        return redirectForm(
          request,
          reply,
          async () => {
            const form = await readFileForm(request, (named) => {
              fields = named;
              numberOf(link);
            });
            const number = numberOf(link);
            const words = readWords({ ...form.fields, action: 'inform' });
            try {
              const work = async () => {
                await demand(request);
                return toCase(number, words, form);
              };
              return address(await orKeepWords(context, number, words, work));
            } catch (error) {
              const isRefused = error instanceof ApiProblem && [400, 409].includes(error.status);
              if (isRefused) await keepAhead(number, form);
              throw error;
            }
          },
          ({ problem }) => address({ problem }),
        );
      },
    });
  });
}
