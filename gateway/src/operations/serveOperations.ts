import type { OperatorSessions } from 'api/pub-sub';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReleaseStore } from '@eldorado/releases';
import type { Addresses } from '../config/addresses.ts';
import type { GatewayConfig } from '../config/config.ts';
import type { LiveReleases } from '../live/followChannel.ts';
import { serveOps } from './ops/opsRoutes.ts';
import type { Quarantine } from './quarantine/quarantine.ts';
import { createTokenGuard, type TokenGuard } from './ops/tokenGuard.ts';
import type { LoadOutcomes } from '../telemetry/loadOutcomes.ts';
import { createLoadMarks } from '../telemetry/loadMarks.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { SentPages } from '../telemetry/sharedOutcomes.ts';
import { serveTelemetry } from '../telemetry/telemetryRoute.ts';
import type { VitalsSeen } from '../telemetry/vitalsSeen.ts';

interface Parts {
  config: GatewayConfig;
  addresses: Pick<Addresses, 'origin'>;
  store: ReleaseStore;
  releases: LiveReleases;
  metrics: Metrics;
  outcomes: LoadOutcomes;
  vitals: VitalsSeen;
  quarantine: Quarantine;
  served: Pick<SentPages, 'wasServed'>;
  markKey: () => string;
  operators: OperatorSessions | null;
}

/** What operators live with: reports of browsers, the quarantine that follows from them, /metrics and /ops. */
export function serveOperations(app: FastifyInstance, parts: Parts): void {
  const { config, addresses, store, releases, metrics, outcomes, quarantine, markKey } = parts;
  const { served, vitals, operators } = parts;
  const { channel, opsToken } = config;
  // Two minutes are two minutes, also where the site's clock stands still.
  const now = () => new Date();
  serveTelemetry(app, {
    find: (setId) => releases.find(setId),
    outcomes,
    vitals,
    wasServed: (setId, address) => served.wasServed(setId, address),
    metrics,
    marks: createLoadMarks(markKey, Date.now),
    perAddress: config.telemetryPerAddress,
    onFailure: (remote, version) => void quarantine.look(remote, version),
  });
  const guard = createTokenGuard(opsToken);
  app.get('/metrics', async (request, reply) => {
    const refusal = refusalOf(request, guard);
    if (refusal) return reply.code(refusal).header('cache-control', 'no-store').send();
    metrics.live(releases.current().versions);
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics());
  });
  const ownOrigin = (request: FastifyRequest) => addresses.origin(request);
  if (opsToken) {
    const door = { guard, token: opsToken, operators, ownOrigin };
    serveOps(app, { ...door, store, channel, releases, outcomes, vitals, now });
  }
}

/** The status that refuses a scraper, unless it is on this machine or knows the token of the configuration. */
function refusalOf({ ip, headers }: FastifyRequest, guard: TokenGuard): number | null {
  if (['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip)) return null;
  const [, given] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  // Who gives no token guesses none.
  if (given === undefined) return 401;
  return { known: null, wrong: 401, limited: 429 }[guard.judge(given, ip)];
}
