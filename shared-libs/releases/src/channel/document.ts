import { isDeepStrictEqual } from 'node:util';
import Type from 'typebox';
import { Value } from 'typebox/value';
import {
  integrityPattern,
  isVersion,
  namePattern,
  parseJson,
  schemaProblem,
} from '../release/release.ts';
import { failure, success, type Result } from '../result.ts';
import { signatureSchema, type Signature } from '../signature/signature.ts';
import { cohortsOf } from './shares.ts';

/** The schema whose field names the channel document has. */
export const channelSchemaUrl =
  'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** Why and when a version was taken out of service; `by` is a person, or the site itself. */
export interface OutOfService {
  /** UTC, ISO 8601. */
  at: string;
  why: string;
  by: string;
}

/** What a version earned by serving everyone for long enough: the loads that were counted by then, and how many failed. */
export interface Goodness {
  /** UTC, ISO 8601. */
  at: string;
  loads: number;
  failures: number;
}

/** One published version of a micro-frontend. */
export interface ChannelVersion {
  /** `/assets/<name>/<version>/client/remoteEntry.js`; for the shell its main script. */
  url: string;
  /** What a browser falls back to: for a canary the live version, else the good one that was live before. */
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  /** Percent of the visitors. `default` marks the live version, which has what its canaries leave. */
  deployment: { traffic: number; default: boolean };
  extras: {
    /** `name@version`. */
    release: string;
    /** What was live before this version was promoted: where a rollback leads. */
    previous: string | null;
    /** UTC, ISO 8601. */
    publishedAt: string;
    /** When it last became live (UTC, ISO 8601); null when it never was. */
    promotedAt: string | null;
    /** When it stopped being live or a canary (UTC, ISO 8601); absent while it is, and when it never was. */
    retiredAt?: string;
    /** The share that a paused canary goes on with, in percent. */
    paused?: number;
    /** Of a canary that gateways raise by themselves: since when it has its share (UTC, ISO 8601). */
    auto?: { since: string };
    /** The ids of all that became live, or a canary, in the same command, in order; absent where it was one alone. */
    set?: string[];
    quarantine?: OutOfService;
    /** Withdrawn for good, with nothing said against it. */
    retirement?: OutOfService;
    /** When a rollback left it (UTC, ISO 8601): no other leads to it, until it is promoted or tried anew. */
    rolledBackAt?: string;
    good?: Goodness;
    /** `releaseDigest` of what was published. */
    digest: string;
  };
}

/** Who is live on a channel: `<store>/channels/<channel>.json`. The store adds what stands optional here. */
export interface ChannelDocument {
  schema: string;
  /** The channel it was written for: no other takes it. */
  channel?: string;
  /** UTC, ISO 8601. */
  issuedAt?: string;
  /** UTC, ISO 8601: nobody takes it from then on. */
  expiresAt?: string;
  microFrontends: Record<string, ChannelVersion[]>;
  signature?: Signature;
}

const instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' });
const integrity = Type.String({ pattern: integrityPattern });
const outOfService = Type.Object({
  at: instant,
  why: Type.String({ minLength: 1 }),
  by: Type.String(),
});
const count = Type.Integer({ minimum: 0 });
const share = Type.Number({ minimum: 0, maximum: 100 });

export const channelSchema = Type.Object(
  {
    schema: Type.Literal(channelSchemaUrl),
    channel: Type.Optional(Type.String({ pattern: namePattern })),
    issuedAt: Type.Optional(instant),
    expiresAt: Type.Optional(instant),
    signature: Type.Optional(signatureSchema),
    microFrontends: Type.Record(
      Type.String({ pattern: namePattern }),
      // The published schema describes only the first item of this array; here it holds for every one.
      Type.Array(
        Type.Object(
          {
            url: Type.String(),
            fallbackUrl: Type.Optional(Type.String()),
            metadata: Type.Object(
              { integrity, version: Type.String() },
              { additionalProperties: false },
            ),
            deployment: Type.Object({ traffic: share, default: Type.Boolean() }),
            extras: Type.Object({
              release: Type.String(),
              previous: Type.Union([Type.String(), Type.Null()]),
              publishedAt: instant,
              promotedAt: Type.Union([instant, Type.Null()]),
              retiredAt: Type.Optional(instant),
              paused: Type.Optional(share),
              auto: Type.Optional(Type.Object({ since: instant })),
              set: Type.Optional(Type.Array(Type.String(), { minItems: 2 })),
              quarantine: Type.Optional(outOfService),
              retirement: Type.Optional(outOfService),
              rolledBackAt: Type.Optional(instant),
              good: Type.Optional(Type.Object({ at: instant, loads: count, failures: count })),
              digest: integrity,
            }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1 },
      ),
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/** The document of a channel on which nothing was published. */
export function emptyChannel(): ChannelDocument {
  return { schema: channelSchemaUrl, microFrontends: {} };
}

/**
 * Reads a channel document and checks every version of it, but not who signed it.
 * @param json its text, or the value already parsed.
 */
export function parseChannel(json: unknown): Result<ChannelDocument, 'invalid-channel'> {
  const value = parseJson(json);
  const problem = Value.Check(channelSchema, value)
    ? contradiction(value)
    : schemaProblem(Value.Errors(channelSchema, value));
  if (problem === null) return success(value as ChannelDocument);
  return failure(
    'invalid-channel',
    `The channel document is not valid: ${problem}. Put back the last good one: npm run release -- restore`,
  );
}

/** Whether a file's text, null where there is none, is this document; none is an empty one. */
export function isDocument(text: string | null, doc: ChannelDocument): boolean {
  if (text === null) return isDeepStrictEqual(emptyChannel(), doc);
  const parsed = parseChannel(text);
  return parsed.ok && isDeepStrictEqual(parsed.value, doc);
}

/** What the schema cannot say, or null when the document agrees with itself. */
function contradiction(doc: ChannelDocument): string | null {
  for (const [name, versions] of Object.entries(doc.microFrontends)) {
    const problem =
      versionProblem(name, versions) ?? shareProblem(name, versions) ?? serviceProblem(versions);
    if (problem !== null) return problem;
  }
  return null;
}

function versionProblem(name: string, versions: readonly ChannelVersion[]): string | null {
  const seen = new Set<string>();
  for (const { url, metadata, extras } of versions) {
    const id = `${name}@${metadata.version}`;
    if (!isVersion(metadata.version)) return `${id} is not a semantic version`;
    if (seen.has(metadata.version)) return `${id} is listed twice`;
    seen.add(metadata.version);
    if (extras.release !== id) return `${id} says that it is ${extras.release}`;
    if (!url.startsWith(`/assets/${name}/${metadata.version}/client/`)) {
      return `the url of ${id} is not under /assets/${name}/${metadata.version}/client/`;
    }
  }
  return null;
}

function shareProblem(name: string, versions: readonly ChannelVersion[]): string | null {
  const live = versions.filter((each) => each.deployment.default).length;
  // Nothing is live before the first promotion, and once all that ever was has been taken back.
  const isWanted = versions.some((each) => each.extras.promotedAt !== null && !isKnownBad(each));
  if (live > 1 || (live === 0 && isWanted)) return `${name} has ${live} live versions, not one`;
  const cohorts = versions.map(({ deployment }) => cohortsOf(deployment.traffic));
  const finer = versions.find((_, index) => !Number.isInteger(cohorts[index]));
  if (finer) {
    return `${finer.extras.release} has traffic ${finer.deployment.traffic}; a share has two decimals at most`;
  }
  const sum = cohorts.reduce((total, each) => total + each, 0);
  const wanted = live === 0 ? 0 : cohortsOf(100);
  if (sum === wanted) return null;
  return `the shares of ${name} make ${sum / cohortsOf(1)} %, not ${wanted / cohortsOf(1)} %`;
}

function serviceProblem(versions: readonly ChannelVersion[]): string | null {
  const served = versions.find(
    (each) => outOfServiceBy(each) && (each.deployment.default || each.deployment.traffic > 0),
  );
  if (!served) return null;
  const state = served.extras.quarantine ? 'quarantined' : 'retired';
  return `${served.extras.release} is ${state} and has visitors all the same`;
}

/** Served to a share of the visitors beside the live version. */
export function isCanary({ deployment }: ChannelVersion): boolean {
  return !deployment.default && deployment.traffic > 0;
}

/** What keeps a version from all visitors until somebody lifts it; undefined where nothing does. */
export function outOfServiceBy({ extras }: ChannelVersion): OutOfService | undefined {
  return extras.quarantine ?? extras.retirement;
}

/** Whether nothing may lead to a version by itself: it is out of service, or somebody rolled it back. */
export function isKnownBad(version: ChannelVersion): boolean {
  return outOfServiceBy(version) !== undefined || version.extras.rolledBackAt !== undefined;
}
