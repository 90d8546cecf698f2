import { goodPrevious, liveVersion, versionsOf } from './channel.ts';
import {
  isCanary,
  type ChannelDocument,
  type ChannelVersion,
  type Goodness,
  type OutOfService,
} from './document.ts';
import { standingWith, withoutBrokenSets } from './sets.ts';
import { failure, success } from '../result.ts';
import {
  left,
  makeLive,
  noPrevious,
  promotedAt,
  published,
  replaced,
  settled,
  type Step,
} from './steps.ts';

/**
 * Takes a version out of service until somebody lifts it: for the live one the good version before it takes
 * over, for everyone and without the canary beside it; a canary's visitors go back to the live one. What stands in a set with
 * it goes along.
 */
export function quarantine(
  doc: ChannelDocument,
  name: string,
  version: string,
  reason: OutOfService,
): Step {
  const found = published(doc, name, version);
  if (!found.ok) return found;
  if (found.value.extras.quarantine) return success(doc);
  const { paused: _ended, good: _lost, ...extras } = found.value.extras;
  const marked = { ...found.value, extras: { ...extras, quarantine: reason } };
  return takenOut(doc, name, marked, reason.at);
}

/**
 * Withdraws a version until somebody lifts it: as `quarantine` does, with nothing said against it. Of a live one that
 * leads back to nothing it takes the whole remote off the site.
 * @param force goes ahead although something was live before, and all of it is known bad.
 */
export function retire(
  doc: ChannelDocument,
  name: string,
  version: string,
  reason: OutOfService,
  force = false,
): Step {
  const found = published(doc, name, version);
  if (!found.ok) return found;
  if (found.value.extras.retirement) return success(doc);
  const { paused: _ended, good: _lost, ...extras } = found.value.extras;
  const marked = { ...found.value, extras: { ...extras, retirement: reason } };
  if (liveVersion(doc, name) !== found.value || goodPrevious(doc, name, version)) {
    return takenOut(doc, name, marked, reason.at);
  }
  if (name === 'shell') {
    return failure(
      'last-one',
      `There is no site without a shell, and nothing can take over for shell ${version}. Promote another one: npm run release -- promote shell <version>`,
    );
  }
  if (extras.previous !== null && !force) {
    return failure(
      'last-one',
      `All that was live before ${name} ${version} is known bad or no longer on this channel: without it ${name} leaves the site. Promote the version you want (npm run release -- list ${name}), or repeat with --force.`,
    );
  }
  const versions = replaced(versionsOf(doc, name), marked).map((each) => ({
    ...each,
    deployment: { traffic: 0, default: false },
  }));
  return success(withoutBrokenSets(settled(doc, name, versions, reason.at), reason.at));
}

/** Notes that the live version is known good: rollbacks and quarantines prefer it from then on. */
export function prove(
  doc: ChannelDocument,
  name: string,
  version: string,
  goodness: Goodness,
): Step {
  const found = published(doc, name, version);
  if (!found.ok) return found;
  if (found.value.extras.good) return success(doc);
  if (!found.value.deployment.default) {
    return failure('not-live', `${name} ${version} is not live on this channel.`);
  }
  const marked = { ...found.value, extras: { ...found.value.extras, good: goodness } };
  return success(settled(doc, name, replaced(versionsOf(doc, name), marked), goodness.at));
}

/**
 * The document with a version out of service: of the live one, the version that it leads back to takes over, and so it is with
 * those of its set that lead anywhere.
 */
function takenOut(doc: ChannelDocument, name: string, marked: ChannelVersion, at: string): Step {
  const { version } = marked.metadata;
  const live = liveVersion(doc, name);
  if (live?.metadata.version === version) {
    const target = goodPrevious(doc, name, version);
    if (!target) return noPrevious(name, live);
    let next = makeLive(doc, name, promotedAt(target, at), at, marked);
    for (const member of standingWith(doc, live)) {
      const own = liveVersion(doc, member.name);
      const before = goodPrevious(doc, member.name, member.version);
      if (member.name !== name && own && before)
        next = makeLive(next, member.name, promotedAt(before, at), at, left(own, at));
    }
    return success(withoutBrokenSets(next, at));
  }
  const next =
    live && isCanary(marked)
      ? makeLive(doc, name, live, at, marked)
      : settled(doc, name, replaced(versionsOf(doc, name), marked), at);
  return success(withoutBrokenSets(next, at));
}
