import { findVersion, liveVersion } from './channel.ts';
import { isCanary, outOfServiceBy, type ChannelDocument, type ChannelVersion } from './document.ts';
import { canaryOf, makeLive } from './steps.ts';
import { releaseOf, type ReleaseId } from '../release/release.ts';

// Versions of several apps that were named in one command are a set: each notes the ids of all (`extras.set`). What gives
// visitors one of them names all; what takes one away takes all along.

/** A set as a text: another one for other versions. */
export const textOf = (set: readonly string[] = []): string => set.join(' ');

const memberOf = (doc: ChannelDocument, id: string): ChannelVersion | undefined => {
  const { name, version } = releaseOf(id);
  return findVersion(doc, name, version);
};

/** Whether a canary has visitors together with all of its set; one that has no set does. */
export function isWhole(doc: ChannelDocument, canary: ChannelVersion): boolean {
  const { extras, deployment } = canary;
  return (extras.set ?? []).every((id) => {
    const member = memberOf(doc, id);
    return (
      member !== undefined &&
      isCanary(member) &&
      !outOfServiceBy(member) &&
      member.deployment.traffic === deployment.traffic &&
      textOf(member.extras.set) === textOf(extras.set)
    );
  });
}

/** A live version or a canary, and those of its set that are so with it. */
export function standingWith(doc: ChannelDocument, version: ChannelVersion): ReleaseId[] {
  const { deployment, extras } = version;
  const { set = [extras.release] } = extras;
  return set.map(releaseOf).filter(({ name, version: each }) => {
    const member = findVersion(doc, name, each);
    return (
      member !== undefined &&
      member.deployment.traffic > 0 &&
      member.deployment.default === deployment.default &&
      textOf(member.extras.set) === textOf(extras.set)
    );
  });
}

/** Whether some visitor is served both versions: a canary of a set meets nothing that the set has another version of. */
export function meet(doc: ChannelDocument, one: ReleaseId, other: ReleaseId): boolean {
  return !replaces(doc, one, other) && !replaces(doc, other, one);
}

function replaces(doc: ChannelDocument, { name, version }: ReleaseId, other: ReleaseId): boolean {
  const own = findVersion(doc, name, version);
  if (!own || !isCanary(own)) return false;
  return (own.extras.set ?? [])
    .map(releaseOf)
    .some((member) => member.name === other.name && member.version !== other.version);
}

/** Ends the canaries of sets of which one has ended. */
export function withoutBrokenSets(doc: ChannelDocument, at: string): ChannelDocument {
  let next = doc;
  for (const name of Object.keys(doc.microFrontends)) {
    const [running, live] = [canaryOf(doc, name), liveVersion(doc, name)];
    if (running && live && !isWhole(doc, running)) next = makeLive(next, name, live, at);
  }
  return next;
}
