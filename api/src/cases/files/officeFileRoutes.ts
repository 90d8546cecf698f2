import type { FastifyInstance } from 'fastify';
import type { CaseContext } from '../store/context.ts';
import { audit } from '../store/store.ts';
import { ApiProblem } from '../../http/problem.ts';
import { tokenGuard } from '../../http/limits/tokenGuard.ts';
import { readContent } from '../../attachments/content.ts';
import { attachmentEndpoints } from '../../attachments/endpoints.ts';
import { findFile } from '../../attachments/files.ts';

/** Photos and documents of cases for the office, to save: nothing of them is ever shown as a page of the site. */
export function officeFileRoutes(
  app: FastifyInstance,
  context: CaseContext,
  token: string | undefined,
): void {
  const { clock, database } = context;
  app.route({
    ...attachmentEndpoints.officeFile,
    onRequest: tokenGuard(database, { variable: 'CASES_TOKEN', realm: 'cases', token }),
    async handler({ params, query }, reply) {
      const { number, file: id } = params as { number: string; file: string };
      const { by } = query as { by: string };
      const found = await findFile(database.orm(), context, { number }, id);
      if (found?.state !== 'kept')
        throw new ApiProblem(404, 'file-not-found', 'There is no such file.');
      const content = await readContent(context, found);
      await audit(database.orm(), clock.now(), by, `attachment ${id}`, number);
      // Names of other alphabets and quotes by RFC 6266; one of ours for what does not read that.
      const name = encodeURIComponent(found.name).replaceAll(
        /['()*]/g,
        (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
      );
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${number}-${id}.${found.kind ?? 'bin'}"; filename*=UTF-8''${name}`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        })
        .type('application/octet-stream')
        .send(content);
    },
  });
}
