import type { FastifyInstance } from 'fastify';
import { QueueFull } from '@eldorado/http/fair-queue';
import type { LiveSet } from '../live/liveSet.ts';
import { pageHeaders } from './securityHeaders.ts';

/** A page that redirects is not kept; it leaves the cache as an exception. */
export class Redirect extends Error {
  readonly location: string;
  readonly status: number;

  constructor(location: string, status: number) {
    super(`Redirect to ${location}`);
    this.location = location;
    this.status = status;
  }
}

/** Answers what was thrown: a page's redirect, or that not even the error page could be made. */
export function answerErrors(
  app: FastifyInstance,
  current: () => LiveSet,
  assetsOrigin: string | null,
): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Redirect) return reply.redirect(error.location, error.status);
    // What cannot be read is the sender's fault, and no news for the log.
    const refused = refusalOf(error);
    if (refused)
      return reply
        .code(refused)
        .removeHeader('content-encoding')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('This request cannot be read.\n');
    const full = error instanceof QueueFull;
    // One line a refusal would make the log part of the load.
    if (!full) request.log.error({ err: error });
    if (full) reply.header('retry-after', '2');
    return reply
      .code(full ? 503 : 500)
      .removeHeader('content-encoding')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .headers(pageHeaders(current(), assetsOrigin))
      .send(lastResort);
  });
}

/** The status of an error that Fastify or a parser lays at the sender's door. */
function refusalOf(error: unknown): number | null {
  const { statusCode: status } = error as { statusCode?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

/** spec.md section 2: what remains when not even the error page could be made. */
const lastResort =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>El Dorado</title></head><body><p>An error occurred while showing the error page</p><p><a href="/">El Dorado</a></p></body></html>';
