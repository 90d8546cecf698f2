import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '@eldorado/releases';
import type { LiveReleases } from '../live/followChannel.ts';
import type { RenderEvents } from '../render/renderers.ts';
import type { GatewayConfig } from '../start/config.ts';
import { countOutcomes } from '../telemetry/countOutcomes.ts';
import type { LoadOutcomes } from '../telemetry/loadOutcomes.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { createQuarantine, type Quarantine } from './quarantine.ts';
import { reportRenders } from './renderReports.ts';

export interface FailureCounts {
  outcomes: LoadOutcomes;
  quarantine: Quarantine;
  /** Signs the marks of loads that let a report count. */
  markKey: () => string;
  /** What the rendering workers report to. */
  events: RenderEvents;
}

/** Counts what browsers and workers report of releases, and takes out of service what fails too often. */
export function countFailures(
  app: FastifyInstance,
  parts: {
    config: GatewayConfig;
    store: ReleaseStore;
    metrics: Metrics;
    /** Known once the channel is followed. */
    releases: () => LiveReleases;
  },
): FailureCounts {
  const { config, store, metrics, releases } = parts;
  const { outcomes, markKey } = countOutcomes(app, config, (remote, version) => {
    void quarantine.look(remote, version);
  });
  const quarantine = createQuarantine({
    store,
    channel: config.channel,
    releases,
    outcomes,
    // Two minutes are two minutes, also where the site's clock stands still.
    now: () => new Date(),
    log: app.log,
  });
  const events = reportRenders({ outcomes, metrics, quarantine, log: app.log });
  return { outcomes, quarantine, events, markKey };
}
