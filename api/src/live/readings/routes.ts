import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { ApiProblem, tooManyRequests } from '../../http/problem.ts';
import { makeRateLimit } from '../../http/limits/rateLimit.ts';
import { makeNetworkLimit } from '../../http/limits/networkLimit.ts';
import { isSigned } from '../../http/partner/signature.ts';
import { decodeUtf8 } from '../../text/readUtf8.ts';
import { minute } from '../../time/time.ts';
import { liveEndpoints } from '../endpoints.ts';
import { readingsOfCsv, readingsOfJson } from './readMessage.ts';
import { takeReadings } from './takeReadings.ts';

const mostBytes = 1024 * 1024;
const messagesPerMinute = 600;
const wrongSignaturesPerMinute = 10;
const shortestSecret = 16;

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Takes readings of sensors from who signs them with the secret; without one configured nobody's. Throws when the secret is
 * too short to keep anybody out.
 */
export function readingRoutes(
  app: FastifyInstance,
  context: ApiContext,
  secret: string | undefined,
) {
  if (secret !== undefined && secret.length < shortestSecret)
    throw new Error(`LIVE_SECRET must have at least ${shortestSecret} characters`);
  const messages = makeRateLimit({ limit: messagesPerMinute, windowMs: minute });
  const failures = makeNetworkLimit(context.database, {
    name: 'live-signatures',
    limit: wrongSignaturesPerMinute,
    windowMs: minute,
  });

  // The real clock: with one that stands still a window would never pass.
  function refusal({ ip }: FastifyRequest): ApiProblem | undefined {
    if (secret === undefined)
      return new ApiProblem(
        404,
        'feed-off',
        'LIVE_SECRET is not set: this site takes no readings.',
      );
    const wait = messages.take(ip, Date.now());
    return wait > 0 ? tooManyRequests(wait) : undefined;
  }

  async function authorize(request: FastifyRequest, body: Buffer) {
    const { method, url: path } = request;
    const given = {
      timestamp: header(request, 'x-eldorado-timestamp'),
      signature: header(request, 'x-eldorado-signature'),
    };
    const signed = { method, path, body: body.toString() };
    if (isSigned(secret ?? '', given, signed, context.clock.now().getTime())) return;
    await failures.demand(request.ip, Date.now());
    throw new ApiProblem(
      401,
      'feed-signature-invalid',
      'The signature is missing, wrong or older than five minutes.',
    );
  }

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'text/csv'],
      { parseAs: 'buffer' },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.route({
      ...liveEndpoints.feedLive,
      bodyLimit: mostBytes,
      // Before a byte of the body is read.
      onRequest(request, _reply, done) {
        done(refusal(request));
      },
      // What is signed are bytes: they are read after the signature.
      validatorCompiler: () => () => true,
      async handler(request, reply) {
        const body = request.body as Buffer | undefined;
        if (!body)
          throw new ApiProblem(415, 'unsupported-media-type', 'Send readings as JSON or CSV.');
        await authorize(request, body);
        const isCsv = header(request, 'content-type').startsWith('text/csv');
        const text = decodeUtf8(body);
        const message = isCsv
          ? await readingsOfCsv(Readable.from([body]))
          : readingsOfJson(text ?? '');
        if (message.kind === 'bad') {
          const [first] = message.faults;
          throw new ApiProblem(
            400,
            'feed-unreadable',
            `line ${first?.line ?? 1}: ${first?.reason ?? 'the message cannot be read'}`,
          );
        }
        const now = context.clock.now().getTime();
        const { readings } = message;
        const receipt = await takeReadings(context.database, context.store(), readings, now);
        if (receipt.taken + receipt.corrected > 0) await context.followFeeds();
        request.log.info(
          { ...receipt, faults: receipt.faults.slice(0, 20) },
          'readings of sensors',
        );
        return reply.header('cache-control', 'no-store').send(receipt);
      },
    });
    done();
  });
}
