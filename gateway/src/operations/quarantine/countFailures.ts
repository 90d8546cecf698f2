import type { OperatorSessions } from 'api/pub-sub';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '@eldorado/releases';
import type { LiveReleases } from '../../live/followChannel.ts';
import type { LiveSet } from '../../live/liveSet.ts';
import type { RenderEvents } from '../../render/renderEvents.ts';
import type { Renderers } from '../../render/renderers.ts';
import type { GatewayConfig } from '../../config/config.ts';
import { countOutcomes } from '../../telemetry/countOutcomes.ts';
import type { LoadOutcomes } from '../../telemetry/loadOutcomes.ts';
import type { SentPages } from '../../telemetry/sharedOutcomes.ts';
import type { Metrics } from '../../telemetry/metrics.ts';
import { createVitalsSeen, type VitalsSeen } from '../../telemetry/vitalsSeen.ts';
import { countLostPages, failingVersions } from './failingVersions.ts';
import { createProof } from './proveLive.ts';
import { createRaising } from './raiseCanaries.ts';
import { createQuarantine, createTaking, type Quarantine } from './quarantine.ts';
import { reportRenders } from './renderReports.ts';

export interface FailureCounts {
  outcomes: LoadOutcomes;
  /** What this gateway's visitors measured. */
  vitals: VitalsSeen;
  quarantine: Quarantine;
  /** To whom pages were sent: their reports have weight. */
  served: SentPages;
  /** Signs the marks of loads that let a report count. */
  markKey: () => string;
  /** Sessions at /ops of all gateways of the database; null without one. */
  operators: OperatorSessions | null;
  /** What the rendering workers report to. */
  events: RenderEvents;
  /** What is wrong with a set by what was seen of it of late: a sentence by app. */
  faults: (set: LiveSet) => Readonly<Record<string, string>>;
}

/** Milliseconds between two looks at what is live. */
const proveEvery = 60_000;

/**
 * Counts what browsers and workers report of releases, takes out of service what fails too often, and notes as good, or gives more
 * visitors, what has served well for long enough.
 */
export function countFailures(
  app: FastifyInstance,
  given: {
    config: GatewayConfig;
    store: ReleaseStore;
    metrics: Metrics;
    /** Known once the channel is followed. */
    releases: () => LiveReleases;
    /** Known once there are workers. */
    prove: Renderers['prove'];
  },
): FailureCounts {
  const { config, store, metrics, releases, prove: proveBlame } = given;
  const { outcomes, served, markKey, operators } = countOutcomes(app, config, (remote, version) => {
    void quarantine.look(remote, version, true);
  });
  // Two minutes are two minutes, also where the site's clock stands still.
  const now = () => new Date();
  const { channel } = config;
  const parts = { store, channel, releases, outcomes, now, log: app.log };
  const judged = { ...parts, rule: config.quarantine, prove: proveBlame };
  const quarantine = createQuarantine(judged, createTaking(parts));
  const prove = createProof({ ...parts, rule: config.good });
  const vitals = createVitalsSeen(Date.now);
  const raising = createRaising({ ...parts, vitals, rule: config.canary });
  metrics.canariesHeld(() => raising.held());
  let proving: NodeJS.Timeout | undefined;
  app.addHook('onReady', (done) => {
    proving = setInterval(() => void prove().then(() => raising.look()), proveEvery).unref();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(proving);
    done();
  });
  const lost = countLostPages(Date.now);
  const events = reportRenders({ outcomes, metrics, quarantine, lost, log: app.log });
  const faults = (set: LiveSet) => {
    const found = failingVersions(set, outcomes, (...version) => quarantine.left(...version));
    const pages = lost.fault();
    return pages === null ? found : { ...found, shell: pages };
  };
  return { outcomes, vitals, quarantine, served, events, markKey, operators, faults };
}
