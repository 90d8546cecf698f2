import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

/** What the gateway says where the API elsewhere gives no answer, in the API's own form (RFC 9457). */
const failures = {
  502: {
    title: 'Bad gateway',
    code: 'api-unavailable',
    detail: 'The API cannot be reached, or its answer is none. Try again in a moment.',
  },
  504: {
    title: 'Gateway timeout',
    code: 'api-timeout',
    detail: 'The API does not answer in time. Try again in a moment.',
  },
} as const;

/** Answers in the place of an API that does not; headers of an answer that began are taken back. */
export function sendApiFailure(
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  status: keyof typeof failures,
): void {
  // What every answer says stands on Node's own.
  for (const name of Object.keys(reply.getHeaders()))
    if (!reply.raw.hasHeader(name)) void reply.removeHeader(name);
  const { title, code, detail } = failures[status];
  void reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: `/problems/${code}`, title, status, detail, code }));
}
