import type { FastifyInstance, FastifyRequest } from 'fastify';
import { connectNotices } from 'api/notices';
import type { ReleaseStore } from '@eldorado/releases';
import type { GatewayConfig } from '../start/config.ts';
import type { LiveReleases } from '../live/followChannel.ts';
import { serveOps } from './opsRoutes.ts';
import { knowsToken } from './opsSession.ts';
import { createQuarantine } from './quarantine.ts';
import { createLoadOutcomes, type LoadOutcomes } from '../telemetry/loadOutcomes.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { shareOutcomes } from '../telemetry/sharedOutcomes.ts';
import { serveTelemetry } from '../telemetry/telemetryRoute.ts';

interface Parts {
  config: GatewayConfig;
  store: ReleaseStore;
  releases: LiveReleases;
  metrics: Metrics;
}

/** What operators live with: reports of browsers, the quarantine that follows from them, /metrics and /ops. */
export function serveOperations(
  app: FastifyInstance,
  { config, store, releases, metrics }: Parts,
): void {
  const { channel, opsToken } = config;
  // Two minutes are two minutes, also where the site's clock stands still.
  const now = () => new Date();
  const outcomes = countOutcomes(
    app,
    config,
    (remote, version) => void quarantine(remote, version),
  );
  const quarantine = createQuarantine({ store, channel, releases, outcomes, now, log: app.log });
  serveTelemetry(app, {
    find: (setId) => releases.find(setId),
    outcomes,
    metrics,
    perAddress: config.telemetryPerAddress,
    onFailure: (remote, version) => void quarantine(remote, version),
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, opsToken)) return reply.code(401).send();
    metrics.live(releases.current().versions);
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
  if (opsToken) serveOps(app, { token: opsToken, store, channel, releases, outcomes, now });
}

/**
 * Counts what browsers report: with a database together with all gateways that name it, without one for itself.
 * @param onFailure told of failures that other gateways counted.
 */
function countOutcomes(
  app: FastifyInstance,
  { quarantine, databaseUrl, channel }: GatewayConfig,
  onFailure: (remote: string, version: string) => void,
): LoadOutcomes {
  const outcomes = createLoadOutcomes(quarantine, Date.now);
  if (databaseUrl === null) return outcomes;
  const notices = connectNotices(databaseUrl);
  const shared = shareOutcomes({ outcomes, notices, channel, onFailure, log: app.log });
  app.addHook('onClose', () => shared.close());
  return shared;
}

/** A scraper on this machine, or one that knows the token of the configuration. */
function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip)) return true;
  const [, given = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  return token !== null && knowsToken(given, token);
}
