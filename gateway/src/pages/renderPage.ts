import type { FastifyRequest } from 'fastify';
import type { SentForm } from '@eldorado/remote';
import type { Addresses } from '../config/addresses.ts';
import type { SiteTime } from '../config/siteClock.ts';
import type { LiveReleases } from '../live/followChannel.ts';
import type { Visitor } from '../live/visitors.ts';
import { QueueFull } from '@eldorado/http/fair-queue';
import { NotNeeded, ReleasesChanged } from '../render/pool/renderPool.ts';
import type { Renderers } from '../render/renderers.ts';
import type { MadePage, PageJob } from '../render/pool/protocol.ts';
import type { Instead } from '../render/wholePages.ts';
import type { GatewayConfig } from '../config/config.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { Redirect } from './pageErrors.ts';
import type { FreshPage } from './pageCache.ts';

/**
 * Renders the page at an address with the visitor's set of releases.
 * @param address what the page reads of its address (`readAddress`); the host is the request's.
 * @param how `refreshes`: nobody waits for it; `isGone`: whether nobody does any more; `sent`: what the page's form sent and the API did
 * not take.
 * @throws {Redirect} where the page leads elsewhere. @throws {QueueFull} when too much is asked for at once.
 * @throws {ReleasesChanged} when other releases became live before its turn had come (`ofPresentReleases`).
 */
export type RenderPage = (
  request: FastifyRequest,
  address: string,
  visitor: Visitor,
  how?: { refreshes?: boolean; isGone?: () => boolean; sent?: SentForm },
) => Promise<FreshPage>;

/**
 * Makes something of the releases of whoever asks: once more with each change of what is live before its turn has come.
 * @param recognise says which releases are theirs now.
 */
export async function ofPresentReleases<T>(
  recognise: () => Promise<Visitor>,
  make: (visitor: Visitor) => Promise<T>,
): Promise<T & { visitor: Visitor }> {
  for (;;) {
    const visitor = await recognise();
    try {
      return { ...(await make(visitor)), visitor };
    } catch (error) {
      if (!(error instanceof ReleasesChanged)) throw error;
    }
  }
}

const fallbackNote = ({ remote, version, reason }: Instead) => ({
  'eldorado.fallback.remote': remote,
  'eldorado.fallback.version': version ?? 'none',
  'eldorado.fallback.reason': reason,
});

/** What is kept of a page that a worker made. */
export type AsFresh = (page: Pick<PageJob, 'now'>, answer: MadePage) => FreshPage;

/**
 * Makes what tells of pages whether they would be the same if they were made now: what one says of the time is of this minute, and all
 * that it read is as it was.
 * @param now the site's time, milliseconds since the epoch. @param versionOf names the present answer of the API, as the pages read it.
 */
export function createAsFresh(
  now: () => number,
  versionOf: (url: string) => Promise<string | undefined>,
): AsFresh {
  const minuteOf = (time: number) => Math.floor(time / 60_000);
  const holding = (made: number, reads: Readonly<Record<string, string>>) => async () => {
    if (minuteOf(now()) !== made) return false;
    const same = async ([url, version]: [string, string]) => (await versionOf(url)) === version;
    return (await Promise.all(Object.entries(reads).map(same))).every(Boolean);
  };
  return (page, { status, keep, html, errors, reads, times = {}, dataAt }) => ({
    ...{ status, keep, html, times },
    ...(dataAt !== undefined && { dataAt }),
    ...(reads && errors.length === 0 && { holds: holding(minuteOf(page.now), reads) }),
  });
}

/** Makes what renders pages in the workers, and notes in their traces what served in a remote's place. */
export function createRenderer(parts: {
  config: GatewayConfig;
  addresses: Addresses;
  releases: LiveReleases;
  renderers: Renderers;
  siteTime: () => SiteTime;
  tracing: Tracing;
  metrics: Metrics;
  asFresh: AsFresh;
}): RenderPage {
  const { config, addresses, releases, renderers, siteTime, tracing, metrics, asFresh } = parts;

  return async (request, address, { set, pinned }, { refreshes = false, isGone, sent } = {}) => {
    const page = {
      address,
      origin: addresses.origin(request),
      assetsOrigin: addresses.assetsOrigin(request),
      visitor: request.ip,
      links: config.links,
      ...(pinned && { pinned }),
      refreshes,
      ...(sent && { sent }),
      ...siteTime(),
    };
    const before = (remote: string) => {
      const version = set.fallbacks.get(remote)?.version;
      return version === undefined ? null : releases.open({ ...set.versions, [remote]: version });
    };
    const begun = performance.now();
    const done = (outcome: Parameters<Metrics['rendered']>[0]) =>
      metrics.rendered(outcome, (performance.now() - begun) / 1_000);
    const answer = await tracing
      .within(request, 'render', async (note) => {
        const answer = await renderers.render(set, page, before, isGone);
        if (answer.instead) note(fallbackNote(answer.instead));
        return answer;
      })
      .catch((error: unknown) => {
        if (error instanceof QueueFull) done('refused');
        else if (!(error instanceof NotNeeded)) done('failed');
        throw error;
      });
    done('rendered');
    if ('redirect' in answer) throw new Redirect(answer.redirect, answer.status);
    for (const { remote, sentence } of answer.errors)
      request.log.error({ remote, error: sentence }, 'page');
    return asFresh(page, answer);
  };
}
