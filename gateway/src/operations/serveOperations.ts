import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReleaseStore } from '@eldorado/releases';
import type { GatewayConfig } from '../start/config.ts';
import type { LiveReleases } from '../live/followChannel.ts';
import { serveOps } from './opsRoutes.ts';
import { knowsToken } from './opsSession.ts';
import type { Quarantine } from './quarantine.ts';
import type { LoadOutcomes } from '../telemetry/loadOutcomes.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { serveTelemetry } from '../telemetry/telemetryRoute.ts';

interface Parts {
  config: GatewayConfig;
  store: ReleaseStore;
  releases: LiveReleases;
  metrics: Metrics;
  outcomes: LoadOutcomes;
  quarantine: Quarantine;
}

/** What operators live with: reports of browsers, the quarantine that follows from them, /metrics and /ops. */
export function serveOperations(
  app: FastifyInstance,
  { config, store, releases, metrics, outcomes, quarantine }: Parts,
): void {
  const { channel, opsToken } = config;
  // Two minutes are two minutes, also where the site's clock stands still.
  const now = () => new Date();
  serveTelemetry(app, {
    find: (setId) => releases.find(setId),
    outcomes,
    metrics,
    perAddress: config.telemetryPerAddress,
    onFailure: (remote, version) => void quarantine.look(remote, version),
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

/** A scraper on this machine, or one that knows the token of the configuration. */
function mayRead({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip)) return true;
  const [, given = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  return token !== null && knowsToken(given, token);
}
