import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MarkOutcome } from './loadMarks.ts';

/** What the gateway counts for Prometheus. No label can take a value that a visitor makes up. */
export interface Metrics {
  registry: Registry;
  /** One answered request. @param seconds from its arrival to its last byte. */
  answered(kind: RequestKind, status: number, seconds: number): void;
  pageFrom(state: string): void;
  remoteLoad(labels: { remote: string; version: string; locale: string; outcome: Outcome }): void;
  /** A mark of a load was given, refused to who asks too often, or came with a report. */
  loadMark(outcome: MarkOutcome | 'given' | 'refused'): void;
  /** One web vital as a browser measured it: milliseconds, or a layout shift. */
  vital(
    labels: { name: string; remote: string; version: string; locale: string },
    value: number,
  ): void;
  /** A remote's code failed a page on the server. */
  renderFailed(labels: { remote: string; version: string; reason: string }): void;
  /** A remote's code ended a rendering worker. */
  workerDied(labels: { remote: string; version: string; reason: string }): void;
  /** One page was rendered, or not. @param seconds from its request to its HTML, waiting for a worker included. */
  rendered(outcome: 'rendered' | 'refused' | 'failed', seconds: number): void;
  /** What is asked when the metrics are read: pages that wait for a worker, and that are under way. */
  renderLoad(read: () => { waiting: number; busy: number }): void;
  /** What is asked when the metrics are read: seconds that pages are behind the API. */
  pageLag(read: () => number): void;
  /** What is asked when the metrics are read: canaries that do not rise by themselves though they should. */
  canariesHeld(read: () => number): void;
  /** Which versions new pages are made of. */
  live(versions: Readonly<Record<string, string>>): void;
}

export type RequestKind = 'page' | 'asset' | 'api' | 'other';
export type Outcome = 'loaded' | 'load-failed' | 'render-failed';

/** Where Google draws its lines between good and poor, and around them. */
const vitalBuckets = [
  0.01, 0.05, 0.1, 0.25, 50, 100, 200, 500, 800, 1_200, 1_800, 2_500, 4_000, 8_000,
];

/** All of what the gateway counts, beside what prom-client counts of the process by itself. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    ...countRequests(registers),
    ...countLoads(registers),
    ...countRenders(registers),
    ...countLive(registers),
  };
}

/** Requests and pages. */
function countRequests(registers: Registry[]): Pick<Metrics, 'answered' | 'pageFrom' | 'pageLag'> {
  const requests = new Counter({
    name: 'eldorado_requests_total',
    help: 'Requests answered, by kind and status class.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'eldorado_request_seconds',
    help: 'Time from the arrival of a request to its last byte.',
    labelNames: ['kind'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const pages = new Counter({
    name: 'eldorado_pages_total',
    help: 'Pages by where they came from: rendered (miss), kept (hit, joined) or kept too long (stale).',
    labelNames: ['state'],
    registers,
  });
  return {
    answered(kind, status, duration) {
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ kind }, duration);
    },
    pageFrom: (state) => pages.inc({ state }),
    pageLag(read) {
      const help = "Seconds that the data of served pages are behind the API's, at the most.";
      gaugeOf(registers, 'eldorado_page_lag_seconds', help, read);
    },
  };
}

/** What browsers report. */
function countLoads(registers: Registry[]): Pick<Metrics, 'remoteLoad' | 'loadMark' | 'vital'> {
  const loads = new Counter({
    name: 'eldorado_remote_loads_total',
    help: 'Remotes loaded in browsers, and those that failed to load or to render.',
    labelNames: ['remote', 'version', 'locale', 'outcome'],
    registers,
  });
  const marks = new Counter({
    name: 'eldorado_load_marks_total',
    help: 'Marks of page loads that were given or refused, and by what became of them the reports that bore them or should have.',
    labelNames: ['outcome'],
    registers,
  });
  const vitals = new Histogram({
    name: 'eldorado_web_vital',
    help: 'Web vitals of a sample of visits: LCP, INP, FCP and TTFB in milliseconds, CLS as a score.',
    labelNames: ['name', 'remote', 'version', 'locale'],
    buckets: vitalBuckets,
    registers,
  });
  return {
    remoteLoad: (labels) => loads.inc(labels),
    loadMark: (outcome) => marks.inc({ outcome }),
    vital: (labels, value) => vitals.observe(labels, value),
  };
}

/** What the rendering workers do. */
function countRenders(
  registers: Registry[],
): Pick<Metrics, 'renderFailed' | 'workerDied' | 'rendered' | 'renderLoad'> {
  const failures = new Counter({
    name: 'eldorado_render_failures_total',
    help: 'Failures of remotes on the server: renders that threw, and faults that ended a worker or not.',
    labelNames: ['remote', 'version', 'reason'],
    registers,
  });
  const deaths = new Counter({
    name: 'eldorado_worker_deaths_total',
    help: "Rendering workers that ended by a remote's doing.",
    labelNames: ['reason'],
    registers,
  });
  const remoteDeaths = new Counter({
    name: 'eldorado_remote_deaths_total',
    help: 'Rendering workers that ended, by the remote whose doing it was.',
    labelNames: ['remote', 'version', 'reason'],
    registers,
  });
  const outcomes = new Counter({
    name: 'eldorado_renders_total',
    help: 'Pages that were rendered, failed, or were refused because too many waited.',
    labelNames: ['outcome'],
    registers,
  });
  const renders = new Histogram({
    name: 'eldorado_render_seconds',
    help: 'Time of a page that was rendered, waiting for a worker included.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  return {
    renderFailed: (labels) => failures.inc(labels),
    workerDied(labels) {
      deaths.inc({ reason: labels.reason });
      remoteDeaths.inc(labels);
    },
    rendered(outcome, duration) {
      outcomes.inc({ outcome });
      renders.observe(duration);
    },
    renderLoad(read) {
      const waits = 'Pages that wait for a rendering worker.';
      gaugeOf(registers, 'eldorado_render_queue', waits, () => read().waiting);
      const busy = 'Pages that are being rendered.';
      gaugeOf(registers, 'eldorado_renders_under_way', busy, () => read().busy);
    },
  };
}

/** What new pages are made of. */
function countLive(registers: Registry[]): Pick<Metrics, 'live' | 'canariesHeld'> {
  const versions = new Gauge({
    name: 'eldorado_live_version',
    help: '1 for the version of each app that new pages are made of.',
    labelNames: ['app', 'version'],
    registers,
  });
  return {
    live(set) {
      versions.reset();
      for (const [app, version] of Object.entries(set)) versions.set({ app, version }, 1);
    },
    canariesHeld(read) {
      const help =
        'Canaries that keep their share instead of rising by themselves: too much of them fails, or they are worse than what is live.';
      gaugeOf(registers, 'eldorado_canaries_held', help, read);
    },
  };
}

/** A figure that is asked for when the metrics are read. */
function gaugeOf(registers: Registry[], name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
