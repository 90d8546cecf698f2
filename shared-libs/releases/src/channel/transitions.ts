import { findVersion, liveVersion, versionsOf, waysBack } from './channel.ts';
import {
  isCanary,
  isKnownBad,
  outOfServiceBy,
  type ChannelDocument,
  type ChannelVersion,
} from './document.ts';
import { standingWith, textOf, withoutBrokenSets } from './sets.ts';
import { cohortsOf, firstShare } from './shares.ts';
import {
  canaryOf,
  goesBackWith,
  left,
  makeLive,
  noPrevious,
  nothingLive,
  promotedAt,
  published,
  replaced,
  settled,
  unknownRemote,
  type ChannelFailure,
  type Step,
} from './steps.ts';
import {
  entryPath,
  idOf,
  releaseDigest,
  releaseOf,
  type Release,
  type ReleaseId,
} from '../release/release.ts';
import { failure, refusalOf, success, type Failure, type Result } from '../result.ts';

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
 * @param set what becomes live in the same command, in order.
 */
export function promote(
  doc: ChannelDocument,
  name: string,
  version: string,
  at: string,
  force = false,
  set: readonly string[] = [],
): Step {
  const found = servable(doc, name, version, force);
  if (!found.ok) return found;
  const target = found.value;
  if (target.deployment.traffic === 100) return success(doc);
  const live = liveVersion(doc, name);
  if (target === live) return success(withoutBrokenSets(makeLive(doc, name, target, at), at));
  const tried = isCanary(target) ? standingWith(doc, target).map(idOf) : [];
  if (tried.length > 1 && !tried.every((id) => set.includes(id)))
    return inSet(
      target,
      `is a canary together with others. Promote them all: npm run release -- promote ${tried.join(' ')}, or end it first: npm run release -- rollback ${name}`,
    );
  const previous = live?.metadata.version ?? null;
  const extras = { ...ofSet(target, set), previous, promotedAt: at };
  return success(withoutBrokenSets(makeLive(doc, name, { ...target, extras }, at), at));
}

/** What is said of a version that stands in this set from now on, or in none. */
function ofSet(
  { extras: { set: _before, ...extras } }: ChannelVersion,
  set: readonly string[],
): ChannelVersion['extras'] {
  return set.length > 1 ? { ...extras, set: [...set] } : extras;
}

const inSet = ({ extras }: ChannelVersion, what: string) =>
  failure('in-set', `${extras.release.replace('@', ' ')} ${what}`);

/** How a canary is tried. */
export interface Trial {
  /** Lifts a quarantine instead of refusing. */
  force?: boolean;
  /** What is tried in the same command, in order: the same visitors get all of it. */
  set?: readonly string[];
  /** Gateways raise it by themselves. */
  auto?: boolean;
}

/**
 * Serves a published version to a share of the visitors, the live one to the others.
 * @param traffic percent, with two decimals at most; without it a canary goes on with its share, and one that rises by itself begins.
 */
export function canary(
  doc: ChannelDocument,
  name: string,
  version: string,
  traffic: number | undefined,
  at: string,
  { force = false, set = [], auto = false }: Trial = {},
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
  if (auto && name === 'shell' && set.length < 2) {
    return failure(
      'not-auto',
      `No loads of the shell are counted by which shell ${version} could rise. Give it a share with --traffic alone, or name the remotes that are tried with it.`,
    );
  }
  const other = canaryOf(doc, name);
  if (other && other !== findVersion(doc, name, version)) {
    return failure(
      'other-canary',
      `${name} ${other.metadata.version} is a canary already. End it first: npm run release -- promote ${name} ${other.metadata.version}, or: npm run release -- pause ${name}`,
    );
  }
  const tried = target.extras.set ?? [];
  const goesOn = isCanary(target) || (traffic === undefined && target.extras.paused !== undefined);
  if (goesOn && tried.length > 1 && textOf(tried) !== textOf(set)) {
    const anew = isCanary(target)
      ? `end it first: npm run release -- rollback ${name}`
      : 'say its own share with --traffic';
    return inSet(
      target,
      `is tried together with others. Name them all: npm run release -- canary ${textOf(tried)}, or ${anew}`,
    );
  }
  const remembered = rememberedShare(doc, set.length > 1 ? set : [idOf({ name, version })]);
  const share = traffic ?? remembered ?? (auto ? firstShare : undefined);
  if (share === undefined) {
    const what = set.length > 1 ? textOf(set) : `${name} ${version}`;
    return failure(
      'no-share',
      `No share of ${what} is remembered. Say how many percent of the visitors get it: npm run release -- canary ${what} --traffic 10`,
    );
  }
  if (!(share > 0 && share < 100 && Number.isInteger(cohortsOf(share)))) {
    return failure(
      'wrong-share',
      `${share} is not a share. Give a number over 0 and under 100 with two decimals at most, such as --traffic 10; promote a version to give it to everyone.`,
    );
  }
  const { paused: _resumed, auto: before, ...rest } = ofSet(target, set);
  const isSame = target.deployment.traffic === share && (before !== undefined) === auto;
  if (isSame && textOf(rest.set) === textOf(tried)) return success(doc);
  const extras = auto ? { ...rest, auto: { since: at } } : rest;
  const versions = versionsOf(doc, name).map((each) => {
    if (each.metadata.version === version) {
      return { ...target, deployment: { traffic: share, default: false }, extras };
    }
    if (each !== live) return each;
    // In cohorts, since 100 - 0.07 is not 99.93.
    const rest = (cohortsOf(100) - cohortsOf(share)) / cohortsOf(1);
    return { ...each, deployment: { traffic: rest, default: true } };
  });
  return success(settled(doc, name, versions, at));
}

/** The share in percent that all of these had last; undefined where they had none, or not the same one. */
function rememberedShare(doc: ChannelDocument, ids: readonly string[]): number | undefined {
  const shares = ids.map(releaseOf).map(({ name, version }) => {
    const known = findVersion(doc, name, version);
    return known?.extras.paused ?? (known?.deployment.traffic || undefined);
  });
  const [share] = shares;
  return shares.every((each) => each === share) ? share : undefined;
}

/** Gives the share of a canary, and of those of its set, back to the live versions and remembers it. */
export function pause(doc: ChannelDocument, name: string, at: string): Step {
  const versions = versionsOf(doc, name);
  if (versions.length === 0) return unknownRemote(name);
  const running = canaryOf(doc, name);
  if (running) {
    let next = doc;
    for (const member of standingWith(doc, running)) {
      const [own, live] = [canaryOf(doc, member.name), liveVersion(doc, member.name)];
      if (!own || !live) continue;
      const paused = { ...own, extras: { ...own.extras, paused: own.deployment.traffic } };
      next = makeLive(next, member.name, live, at, paused);
    }
    return success(next);
  }
  if (versions.some((each) => each.extras.paused !== undefined)) return success(doc);
  return failure('no-canary', `${name} has no canary on this channel: there is nothing to pause.`);
}

/**
 * Takes back the last step: ends the canaries when one of these runs, so that the live versions are everyone's again;
 * else makes the versions live that the live ones lead back to (`waysBack`). What stands in a set with one of them goes
 * along, and goes back to before that set, whatever became live by itself since. Their own `previous` stays, so that rolling
 * back twice goes back two promotions instead of returning to the versions just left, which are known bad from then on.
 */
export function rollback(
  doc: ChannelDocument,
  names: string | readonly string[],
  at: string,
): Step {
  const named = [names].flat();
  const leaving = whatLeaves(doc, named);
  if (!leaving.ok) return leaving;
  const sets = leaving.value.flatMap(
    ({ name, version }) => findVersion(doc, name, version)?.extras.set ?? [],
  );
  const failures: Failure<ChannelFailure>[] = [];
  let next = doc;
  for (const { name, version } of leaving.value) {
    const made = leave(next, name, version, at, sets.map(releaseOf));
    if (made.ok) next = made.value;
    else failures.push(goesBackWith(named, name, made.failure));
  }
  return failures.length === 0 ? success(withoutBrokenSets(next, at)) : refusalOf(failures);
}

/** What a rollback of these leaves: canaries when one runs, else live versions; and those of their sets. */
function whatLeaves(
  doc: ChannelDocument,
  names: readonly string[],
): Result<ReleaseId[], ChannelFailure> {
  const missing = names.filter((name) => !liveVersion(doc, name));
  if (missing.length > 0) {
    const refusals = missing.map((name) =>
      versionsOf(doc, name).length === 0 ? unknownRemote(name) : nothingLive(name),
    );
    return refusalOf(refusals.map((refusal) => refusal.failure));
  }
  const running = names.flatMap((name) => canaryOf(doc, name) ?? []);
  const last = running.length > 0 ? running : names.flatMap((name) => liveVersion(doc, name) ?? []);
  const all = last.flatMap((version) => standingWith(doc, version));
  return success([...new Map(all.map((each) => [each.name, each])).values()]);
}

/** @param sets all that stood in a set with what is left in the same step. */
function leave(
  doc: ChannelDocument,
  name: string,
  version: string,
  at: string,
  sets: readonly ReleaseId[],
): Step {
  const [live, own] = [liveVersion(doc, name), findVersion(doc, name, version)];
  if (!live || !own) return nothingLive(name);
  if (own !== live) return success(makeLive(doc, name, live, at, left(own, at)));
  const all = waysBack(doc, name, version);
  // What came after a set by itself was made for it: it is left with the set.
  const ways = sets
    .filter((each) => each.name === name && findVersion(doc, name, each.version))
    .map((each) => waysBack(doc, name, each.version))
    .reduce((rest, older) => rest.filter((each) => older.includes(each)), all);
  const [target] = ways;
  if (!target) return noPrevious(name, live);
  const versions = all
    .filter((each) => !ways.includes(each))
    .reduce((known, passed) => replaced(known, left(passed, at)), versionsOf(doc, name));
  const next = settled(doc, name, versions, at);
  return success(makeLive(next, name, promotedAt(target, at), at, left(live, at)));
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
