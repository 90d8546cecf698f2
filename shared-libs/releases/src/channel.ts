import Type from 'typebox';
import { Value } from 'typebox/value';
import {
  entryPath,
  integrityPattern,
  isVersion,
  namePattern,
  parseJson,
  releaseDigest,
  schemaProblem,
  type Release,
} from './release.ts';
import { failure, success, type Result } from './result.ts';

/** The schema whose field names the channel document has. */
export const channelSchemaUrl =
  'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/** One published version of a micro-frontend. */
export interface ChannelVersion {
  /** `/assets/<name>/<version>/client/remoteEntry.js`; for the shell its main script. */
  url: string;
  /** The url of `extras.previous`, whose integrity stands with that version; absent when there is none. */
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  /** 100 and true for the live version, else 0 and false. */
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
    /** `releaseDigest` of what was published. */
    digest: string;
  };
}

/** Who is live on a channel: `<store>/channels/<channel>.json`. */
export interface ChannelDocument {
  schema: string;
  microFrontends: Record<string, ChannelVersion[]>;
}

export type ChannelFailure =
  | 'different-bytes'
  | 'unknown-remote'
  | 'unknown-version'
  | 'nothing-live'
  | 'no-previous'
  | 'previous-gone';

const instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' });
const integrity = Type.String({ pattern: integrityPattern });

export const channelSchema = Type.Object(
  {
    schema: Type.Literal(channelSchemaUrl),
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
            deployment: Type.Object({
              traffic: Type.Number({ minimum: 0, maximum: 100 }),
              default: Type.Boolean(),
            }),
            extras: Type.Object({
              release: Type.String(),
              previous: Type.Union([Type.String(), Type.Null()]),
              publishedAt: instant,
              promotedAt: Type.Union([instant, Type.Null()]),
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

export function emptyChannel(): ChannelDocument {
  return { schema: channelSchemaUrl, microFrontends: {} };
}

/**
 * Reads a channel document and checks every version of it.
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
    `The channel document is not valid: ${problem}. Put back the last good document.`,
  );
}

/**
 * Adds a release to the document without making it live. The same release again changes nothing.
 * @param at UTC, ISO 8601.
 */
export function publish(
  doc: ChannelDocument,
  release: Release,
  at: string,
): Result<ChannelDocument, ChannelFailure> {
  const { name, version } = release;
  const digest = releaseDigest(release);
  const published = findVersion(doc, name, version);
  if (published?.extras.digest === digest) return success(doc);
  if (published) {
    return failure(
      'different-bytes',
      `${name} ${version} is already published with other bytes. Raise the version in ${name}/package.json, build and publish that.`,
    );
  }
  const entry = entryPath(release);
  const added: ChannelVersion = {
    url: `/assets/${name}/${version}/${entry}`,
    metadata: { integrity: release.files[entry]?.integrity ?? '', version },
    deployment: { traffic: 0, default: false },
    extras: {
      release: `${name}@${version}`,
      previous: null,
      publishedAt: at,
      promotedAt: null,
      digest,
    },
  };
  return success(withVersions(doc, name, [...versionsOf(doc, name), added]));
}

/**
 * Makes a published version the live one. The one that is live already changes nothing.
 * @param at UTC, ISO 8601.
 */
export function promote(
  doc: ChannelDocument,
  name: string,
  version: string,
  at: string,
): Result<ChannelDocument, ChannelFailure> {
  if (versionsOf(doc, name).length === 0) return unknownRemote(name);
  const target = findVersion(doc, name, version);
  if (!target) {
    const known = versionsOf(doc, name).map((each) => each.metadata.version);
    return failure(
      'unknown-version',
      `${name} ${version} is not published on this channel (published: ${known.join(', ')}). Publish it first: npm run release -- publish ${name} ${version}`,
    );
  }
  if (target.deployment.default) return success(doc);
  const live = liveVersion(doc, name);
  const { fallbackUrl: _replaced, ...rest } = target;
  return success(
    makeLive(doc, name, {
      ...rest,
      ...(live && { fallbackUrl: live.url }),
      extras: { ...target.extras, previous: live?.metadata.version ?? null, promotedAt: at },
    }),
  );
}

/**
 * Makes the version that was live before the live one live again. Its own `previous` stays, so that rolling
 * back twice goes back two promotions instead of returning to the version just left.
 * @param at UTC, ISO 8601.
 */
export function rollback(
  doc: ChannelDocument,
  name: string,
  at: string,
): Result<ChannelDocument, ChannelFailure> {
  if (versionsOf(doc, name).length === 0) return unknownRemote(name);
  const live = liveVersion(doc, name);
  if (!live) {
    return failure(
      'nothing-live',
      `No version of ${name} is live on this channel. Promote one: npm run release -- promote ${name} <version>`,
    );
  }
  const { previous } = live.extras;
  if (previous === null) {
    return failure(
      'no-previous',
      `Nothing was live before ${name} ${live.metadata.version}. Promote the version you want: npm run release -- promote ${name} <version>`,
    );
  }
  const target = findVersion(doc, name, previous);
  if (!target) {
    return failure(
      'previous-gone',
      `${name} ${previous}, which was live before, is no longer on this channel. Publish it again, or promote another version.`,
    );
  }
  return success(makeLive(doc, name, { ...target, extras: { ...target.extras, promotedAt: at } }));
}

/** Name to live version; a micro-frontend that was published and never promoted is absent. */
export function liveSet(doc: ChannelDocument): Record<string, string> {
  const set: Record<string, string> = {};
  for (const name of Object.keys(doc.microFrontends)) {
    const live = liveVersion(doc, name);
    if (live) set[name] = live.metadata.version;
  }
  return set;
}

export function versionsOf(doc: ChannelDocument, name: string): readonly ChannelVersion[] {
  return Object.hasOwn(doc.microFrontends, name) ? (doc.microFrontends[name] ?? []) : [];
}

export function findVersion(
  doc: ChannelDocument,
  name: string,
  version: string,
): ChannelVersion | undefined {
  return versionsOf(doc, name).find((each) => each.metadata.version === version);
}

export function liveVersion(doc: ChannelDocument, name: string): ChannelVersion | undefined {
  return versionsOf(doc, name).find((each) => each.deployment.default);
}

function makeLive(doc: ChannelDocument, name: string, live: ChannelVersion): ChannelDocument {
  const versions = versionsOf(doc, name).map((each) => {
    if (each.metadata.version === live.metadata.version) {
      return { ...live, deployment: { ...live.deployment, traffic: 100, default: true } };
    }
    return { ...each, deployment: { ...each.deployment, traffic: 0, default: false } };
  });
  return withVersions(doc, name, versions);
}

function withVersions(
  doc: ChannelDocument,
  name: string,
  versions: ChannelVersion[],
): ChannelDocument {
  return { ...doc, microFrontends: { ...doc.microFrontends, [name]: versions } };
}

function unknownRemote(name: string) {
  return failure(
    'unknown-remote',
    `${name} is not on this channel. Publish it first: npm run release -- publish ${name}`,
  );
}

/** What the schema cannot say, or null when the document agrees with itself. */
function contradiction(doc: ChannelDocument): string | null {
  for (const [name, versions] of Object.entries(doc.microFrontends)) {
    const seen = new Set<string>();
    for (const { url, metadata, deployment, extras } of versions) {
      const id = `${name}@${metadata.version}`;
      if (!isVersion(metadata.version)) return `${id} is not a semantic version`;
      if (seen.has(metadata.version)) return `${id} is listed twice`;
      seen.add(metadata.version);
      if (extras.release !== id) return `${id} says that it is ${extras.release}`;
      if (!url.startsWith(`/assets/${name}/${metadata.version}/client/`)) {
        return `the url of ${id} is not under /assets/${name}/${metadata.version}/client/`;
      }
      if (deployment.traffic !== (deployment.default ? 100 : 0)) {
        return `${id} has traffic ${deployment.traffic}; it must be 100 for the live version and 0 for others`;
      }
    }
    const live = versions.filter((each) => each.deployment.default).length;
    const everLive = versions.some((each) => each.extras.promotedAt !== null);
    if (live > 1 || (live === 0 && everLive)) return `${name} has ${live} live versions, not one`;
  }
  return null;
}
