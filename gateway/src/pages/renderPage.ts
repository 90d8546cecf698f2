import type { FastifyRequest } from 'fastify';
import type { SentForm } from '@eldorado/remote';
import type { Clock } from 'api';
import type { Addresses } from '../addresses.ts';
import type { LiveReleases } from '../live/followChannel.ts';
import type { Visitor } from '../live/visitors.ts';
import { QueueFull } from '../render/fairQueue.ts';
import type { Renderers } from '../render/renderers.ts';
import type { GatewayConfig } from '../start/config.ts';
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

export function createRenderer(parts: {
  config: GatewayConfig;
  addresses: Addresses;
  releases: LiveReleases;
  renderers: Renderers;
  clock: Clock;
  tracing: Tracing;
  metrics: Metrics;
}): RenderPage {
  const { config, addresses, releases, renderers, clock, tracing, metrics } = parts;
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
    };
    const before = (remote: string) => {
      const version = set.fallbacks.get(remote)?.version;
      return version === undefined ? null : releases.open({ ...set.versions, [remote]: version });
    };
    const begun = performance.now();
    const done = (outcome: Parameters<Metrics['rendered']>[0]) =>
      metrics.rendered(outcome, (performance.now() - begun) / 1_000);
    const answer = await tracing
      .within(request, 'render', () => renderers.render(set, page, before))
      .catch((error: unknown) => {
        done(error instanceof QueueFull ? 'refused' : 'failed');
        throw error;
      });
    done('rendered');
    if ('redirect' in answer) throw new Redirect(answer.redirect, answer.status);
    for (const { remote, sentence } of answer.errors)
      request.log.error({ remote, error: sentence }, 'page');
    return answer;
  };
}
