import { findVersion, goodPrevious, liveVersion, versionsOf } from './channel.ts';
import {
  isKnownBad,
  outOfServiceBy,
  type ChannelDocument,
  type ChannelVersion,
} from './document.ts';
import { cohortsOf } from './shares.ts';
import {
  canaryOf,
  makeLive,
  noPrevious,
  nothingLive,
  promotedAt,
  published,
  settled,
  unknownRemote,
  type ChannelFailure,
  type Step,
} from './steps.ts';
import { entryPath, releaseDigest, type Release } from '../release/release.ts';
import { failure, success, type Result } from '../result.ts';

/** Adds a release to the document without making it live. The same release again changes nothing. */
export function publish(doc: ChannelDocument, release: Release, at: string): Step {
  const { name, version } = release;
  const digest = releaseDigest(release);
  const before = findVersion(doc, name, version);
  if (before?.extras.digest === digest) return success(doc);
  if (before) {
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
  const versions = versionsOf(doc, name);
  if (versions.length === 0) return unknownRemote(name);
  const running = canaryOf(doc, name);
  const live = liveVersion(doc, name);
  if (running && live) {
    const share = running.deployment.traffic;
    const paused = { ...running, extras: { ...running.extras, paused: share } };
    return success(makeLive(doc, name, live, at, paused));
  }
  if (versions.some((each) => each.extras.paused !== undefined)) return success(doc);
  return failure('no-canary', `${name} has no canary on this channel: there is nothing to pause.`);
}

/**
 * Takes back the last step: ends the canary when one runs, so that the live version is everyone's again;
 * else makes the version live that the live one leads back to (`goodPrevious`). Its own `previous` stays, so that
 * rolling back twice goes back two promotions instead of returning to the version just left, which is known bad from
 * then on.
 */
export function rollback(doc: ChannelDocument, name: string, at: string): Step {
  if (versionsOf(doc, name).length === 0) return unknownRemote(name);
  const live = liveVersion(doc, name);
  if (!live) return nothingLive(name);
  const running = canaryOf(doc, name);
  if (running) return success(makeLive(doc, name, live, at, left(running, at)));
  const target = goodPrevious(doc, name, live.metadata.version);
  if (!target) return noPrevious(name, live);
  return success(makeLive(doc, name, promotedAt(target, at), at, left(live, at)));
}

/** A version that somebody rolled back. */
function left({ extras: { good: _lost, ...extras }, ...version }: ChannelVersion, at: string) {
  return { ...version, extras: { ...extras, rolledBackAt: at } };
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

/** A version that may be served from now on, without what was said against it. */
function servable(
  doc: ChannelDocument,
  name: string,
  version: string,
  force: boolean,
): Result<ChannelVersion, ChannelFailure> {
  const found = published(doc, name, version);
  if (!found.ok || !isKnownBad(found.value)) return found;
  const reason = outOfServiceBy(found.value);
  const { quarantine, retirement: _lifted, rolledBackAt: _over, ...extras } = found.value.extras;
  if (!reason || force) return success({ ...found.value, extras });
  const [kind, lift] = quarantine
    ? (['quarantined', 'Publish a fixed version, or lift the quarantine with --force.'] as const)
    : (['retired', 'If it shall come back, repeat with --force.'] as const);
  return failure(
    kind,
    `${name} ${version} is ${kind} since ${reason.at} by ${reason.by}: ${reason.why} ${lift}`,
  );
}
