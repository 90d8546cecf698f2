import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayConfig } from './start/config.ts';

/** Under which addresses the site is known. */
export interface Addresses {
  /** The site's public origin, without a slash at the end. */
  origin(request: FastifyRequest): string;
  /** Where `/assets` is loaded from. */
  assetsOrigin(request: FastifyRequest): string;
  /** Where this process reaches the API: at the gateway's own door, as a browser does. Known once it listens. */
  apiBaseUrl(): string;
  /** Whether a request was sent to an address that the site is known under. */
  isOwn(request: FastifyRequest): boolean;
}

/** The site's addresses, as the configuration names them, else as the request does. */
export function createAddresses(app: FastifyInstance, config: GatewayConfig): Addresses {
  const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host;
  const publicHost = config.publicOrigin === null ? null : new URL(config.publicOrigin).host;
  const origin = (request: FastifyRequest) =>
    config.publicOrigin ?? `${request.protocol}://${plainHost(request.host)}`;
  return {
    origin,
    assetsOrigin: (request) => config.assetsOrigin ?? origin(request),
    apiBaseUrl: () => `http://${host}:${portOf(app)}/api`,
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

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
