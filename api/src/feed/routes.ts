import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeRateLimit } from '../http/limits/rateLimit.ts';
import { makeSharedLimit } from '../http/limits/sharedLimit.ts';
import type { ApiContext } from '../context.ts';
import { feedEndpoints } from './endpoints.ts';
import { applyAidx } from './aidx/applyAidx.ts';
import { AidxError, readAidx, type AidxMessage } from './aidx/readAidx.ts';
import { ApiProblem } from '../http/problem.ts';
import { minute } from '../time/time.ts';

const mostBytes = 8 * 1024 * 1024;
const messagesPerMinute = 600;
const wrongTokensPerMinute = 10;
const shortestToken = 16;

const digest = (text: string) => createHash('sha256').update(text).digest();

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
  if (token !== undefined && token.length < shortestToken)
    throw new Error(`AIDX_TOKEN must have at least ${shortestToken} characters`);
  const expected = token === undefined ? null : digest(token);
  const messages = makeRateLimit({ limit: messagesPerMinute, windowMs: minute });
  // Tries at the token are counted by all processes together; who knows it is only kept from taking one process whole.
  const failures = makeSharedLimit(context.database, {
    name: 'feed-tokens',
    limit: wrongTokensPerMinute,
    windowMs: minute,
  });
  const now = () => context.clock.now();

  // The real clock: with one that stands still a window would never pass.
  async function limited(limit: typeof messages | typeof failures, request: FastifyRequest) {
    const wait = await limit.take(request.ip, Date.now());
    if (wait === 0) return;
    throw new ApiProblem(429, 'too-many-requests', `Try again in ${wait} seconds.`, {
      headers: { 'retry-after': String(wait) },
    });
  }

  async function authorize(request: FastifyRequest) {
    if (expected === null) throw new ApiProblem(404, 'feed-off', 'This site takes no feed.');
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    // Digests have one length, and comparing them takes the same time wherever they differ.
    if (given === undefined || !timingSafeEqual(digest(given), expected)) {
      await limited(failures, request);
      throw new ApiProblem(401, 'feed-token-invalid', 'The bearer token is missing or wrong.', {
        headers: { 'www-authenticate': 'Bearer' },
      });
    }
    await limited(messages, request);
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
        const result = await refusing(() => applyAidx(context.database, message, now(), localDays));
        if (result.applied > 0) await context.followFeeds();
        request.log.info({ ...result, legs: result.legs.slice(0, 20) }, 'an AIDX message');
        return reply.header('cache-control', 'no-store').send(result);
      },
    });
    done();
  });
}
