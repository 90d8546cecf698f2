import { PassThrough, Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Clock } from 'api';
import { splitLocale } from '@eldorado/i18n/locale';
import type { Addresses } from '../addresses.ts';
import type { Visitor } from '../live/visitors.ts';
import type { GatewayConfig } from '../start/config.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { createSite } from './createSite.ts';
import { documentParts } from './document.ts';
import type { PageStream } from './pageCache.ts';

/** Milliseconds after which a page whose data does not come is given up. */
const renderDeadline = 10_000;

export interface PageRedirect {
  redirect: string;
  status: number;
}

/**
 * Renders the page at an address with the visitor's set of releases, or says where it redirects to.
 * @param address its path and query; the host is the request's.
 */
export type RenderPage = (
  request: FastifyRequest,
  address: URL,
  visitor: Visitor,
) => Promise<PageStream | PageRedirect>;

export function createRenderer(parts: {
  config: GatewayConfig;
  addresses: Addresses;
  clock: Clock;
  tracing: Tracing;
}): RenderPage {
  const { config, addresses, clock, tracing } = parts;
  return async (request, address, { set, pinned }) => {
    const origin = addresses.origin(request);
    const assetsOrigin = addresses.assetsOrigin(request);
    const url = new URL(address.pathname + address.search, origin);
    const { locale, path } = splitLocale(url.pathname);
    const rendered = await tracing.within(request, 'render', () =>
      set.shell.render({
        url,
        site: createSite(set, locale, assetsOrigin, config.links, pinned),
        fetchRemote: (name) => set.fetchRemote(name),
        apiBaseUrl: addresses.apiBaseUrl(),
        visitor: request.ip,
        publicApiBaseUrl: '/api',
        now: clock.now(),
        clockIsFrozen: config.frozenNow !== null,
        signal: AbortSignal.timeout(renderDeadline),
        onError: (error) => request.log.error({ err: error }, 'page'),
      }),
    );
    if (rendered.kind === 'redirect')
      return { status: rendered.status, redirect: rendered.location };
    const { head, tail } = documentParts({ ...rendered, set, locale, path, origin, assetsOrigin });
    const body = new PassThrough();
    rendered.pipe(body);
    const html = Readable.from(withEnds(head, body, tail));
    return { status: rendered.status, keep: rendered.status < 500 && !rendered.degraded, html };
  };
}

async function* withEnds(
  head: string,
  body: AsyncIterable<Buffer>,
  tail: string,
): AsyncGenerator<Buffer> {
  yield Buffer.from(head);
  yield* body;
  yield Buffer.from(tail);
}
