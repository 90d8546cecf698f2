import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { locales } from '@eldorado/i18n/locale';
import { telemetryPath, type TelemetryEvent, type TelemetryReport } from 'shell/contract';
import type { LiveSet } from '../live/liveSet.ts';
import { atMost } from '../http/atMost.ts';
import { reportedBy, type LoadOutcomes } from './loadOutcomes.ts';
import type { Metrics } from './metrics.ts';
import { networkOf } from '@eldorado/http/network';
import type { LoadMarks } from './loadMarks.ts';
import type { VitalsSeen } from './vitalsSeen.ts';

const word = Type.String({ maxLength: 80 });
const report = Type.Object({
  setId: Type.String({ pattern: '^[0-9a-f]{12}$' }),
  locale: Type.Union(locales.map((locale) => Type.Literal(locale))),
  mark: Type.Optional(Type.String({ maxLength: 100 })),
  cohort: Type.Union([Type.Integer({ minimum: 0, maximum: 9_999 }), Type.Null()]),
  events: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('loaded'),
        Type.Literal('load-failed'),
        Type.Literal('render-failed'),
        Type.Literal('vital'),
      ]),
      remote: word,
      version: word,
      page: word,
      name: Type.Optional(
        Type.Union(['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((name) => Type.Literal(name))),
      ),
      value: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
    }),
    { maxItems: 50 },
  ),
});

interface Parts {
  /** The set a report speaks of, while the gateway knows it. */
  find: (setId: string) => LiveSet | undefined;
  outcomes: LoadOutcomes;
  vitals: Pick<VitalsSeen, 'record'>;
  /** Whether a page of a set was sent to the network of an address of late. */
  wasServed: (setId: string, address: string) => boolean;
  metrics: Metrics;
  /** Only what bears one of them is counted. */
  marks: LoadMarks;
  /** Events of a kind that one address may report of one version in a minute. */
  perAddress: number;
  /** Called after each failure. */
  onFailure: (remote: string, version: string) => void;
}

/**
 * Gives tabs marks, and takes what they report of the releases they run; each report spends a mark, which shows that
 * whoever reports read an answer of this site at that range of addresses. Nothing of a person is in it, and addresses are
 * only held in memory for a while, to count each once.
 */
export function serveTelemetry(
  app: FastifyInstance,
  { find, outcomes, vitals, wasServed, metrics, marks, perAddress, onFailure }: Parts,
): void {
  const reported = new LRUCache<string, number>({
    ...atMost(50_000),
    ttl: 60_000,
    noUpdateTTL: true,
  });

  /** By kind: what a tab measures must not leave its failures without a hearing. */
  function mayReport(address: string, { kind, remote, version }: TelemetryEvent): boolean {
    const key = `${address} ${kind} ${remote}@${version}`;
    const count = (reported.get(key) ?? 0) + 1;
    reported.set(key, count);
    return count <= perAddress;
  }

  // sendBeacon sends text unless it is asked for more than that.
  app.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, body),
  );
  // No copy of it may be kept: it is one tab's. A page elsewhere cannot read it.
  app.get(`${telemetryPath}/:setId`, (request, reply) => {
    const { setId } = request.params as { setId: string };
    reply.header('cache-control', 'no-store');
    if (!find(setId)) return reply.code(404).send();
    const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
    const mark = isForeign ? null : marks.give(setId, request.ip);
    metrics.loadMark(mark === null ? 'refused' : 'given');
    return mark === null
      ? reply.code(429).send()
      : reply.type('text/plain; charset=utf-8').send(mark);
  });
  app.post(telemetryPath, (request, reply) => {
    // A beacon needs no leave of this site's: a page elsewhere could send one in its visitors' names.
    if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send();
    const read = parse(request.body);
    const set = read && find(read.setId);
    if (!read || !set) return reply.code(read ? 404 : 400).send();
    const mark = marks.use(read.mark, read.setId, request.ip);
    metrics.loadMark(mark);
    if (mark !== 'used') return reply.code(403).send();
    const address = networkOf(request.ip);
    const reporter = reportedBy(request.ip, wasServed(set.id, request.ip));
    for (const event of onceEach(read.events)) {
      const { kind, remote, version, name, value } = event;
      // Only what this gateway serves is counted: nobody makes up a version.
      if (set.versions[remote] !== version) continue;
      if (!mayReport(address, event)) continue;
      if (kind === 'vital') {
        if (!name || value === undefined) continue;
        metrics.vital({ name, remote, version, locale: read.locale }, value);
        vitals.record(`${remote}@${version}`, name, value);
        continue;
      }
      metrics.remoteLoad({ remote, version, locale: read.locale, outcome: kind });
      const outcome = kind === 'loaded' ? 'loaded' : 'failed';
      outcomes.record(remote, version, outcome, reporter);
      if (kind !== 'loaded') onFailure(remote, version);
    }
    return reply.code(204).send();
  });
}

/** A tab reports each outcome of a version once: a mark is worth one load. */
function onceEach(events: readonly TelemetryEvent[]) {
  const idOf = ({ kind, remote, name }: TelemetryEvent) => `${kind} ${remote} ${name}`;
  return new Map(events.map((event) => [idOf(event), event])).values();
}

/** A tab of a release that knew of no marks sends none. */
type ReadReport = Omit<TelemetryReport, 'mark'> & { mark?: string };

function parse(body: unknown): ReadReport | null {
  if (typeof body !== 'string') return null;
  try {
    const value: unknown = JSON.parse(body);
    return Value.Check(report, value) ? value : null;
  } catch {
    return null;
  }
}
