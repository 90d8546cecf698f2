import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Addresses } from '../config/addresses.ts';

/** Asked by machines under whatever address they know. */
const forMachines = /^\/(health\/|metrics$|assets\/)/;

/**
 * Sends whoever comes under a name that is not the site's to the one that is, and refuses what cannot be sent on.
 * @param publicOrigin null on a machine that the world does not see.
 */
export function refuseOtherHosts(
  app: FastifyInstance,
  addresses: Addresses,
  publicOrigin: string | null,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (addresses.isOwn(request) || forMachines.test(pathOf(request))) return done();
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && publicOrigin) reply.redirect(publicOrigin + request.url, 308);
    else
      reply
        .code(421)
        .type('text/plain; charset=utf-8')
        .send('This site is not known under that name.\n');
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/';
