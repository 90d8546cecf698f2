import { findVersion, goodPrevious, liveVersion, versionsOf } from './channel.ts';
import type { ChannelDocument, ChannelVersion, Quarantine } from './document.ts';
import { isCanary } from './cohort.ts';
import { cohortsOf } from './shares.ts';
import { entryPath, releaseDigest, type Release } from '../release/release.ts';
import { failure, success, type Result } from '../result.ts';

export type ChannelFailure =
  | 'different-bytes'
  | 'unknown-remote'
  | 'unknown-version'
  | 'nothing-live'
  | 'already-live'
  | 'no-previous'
  | 'previous-gone'
  | 'no-canary'
  | 'other-canary'
  | 'no-share'
  | 'wrong-share'
  | 'quarantined';

/**
 * A step from one document to the next. The given document stays as it was; a step that had been made before
 * gives the very same one. `at` is UTC, ISO 8601.
 */
type Step = Result<ChannelDocument, ChannelFailure>;

/** Adds a release to the document without making it live. The same release again changes nothing. */
export function publish(doc: ChannelDocument, release: Release, at: string): Step {
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
  return success(settled(doc, name, [...versionsOf(doc, name), added], at));
}

/**
 * Makes a published version live for everyone, and ends a canary. The one that is so already changes nothing.
 * @param force lifts a quarantine instead of refusing.
 */
export function promote(
  doc: ChannelDocument,
  name: string,
  version: string,
  at: string,
  force = false,
): Step {
  const found = servable(doc, name, version, force);
  if (!found.ok) return found;
  const target = found.value;
  if (target.deployment.traffic === 100) return success(doc);
  const live = liveVersion(doc, name);
  if (target === live) return success(makeLive(doc, name, target, at));
  const previous = live?.metadata.version ?? null;
  const extras = { ...target.extras, previous, promotedAt: at };
  return success(makeLive(doc, name, { ...target, extras }, at));
}

/**
 * Serves a published version to a share of the visitors, the live one to the others.
 * @param traffic percent, with two decimals at most; without it a paused canary goes on with its share.
 * @param force lifts a quarantine instead of refusing.
 */
export function canary(
  doc: ChannelDocument,
  name: string,
  version: string,
  traffic: number | undefined,
  at: string,
  force = false,
): Step {
  const found = servable(doc, name, version, force);
  if (!found.ok) return found;
  const target = found.value;
  const live = liveVersion(doc, name);
  if (!live) return nothingLive(name);
  if (target === live) {
    return failure(
      'already-live',
      `${name} ${version} is the live version. Name the one to try beside it: npm run release -- list ${name}`,
    );
  }
  const other = canaryOf(doc, name);
  if (other && other !== findVersion(doc, name, version)) {
    return failure(
      'other-canary',
      `${name} ${other.metadata.version} is a canary already. End it first: npm run release -- promote ${name} ${other.metadata.version}, or: npm run release -- pause ${name}`,
    );
  }
  const share = traffic ?? target.extras.paused ?? (target.deployment.traffic || undefined);
  if (share === undefined) {
    return failure(
      'no-share',
      `No share of ${name} ${version} is remembered. Say how many percent of the visitors get it: npm run release -- canary ${name} ${version} --traffic 10`,
    );
  }
  if (!(share > 0 && share < 100 && Number.isInteger(cohortsOf(share)))) {
    return failure(
      'wrong-share',
      `${share} is not a share. Give a number over 0 and under 100 with two decimals at most, such as --traffic 10; promote a version to give it to everyone.`,
    );
  }
  if (target.deployment.traffic === share) return success(doc);
  const { paused: _resumed, ...extras } = target.extras;
  const versions = versionsOf(doc, name).map((each) => {
    if (each.metadata.version === version) {
      return { ...target, deployment: { traffic: share, default: false }, extras };
    }
    if (each !== live) return each;
    // In cohorts, since 100 - 0.07 is not 99.93.
    const left = (cohortsOf(100) - cohortsOf(share)) / cohortsOf(1);
    return { ...each, deployment: { traffic: left, default: true } };
  });
  return success(settled(doc, name, versions, at));
}

/** Gives the canary's share back to the live version and remembers it. */
export function pause(doc: ChannelDocument, name: string, at: string): Step {
  const known = versionsOf(doc, name);
  if (known.length === 0) return unknownRemote(name);
  const running = canaryOf(doc, name);
  const live = liveVersion(doc, name);
  if (running && live) {
    const share = running.deployment.traffic;
    const paused = { ...running, extras: { ...running.extras, paused: share } };
    return success(makeLive(doc, name, live, at, paused));
  }
  if (known.some((each) => each.extras.paused !== undefined)) return success(doc);
  return failure('no-canary', `${name} has no canary on this channel: there is nothing to pause.`);
}

/**
 * Takes back the last step: ends the canary when one runs, so that the live version is everyone's again;
 * else makes the good version live that was live before the live one. Its own `previous` stays, so that
 * rolling back twice goes back two promotions instead of returning to the version just left.
 */
export function rollback(doc: ChannelDocument, name: string, at: string): Step {
  if (versionsOf(doc, name).length === 0) return unknownRemote(name);
  const live = liveVersion(doc, name);
  if (!live) return nothingLive(name);
  if (canaryOf(doc, name)) return success(makeLive(doc, name, live, at));
  const target = goodPrevious(doc, name, live.metadata.version);
  if (!target) return noPrevious(name, live);
  return success(
    makeLive(doc, name, { ...target, extras: { ...target.extras, promotedAt: at } }, at),
  );
}

/**
 * Takes a version out of service until somebody lifts it: for the live one the good version before it takes
 * over, for everyone and without the canary beside it; a canary's visitors go back to the live one.
 */
export function quarantine(
  doc: ChannelDocument,
  name: string,
  version: string,
  reason: Quarantine,
): Step {
  const found = servable(doc, name, version, true);
  if (!found.ok) return found;
  if (findVersion(doc, name, version)?.extras.quarantine) return success(doc);
  const { paused: _ended, ...extras } = found.value.extras;
  const marked = { ...found.value, extras: { ...extras, quarantine: reason } };
  const live = liveVersion(doc, name);
  if (live?.metadata.version === version) {
    const target = goodPrevious(doc, name, version);
    if (!target) return noPrevious(name, live);
    const successor = { ...target, extras: { ...target.extras, promotedAt: reason.at } };
    return success(makeLive(doc, name, successor, reason.at, marked));
  }
  if (live && isCanary(marked)) return success(makeLive(doc, name, live, reason.at, marked));
  return success(settled(doc, name, replaced(versionsOf(doc, name), marked), reason.at));
}

/** Takes versions that nobody is served any more off the document. */
export function withdraw(
  doc: ChannelDocument,
  name: string,
  versions: readonly string[],
  at: string,
): ChannelDocument {
  const kept = versionsOf(doc, name).filter((each) => !versions.includes(each.metadata.version));
  if (kept.length > 0) return settled(doc, name, kept, at);
  const { [name]: _emptied, ...others } = doc.microFrontends;
  return { ...doc, microFrontends: others };
}

/** The version that a share of the visitors is served beside the live one. */
export function canaryOf(doc: ChannelDocument, name: string): ChannelVersion | undefined {
  return versionsOf(doc, name).find(isCanary);
}

function servable(
  doc: ChannelDocument,
  name: string,
  version: string,
  force: boolean,
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
  const { quarantine: reason, ...extras } = found.extras;
  if (!reason) return success(found);
  if (force) return success({ ...found, extras });
  return failure(
    'quarantined',
    `${name} ${version} is quarantined since ${reason.at} by ${reason.by}: ${reason.why} Publish a fixed version, or lift the quarantine with --force.`,
  );
}

/** Gives everyone this version. `other` is a version that the same step changes. */
function makeLive(
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

function replaced(versions: readonly ChannelVersion[], changed: ChannelVersion): ChannelVersion[] {
  return versions.map((each) =>
    each.metadata.version === changed.metadata.version ? changed : each,
  );
}

/** The document with these versions, and with what follows from them: fallbacks, and who is retired since when. */
function settled(
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
  const { retiredAt, ...rest } = extras;
  if (deployment.traffic > 0) return rest;
  const since = before && before.deployment.traffic > 0 ? at : retiredAt;
  // Documents of old did not say when: then it counts from the first change that could have noticed.
  const known = since ?? (extras.promotedAt === null ? undefined : at);
  return known === undefined ? rest : { ...rest, retiredAt: known };
}

function unknownRemote(name: string) {
  return failure(
    'unknown-remote',
    `${name} is not on this channel. Publish it first: npm run release -- publish ${name}`,
  );
}

function nothingLive(name: string) {
  return failure(
    'nothing-live',
    `No version of ${name} is live on this channel. Promote one: npm run release -- promote ${name} <version>`,
  );
}

function noPrevious(name: string, live: ChannelVersion) {
  const { metadata, extras } = live;
  const first = extras.previous === null;
  const before = first
    ? `Nothing was live before ${name} ${metadata.version}.`
    : `What was live before ${name} ${metadata.version} is quarantined or no longer on this channel.`;
  return failure(
    first ? 'no-previous' : 'previous-gone',
    `${before} Promote the version you want: npm run release -- promote ${name} <version>`,
  );
}
