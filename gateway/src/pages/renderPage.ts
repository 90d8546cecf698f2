import type { FastifyRequest } from 'fastify';
import type { SentForm } from '@eldorado/remote';
import type { Clock } from 'api';
import type { Addresses } from '../config/addresses.ts';
import type { LiveReleases } from '../live/followChannel.ts';
import type { Visitor } from '../live/visitors.ts';
import { QueueFull } from '@eldorado/http/fair-queue';
import type { Renderers } from '../render/renderers.ts';
import type { Instead } from '../render/wholePages.ts';
import type { GatewayConfig } from '../config/config.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { Redirect } from './pageErrors.ts';
import type { FreshPage } from './pageCache.ts';

/**
 * Renders the page at an address with the visitor's set of releases.
 * @param address what the page reads of its address (`readAddress`); the host is the request's.
 * @param how `refreshes`: nobody waits for it; `sent`: what the page's form sent and the API did not take.
 * @throws {Redirect} where the page leads elsewhere. @throws {QueueFull} when too much is asked for at once.
 */
export type RenderPage = (
  request: FastifyRequest,
  address: string,
  visitor: Visitor,
  how?: { refreshes?: boolean; sent?: SentForm },
) => Promise<FreshPage>;

const fallbackNote = ({ remote, version, reason }: Instead) => ({
  'eldorado.fallback.remote': remote,
  'eldorado.fallback.version': version ?? 'none',
  'eldorado.fallback.reason': reason,
});

/** Makes what renders pages in the workers, and notes in their traces what served in a remote's place. */
export function createRenderer(parts: {
  config: GatewayConfig;
  addresses: Addresses;
  releases: LiveReleases;
  renderers: Renderers;
  clock: Clock;
  tracing: Tracing;
  metrics: Metrics;
  /** Names the present answer of the API, as the pages read it. */
  versionOf: (url: string) => Promise<string | undefined>;
}): RenderPage {
  const { config, addresses, releases, renderers, clock, tracing, metrics, versionOf } = parts;
  const minute = () => Math.floor(clock.now().getTime() / 60_000);

  /**
   * Tells of a page whether it would be the same if it were made now: what it says of the time is of this minute, and all that it read
   * is as it was. Made here, where it holds nothing of the request.
   */
  const holding = (made: number, reads: Readonly<Record<string, string>>) => async () => {
    if (minute() !== made) return false;
    const same = async ([url, version]: [string, string]) => (await versionOf(url)) === version;
    return (await Promise.all(Object.entries(reads).map(same))).every(Boolean);
  };

  return async (request, address, { set, pinned }, { refreshes = false, sent } = {}) => {
    const page = {
      address,
      origin: addresses.origin(request),
      assetsOrigin: addresses.assetsOrigin(request),
      visitor: request.ip,
      links: config.links,
      ...(pinned && { pinned }),
      refreshes,
      ...(sent && { sent }),
      now: clock.now().getTime(),
      clockIsFrozen: config.frozenNow !== null,
      ...(config.movesFrom !== null && { clockAhead: clock.now().getTime() - Date.now() }),
    };
    const before = (remote: string) => {
      const version = set.fallbacks.get(remote)?.version;
      return version === undefined ? null : releases.open({ ...set.versions, [remote]: version });
    };
    const begun = performance.now();
    const made = minute();
    const done = (outcome: Parameters<Metrics['rendered']>[0]) =>
      metrics.rendered(outcome, (performance.now() - begun) / 1_000);
    const answer = await tracing
      .within(request, 'render', async (note) => {
        const answer = await renderers.render(set, page, before);
        if (answer.instead) note(fallbackNote(answer.instead));
        return answer;
      })
      .catch((error: unknown) => {
        done(error instanceof QueueFull ? 'refused' : 'failed');
        throw error;
      });
    done('rendered');
    if ('redirect' in answer) throw new Redirect(answer.redirect, answer.status);
    for (const { remote, sentence } of answer.errors)
      request.log.error({ remote, error: sentence }, 'page');
    const { status, keep, html, reads, times = {}, dataAt } = answer;
    const fresh = { status, keep, html, times, ...(dataAt !== undefined && { dataAt }) };
    return reads && answer.errors.length === 0 ? { ...fresh, holds: holding(made, reads) } : fresh;
  };
}
