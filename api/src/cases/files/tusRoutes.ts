import { drizzle } from 'drizzle-orm/node-postgres';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mostFileBytes } from '@eldorado/rules/pqrs-files';
import type { CaseContext } from '../context.ts';
import { caseDrafts } from '../tables.ts';
import { ApiProblem } from '../../http/problem.ts';
import { makeSharedLimit } from '../../http/sharedLimit.ts';
import { minute } from '../../time/time.ts';
import { readThumbnail, receivePart, removeFile } from '../../attachments/content.ts';
import { attachmentEndpoints } from '../../attachments/endpoints.ts';
import { beginFile, findArriving } from '../../attachments/files.ts';
import { refusalProblem } from '../../attachments/refusals.ts';
import { headerOf, missing, orProblem, tusDraft } from './tusDraft.ts';

const version = '1.0.0';
/** Most bytes of a piece; what is under way when a network is lost is sent again. */
const longestPart = 1024 * 1024;

/** A whole number of a header; NaN for anything else. */
const numberOf = (request: FastifyRequest, name: string) =>
  /^\d{1,10}$/.test(headerOf(request, name)) ? Number(headerOf(request, name)) : NaN;
const badHeader = (name: string) =>
  new ApiProblem(400, 'header-invalid', `The header ${name} is missing or wrong.`);

/** The `filename` of tus's metadata: pairs of a word and base64, with commas between them. */
function nameOf(request: FastifyRequest): string {
  const pairs = headerOf(request, 'upload-metadata').split(',');
  const [, base64 = ''] =
    pairs.map((pair) => pair.trim().split(' ')).find(([key]) => key === 'filename') ?? [];
  return Buffer.from(base64, 'base64').toString('utf8');
}

/**
 * Uploads to a draft that go on after a lost network: of tus 1.0 its core, creation and termination
 * (https://tus.io/protocols/resumable-upload). What arrived lies in the database, so any process takes the next piece.
 */
export function tusRoutes(app: FastifyInstance, context: CaseContext): void {
  const { clock, database } = context;
  const { withDraft, beginMessage, finish } = tusDraft(context);
  const begins = makeSharedLimit(database, {
    name: 'case-files',
    limit: 60,
    windowMs: 10 * minute,
  });

  function begin(request: FastifyRequest, reply: FastifyReply) {
    void reply.headers({ 'tus-resumable': version, 'cache-control': 'no-store' });
    if (headerOf(request, 'tus-resumable') === version) return;
    throw new ApiProblem(412, 'tus-version', `This speaks tus ${version}.`, {
      headers: { 'tus-version': version },
    });
  }

  const fileOf = ({ params }: FastifyRequest) => (params as { file: string }).file;

  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/offset+octet-stream',
      { parseAs: 'buffer', bodyLimit: longestPart },
      (_request, body, parsed) => parsed(null, body),
    );
    // Headers are read above, each with an answer of its own.
    const validatorCompiler = () => () => true;

    scope.route({
      ...attachmentEndpoints.tusOptions,
      handler: (_request, reply) =>
        reply
          .code(204)
          .headers({
            'tus-resumable': version,
            'tus-version': version,
            'tus-extension': 'creation,termination',
            'tus-max-size': String(mostFileBytes),
          })
          .send(),
    });

    scope.route({
      ...attachmentEndpoints.beginFile,
      validatorCompiler,
      async handler(request, reply) {
        begin(request, reply);
        const size = numberOf(request, 'upload-length');
        if (Number.isNaN(size)) throw badHeader('Upload-Length');
        await begins.demand(request.ip, clock.now().getTime());
        await beginMessage(request);
        const id = await orProblem(
          withDraft(request, true, async (client, owner) => {
            // Who sends files is at work on the draft.
            await drizzle(client)
              .update(caseDrafts)
              .set({ changedAt: clock.now() })
              .where(eq(caseDrafts.id, owner.draft));
            return beginFile(client, context, owner, { name: nameOf(request), size });
          }),
        );
        return reply.code(201).header('location', `/api/v2/case-files/${id}`).send();
      },
    });

    scope.route({
      ...attachmentEndpoints.fileOffset,
      validatorCompiler,
      async handler(request, reply) {
        begin(request, reply);
        const found = await withDraft(request, false, async (client, owner) => {
          const arriving = await findArriving(client, owner, fileOf(request));
          return arriving && { ...arriving, owner };
        });
        if (!found) throw missing();
        const { row, received, owner } = found;
        // The answer to its last piece was lost, and what examines it may have been, too.
        if (received === row.size) await finish(request, owner, row.id);
        return reply
          .headers({ 'upload-offset': String(received), 'upload-length': String(row.size) })
          .send();
      },
    });

    scope.route({
      ...attachmentEndpoints.sendPart,
      validatorCompiler,
      async handler(request, reply) {
        begin(request, reply);
        const start = numberOf(request, 'upload-offset');
        if (Number.isNaN(start)) throw badHeader('Upload-Offset');
        const { body: bytes } = request;
        if (!Buffer.isBuffer(bytes))
          throw new ApiProblem(
            415,
            'unsupported-media-type',
            'Send application/offset+octet-stream.',
          );
        const { received, owner } = await withDraft(request, false, async (client, draft) => ({
          received: await receivePart(client, context, draft, fileOf(request), { start, bytes }),
          owner: draft,
        }));
        if (received.kind === 'missing') throw missing();
        if (received.kind === 'elsewhere')
          throw new ApiProblem(409, 'offset-wrong', `Go on from byte ${received.until}.`);
        if (received.kind === 'too-much') throw refusalProblem('file-too-large');
        if (received.until === received.size) await finish(request, owner, fileOf(request));
        return reply.code(204).header('upload-offset', String(received.until)).send();
      },
    });

    scope.route({
      ...attachmentEndpoints.removeFile,
      validatorCompiler,
      async handler(request, reply) {
        begin(request, reply);
        const removed = await withDraft(request, false, (client, owner) =>
          removeFile(client, owner, fileOf(request)),
        );
        if (!removed) throw missing();
        return reply.code(204).send();
      },
    });
    scope.route({
      ...attachmentEndpoints.thumbnail,
      validatorCompiler,
      async handler(request, reply) {
        void reply.header('cache-control', 'private, no-store');
        const picture = await withDraft(request, false, (client, owner) =>
          readThumbnail(client, context, owner, fileOf(request)),
        );
        if (picture === null) throw missing();
        return reply.header('x-content-type-options', 'nosniff').type('image/jpeg').send(picture);
      },
    });
    done();
  });
}
