import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from './config.ts';

/** Under which addresses the site is known. */
export interface Addresses {
  /** The site's public origin, without a slash at the end. */
  origin(request: FastifyRequest): string;
  /** Where `/assets` is loaded from. */
  assetsOrigin(request: FastifyRequest): string;
  /** Under which name this process asks itself: as any other it would be sent on to the public one. */
  host: string;
  /** Whether a request was sent to an address that the site is known under. */
  isOwn(request: FastifyRequest): boolean;
}

/** The site's addresses, as the configuration names them, else as the request does. */
export function createAddresses(config: GatewayConfig): Addresses {
  const publicHost = config.publicOrigin === null ? null : new URL(config.publicOrigin).host;
  const origin = (request: FastifyRequest) =>
    config.publicOrigin ?? `${request.protocol}://${plainHost(request.host)}`;
  return {
    origin,
    assetsOrigin: (request) => config.assetsOrigin ?? origin(request),
    host: publicHost ?? 'localhost',
    isOwn: (request) =>
      publicHost === null ? isLocal(request) : publicHost === request.host.toLowerCase(),
  };
}

/** A Host header is the visitor's word; what is no plain host does not get into a page. */
const plainHost = (host: string) =>
  /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i.test(host) ? host : 'localhost';

/**
 * Without a public address the site is known under this machine's: a made-up host would make pages of its own, as many as
 * anybody can think of.
 */
function isLocal({ hostname, socket }: FastifyRequest): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const own = socket.localAddress?.replace(/^::ffff:/, '');
  return ['localhost', '127.0.0.1', '::1', own].includes(name) || name.endsWith('.localhost');
}
