import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { tokenGuard } from '../../http/limits/tokenGuard.ts';
import { ApiProblem } from '../../http/problem.ts';
import { bogotaDay } from '../../time/time.ts';
import type { CaseContext } from '../store/context.ts';
import { caseEndpoints } from '../endpoints.ts';
import { officeAct } from '../office/officeAct.ts';
import { lostLine, lostOf } from '../mails/lostMails.ts';
import { audit, findCase, listCases, type Case } from '../store/store.ts';
import { holidayWarning } from '../lifecycle/terms.ts';
import { readOfficeAction } from '../office/officeAction.ts';
import { caseView } from './view.ts';

const missing = () => new ApiProblem(404, 'case-not-found', 'There is no case with this number.');

/** Cases for the office's pages: for who knows the token; without one configured for nobody. */
export function officeRoutes(
  app: FastifyInstance,
  context: CaseContext,
  token: string | undefined,
): void {
  const { clock, database } = context;
  const onRequest = tokenGuard(database, { variable: 'CASES_TOKEN', realm: 'cases', token });
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  const shown = async (found: Case) => ({
    case: caseView(found),
    answers: found.answers,
    takenBy: found.takenBy,
    unreached: (await lostOf(context, found.number)).map(lostLine),
  });

  typed.route({
    ...caseEndpoints.officeCases,
    onRequest,
    async handler({ query }, reply) {
      const rows = await listCases(database.orm(), query);
      return reply.header('cache-control', 'private, no-store').send({
        cases: rows.map((row) => ({
          ...row,
          receivedAt: row.receivedAt.toISOString(),
          answeredAt: row.answeredAt?.toISOString() ?? null,
        })),
        warning: holidayWarning(bogotaDay(clock.now())),
      });
    },
  });

  typed.route({
    ...caseEndpoints.officeCase,
    onRequest,
    async handler({ params, query }, reply) {
      const found = await findCase(database.orm(), context, params.number);
      if (!found) throw missing();
      await audit(database.orm(), clock.now(), query.by, 'show', found.number);
      return reply.header('cache-control', 'private, no-store').send(await shown(found));
    },
  });

  typed.route({
    ...caseEndpoints.officeAction,
    // Files of 10 MB in base64, and words.
    bodyLimit: 15 * 1024 * 1024,
    onRequest,
    async handler({ params, body }, reply) {
      const { by, files = [] } = body;
      const attached = files.map(({ name, content }) => ({
        name,
        bytes: Buffer.from(content, 'base64'),
      }));
      const said = { action: readOfficeAction(body), by, attached };
      const result = await officeAct(context, params.number, said);
      if (result.kind === 'missing') throw missing();
      if (result.kind === 'refused')
        throw new ApiProblem(409, result.refusal.code, result.refusal.sentence);
      return reply.header('cache-control', 'no-store').send(await shown(result.case));
    },
  });
}
