import { findVersion, goodPrevious, liveVersion, versionsOf } from './channel.ts';
import { isCanary, type ChannelDocument, type ChannelVersion } from './document.ts';
import { failure, success, type Failure, type Result } from '../result.ts';

// What the steps from one document to the next have in common.

export type ChannelFailure =
  | 'different-bytes'
  | 'unknown-remote'
  | 'unknown-version'
  | 'nothing-live'
  | 'already-live'
  | 'no-previous'
  | 'previous-gone'
  | 'no-canary'
  | 'not-auto'
  | 'other-canary'
  | 'no-share'
  | 'wrong-share'
  | 'in-set'
  | 'several'
  | 'quarantined'
  | 'retired'
  | 'not-live'
  | 'last-one'
  | 'out-of-service';

/**
 * A step from one document to the next. The given document stays as it was; a step that had been made before
 * gives the very same one. `at` is UTC, ISO 8601.
 */
export type Step = Result<ChannelDocument, ChannelFailure>;

/** The version that a share of the visitors is served beside the live one. */
export function canaryOf(doc: ChannelDocument, name: string): ChannelVersion | undefined {
  return versionsOf(doc, name).find(isCanary);
}

/** A version of the document. */
export function published(
  doc: ChannelDocument,
  name: string,
  version: string,
): Result<ChannelVersion, ChannelFailure> {
  if (versionsOf(doc, name).length === 0) return unknownRemote(name);
  const found = findVersion(doc, name, version);
  if (!found) {
    const known = versionsOf(doc, name).map((each) => each.metadata.version);
    return failure(
      'unknown-version',
      `${name} ${version} is not published on this channel (published: ${known.join(', ')}). Publish it first: npm run release -- publish ${name} ${version}`,
    );
  }
  return success(found);
}

/** A version that became live. */
export const promotedAt = (version: ChannelVersion, at: string): ChannelVersion => ({
  ...version,
  extras: { ...version.extras, promotedAt: at },
});

/** Why an app cannot go back; of one that nobody named, also why it has to. */
export function goesBackWith<Kind extends string>(
  names: readonly string[],
  name: string,
  { kind, sentence }: Failure<Kind>,
): Failure<Kind> {
  if (names.includes(name)) return { kind, sentence };
  return { kind, sentence: `${name} goes back together with ${names.join(', ')}. ${sentence}` };
}

/** A version that somebody rolled back. */
export function left(
  { extras: { good: _lost, ...extras }, ...version }: ChannelVersion,
  at: string,
): ChannelVersion {
  return { ...version, extras: { ...extras, rolledBackAt: at } };
}

/** Gives everyone this version. `other` is a version that the same step changes. */
export function makeLive(
  doc: ChannelDocument,
  name: string,
  live: ChannelVersion,
  at: string,
  other?: ChannelVersion,
): ChannelDocument {
  const { paused: _over, ...extras } = live.extras;
  const known = other ? replaced(versionsOf(doc, name), other) : versionsOf(doc, name);
  const versions = known.map((each) =>
    each.metadata.version === live.metadata.version
      ? { ...live, deployment: { traffic: 100, default: true }, extras }
      : { ...each, deployment: { traffic: 0, default: false } },
  );
  return settled(doc, name, versions, at);
}

/** The versions with the changed one in the place of its earlier self. */
export function replaced(
  versions: readonly ChannelVersion[],
  changed: ChannelVersion,
): ChannelVersion[] {
  return versions.map((each) =>
    each.metadata.version === changed.metadata.version ? changed : each,
  );
}

/** The document with these versions, and with what follows from them: fallbacks, and who is retired since when. */
export function settled(
  doc: ChannelDocument,
  name: string,
  versions: readonly ChannelVersion[],
  at: string,
): ChannelDocument {
  const next = (list: ChannelVersion[]): ChannelDocument => ({
    ...doc,
    microFrontends: { ...doc.microFrontends, [name]: list },
  });
  const bare = next([...versions]);
  return next(
    versions.map((version) => {
      const { fallbackUrl: _before, url, ...rest } = version;
      const fallback = isCanary(version)
        ? liveVersion(bare, name)
        : goodPrevious(bare, name, version.metadata.version);
      return {
        url,
        ...(fallback && { fallbackUrl: fallback.url }),
        ...rest,
        extras: retired(version, findVersion(doc, name, version.metadata.version), at),
      };
    }),
  );
}

function retired(
  { deployment, extras }: ChannelVersion,
  before: ChannelVersion | undefined,
  at: string,
): ChannelVersion['extras'] {
  const { retiredAt, auto, ...rest } = extras;
  // Who ends or pauses a canary ends that it rises.
  if (deployment.traffic > 0) return auto && !deployment.default ? { ...rest, auto } : rest;
  const since = before && before.deployment.traffic > 0 ? at : retiredAt;
  // Documents of old did not say when: then it counts from the first change that could have noticed.
  const known = since ?? (extras.promotedAt === null ? undefined : at);
  return known === undefined ? rest : { ...rest, retiredAt: known };
}

export function unknownRemote(name: string) {
  return failure(
    'unknown-remote',
    `${name} is not on this channel. Publish it first: npm run release -- publish ${name}`,
  );
}

export function nothingLive(name: string) {
  return failure(
    'nothing-live',
    `No version of ${name} is live on this channel. Promote one: npm run release -- promote ${name} <version>`,
  );
}

export function noPrevious(name: string, live: ChannelVersion) {
  const { metadata, extras } = live;
  const first = extras.previous === null;
  const before = first
    ? `Nothing was live before ${name} ${metadata.version}.`
    : `All that was live before ${name} ${metadata.version} is quarantined, retired, rolled back or no longer on this channel.`;
  const withdraw =
    name === 'shell'
      ? ''
      : `, or take the remote off the site: npm run release -- retire ${name} ${metadata.version}`;
  return failure(
    first ? 'no-previous' : 'previous-gone',
    `${before} Promote the version you want: npm run release -- promote ${name} <version>${withdraw}`,
  );
}
