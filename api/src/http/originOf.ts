import type { FastifyRequest } from 'fastify';

/** The site's address as a request names it. A Host header is the visitor's word; what is no plain host does not get into a file. */
export const originOf = ({ protocol, host }: FastifyRequest): string =>
  `${protocol}://${/^[\w.-]+(:\d+)?$/.test(host) ? host : 'localhost'}`;
