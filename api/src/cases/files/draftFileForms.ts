import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pqrsPath } from '@eldorado/rules/pqrs';
import { attachmentEndpoints } from '../../attachments/endpoints.ts';
import { readFileForm, takeFileForms, type SentForm } from '../../attachments/readForm.ts';
import { pageAddress, redirectForm } from '../../http/input/formBody.ts';
import { localeOf } from '../../http/input/formFields.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { DraftContext } from '../draft/draftContext.ts';
import { lookUpPath } from '../store/links.ts';
import { numberOfLink, orKeepWords, readWords } from '../sender/senderWords.ts';
import { makeFileLimit } from './fileLimit.ts';
import { draftGone, sentFiles } from './sentFiles.ts';

/** What both forms work with. @property demand counts a post. */
interface FileForms {
  context: DraftContext;
  files: ReturnType<typeof sentFiles>;
  demand: (request: FastifyRequest) => Promise<void>;
}

/** Photos and documents as browsers post them by themselves: to a draft, and to a case with more information. */
export function draftFileForms(app: FastifyInstance, context: DraftContext): void {
  const limit = makeFileLimit(context.database);
  const forms = {
    context,
    files: sentFiles(context),
    demand: ({ ip }: FastifyRequest) => limit.demand(ip, context.clock.now().getTime()),
  };
  void app.register(async (scope) => {
    await takeFileForms(scope);
    draftForm(scope, forms);
    messageForm(scope, forms);
  });
}

// A form's fields are read by the handlers, each with a page of its own for what is wrong.
const validatorCompiler = () => () => true;

/** The page of the form that takes files. */
function draftForm(scope: FastifyInstance, { files, demand }: FileForms): void {
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
            if (!(await files.isDraft(named['draft'] ?? ''))) throw draftGone();
          });
          return address(await files.toDraft(form));
        },
        ({ problem }) => address('files', problem),
      );
    },
  });
}

/** More information for a case, with files. */
function messageForm(scope: FastifyInstance, { context, files, demand }: FileForms): void {
  const { links } = context;
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
            numberOfLink(links, link);
          });
          const number = numberOfLink(links, link);
          const words = readWords({ ...form.fields, action: 'inform' });
          try {
            const work = async () => {
              await demand(request);
              return files.toCase(number, words, form);
            };
            return address(await orKeepWords(context, number, words, work));
          } catch (error) {
            const isRefused = error instanceof ApiProblem && [400, 409].includes(error.status);
            if (isRefused) await files.keepAhead(number, form);
            throw error;
          }
        },
        ({ problem }) => address({ problem }),
      );
    },
  });
}
