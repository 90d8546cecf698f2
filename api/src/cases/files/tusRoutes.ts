import { drizzle } from 'drizzle-orm/node-postgres';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostFileBytes } from '@eldorado/rules/pqrs-files';
import type { CaseContext } from '../store/context.ts';
import { caseDrafts } from '../store/tables.ts';
import { ApiProblem } from '../../http/problem.ts';
import { readThumbnail, receivePart, removeFile } from '../../attachments/content.ts';
import { attachmentEndpoints } from '../../attachments/endpoints.ts';
import { beginFile, findArriving } from '../../attachments/files.ts';
import { refusalProblem } from '../../attachments/refusals.ts';
import { makeFileLimit } from './fileLimit.ts';
import { missing, orProblem, tusDraft } from './tusDraft.ts';
import { beginTus, nameOf, numberOf, tusVersion } from './tusHeaders.ts';

/** Most bytes of a piece; what is under way when a network is lost is sent again. */
const longestPart = 1024 * 1024;

type Draft = ReturnType<typeof tusDraft>;

const fileOf = ({ params }: FastifyRequest) => (params as { file: string }).file;
// Headers are read by the handlers, each with an answer of its own.
const validatorCompiler = () => () => true;

/**
 * Uploads to a draft that go on after a lost network: of tus 1.0 its core, creation and termination
 * (https://tus.io/protocols/resumable-upload). What arrived lies in the database, so any process takes the next piece.
 */
export function tusRoutes(app: FastifyInstance, context: CaseContext): void {
  const draft = tusDraft(context);
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/offset+octet-stream',
      { parseAs: 'buffer', bodyLimit: longestPart },
      (_request, body, parsed) => parsed(null, body),
    );
    beginRoutes(scope, context, draft);
    offsetRoute(scope, draft);
    partRoute(scope, context, draft);
    keptRoutes(scope, context, draft);
    done();
  });
}

/** What is spoken here, and the beginning of a file. */
function beginRoutes(scope: FastifyInstance, context: CaseContext, draft: Draft): void {
  const { clock, database } = context;
  const { withDraft, beginMessage } = draft;
  const limit = makeFileLimit(database);

  scope.route({
    ...attachmentEndpoints.tusOptions,
    handler: (_request, reply) =>
      reply
        .code(204)
        .headers({
          'tus-resumable': tusVersion,
          'tus-version': tusVersion,
          'tus-extension': 'creation,termination',
          'tus-max-size': String(mostFileBytes),
        })
        .send(),
  });

  scope.route({
    ...attachmentEndpoints.beginFile,
    validatorCompiler,
    async handler(request, reply) {
      beginTus(request, reply);
      const size = numberOf(request, 'Upload-Length');
      await limit.demand(request.ip, clock.now().getTime());
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
}

/** How far a file has come. */
function offsetRoute(scope: FastifyInstance, { withDraft, finish }: Draft): void {
  scope.route({
    ...attachmentEndpoints.fileOffset,
    validatorCompiler,
    async handler(request, reply) {
      beginTus(request, reply);
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
}

/** The next piece of a file. */
function partRoute(scope: FastifyInstance, context: CaseContext, draft: Draft): void {
  const { withDraft, finish } = draft;
  scope.route({
    ...attachmentEndpoints.sendPart,
    validatorCompiler,
    async handler(request, reply) {
      beginTus(request, reply);
      const start = numberOf(request, 'Upload-Offset');
      const { body: bytes } = request;
      if (!Buffer.isBuffer(bytes))
        throw new ApiProblem(
          415,
          'unsupported-media-type',
          'Send application/offset+octet-stream.',
        );
      const { received, owner } = await withDraft(request, false, async (client, owner) => ({
        received: await receivePart(client, context, owner, fileOf(request), { start, bytes }),
        owner,
      }));
      if (received.kind === 'missing') throw missing();
      if (received.kind === 'elsewhere')
        throw new ApiProblem(409, 'offset-wrong', `Go on from byte ${received.until}.`);
      if (received.kind === 'too-much') throw refusalProblem('file-too-large');
      if (received.until === received.size) await finish(request, owner, fileOf(request));
      return reply.code(204).header('upload-offset', String(received.until)).send();
    },
  });
}

/** A file that is there: it is taken away, or shown small. */
function keptRoutes(scope: FastifyInstance, context: CaseContext, { withDraft }: Draft): void {
  scope.route({
    ...attachmentEndpoints.removeFile,
    validatorCompiler,
    async handler(request, reply) {
      beginTus(request, reply);
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
}
