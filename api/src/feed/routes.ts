import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeRateLimit } from '../http/limits/rateLimit.ts';
import { tokenGuard } from '../http/limits/tokenGuard.ts';
import type { ApiContext } from '../context.ts';
import { feedEndpoints } from './endpoints.ts';
import { applyAidx } from './aidx/applyAidx.ts';
import { AidxError, readAidx, type AidxMessage } from './aidx/readAidx.ts';
import { ApiProblem, tooManyRequests } from '../http/problem.ts';
import { minute } from '../time/time.ts';

const mostBytes = 8 * 1024 * 1024;
const messagesPerMinute = 600;

/**
 * Takes AIDX messages from who knows the token; without one configured nobody does. The token is checked before a byte of
 * the message is read.
 * @param localDays of which senders `OriginDate` is a local day.
 * @throws when the token is too short to keep anybody out.
 */
export function feedRoutes(
  app: FastifyInstance,
  context: ApiContext,
  token: string | undefined,
  localDays: readonly string[] = [],
) {
  const admit = tokenGuard(context.database, { variable: 'AIDX_TOKEN', realm: 'feed', token });
  // Who knows the token is only kept from taking a process whole.
  const messages = makeRateLimit({ limit: messagesPerMinute, windowMs: minute });

  async function authorize(request: FastifyRequest) {
    await admit(request);
    // The real clock: with one that stands still a window would never pass.
    const wait = messages.take(request.ip, Date.now());
    if (wait > 0) throw tooManyRequests(wait);
  }

  const refusing = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AidxError)) throw error;
      throw new ApiProblem(error.code === 'too-large' ? 413 : 400, error.code, error.message);
    }
  };

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    const read = (request: FastifyRequest, payload: IncomingMessage) => {
      if (request.headers['content-encoding'])
        throw new ApiProblem(415, 'unsupported-media-type', 'Send the message uncompressed.');
      return refusing(() => readAidx(payload as AsyncIterable<Buffer>, mostBytes));
    };
    scope.addContentTypeParser(['application/xml', 'text/xml'], read);
    scope.route({
      ...feedEndpoints.feedAidx,
      bodyLimit: mostBytes,
      onRequest: authorize,
      // The body is a message that was read already, not the text that its schema describes.
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        const message = request.body as AidxMessage | undefined;
        if (!message)
          throw new ApiProblem(415, 'unsupported-media-type', 'Send the message as XML.');
        const result = await refusing(() =>
          applyAidx(context.database, message, context.clock.now(), localDays),
        );
        if (result.applied > 0) await context.followFeeds();
        request.log.info({ ...result, legs: result.legs.slice(0, 20) }, 'an AIDX message');
        return reply.header('cache-control', 'no-store').send(result);
      },
    });
    done();
  });
}
