import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { always } from './everyAnswer.ts';

const answer = (reply: FastifyReply, status: number) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('This request cannot be read.\n');

/** Answers an address that no route can be looked up for, such as half an escape: no hook sees it. */
export function answerBadTarget(
  { statusCode = 400 }: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void answer(reply.headers(always), statusCode);
}

/**
 * Refuses what others in front might read in another way than this site does: a target that is no path of it, and a host
 * that is named twice or is none (RFC 9112, 3.2).
 */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders } = request.raw;
    const hosts = rawHeaders.filter(
      (_text, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host',
    );
    const readable =
      request.url.startsWith('/') &&
      hosts.length === 1 &&
      hosts.every((host) => URL.canParse(`http://${host}`));
    if (!readable) return answer(reply, 400);
  });
}
