import type { FastifyReply } from 'fastify';

/** Answers who has more under way than is his share. */
export function refuseCrowd(reply: FastifyReply): void {
  void reply
    .code(429)
    .headers({ 'cache-control': 'no-store', 'retry-after': '10', connection: 'close' })
    .type('text/plain; charset=utf-8')
    .send('Too many requests of this network are under way.\n');
}
