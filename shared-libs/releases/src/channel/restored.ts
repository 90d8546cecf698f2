import { liveVersion, versionsOf } from './channel.ts';
import { outOfServiceBy, type ChannelDocument, type ChannelVersion } from './document.ts';
import { withoutBrokenSets } from './sets.ts';
import { settled, type Step } from './steps.ts';
import { failure, success } from '../result.ts';

/**
 * The present document with the live versions and canaries of an earlier one. What was said of versions since stays said,
 * what was published since stays published, and a remote that had nothing live then stays as it is.
 * @param present null when it cannot be read: then the earlier one is all that is known.
 */
export function restored(
  present: ChannelDocument | null,
  earlier: ChannelDocument,
  at: string,
): Step {
  let next = present ?? earlier;
  for (const name of Object.keys(earlier.microFrontends)) {
    if (!liveVersion(earlier, name)) continue;
    const versions = asServed(versionsOf(next, name), versionsOf(earlier, name), at);
    const out = versions.find((each) => each.deployment.traffic > 0 && outOfServiceBy(each));
    const reason = out && outOfServiceBy(out);
    if (out && reason) {
      return failure(
        'out-of-service',
        `${out.extras.release} was served by this document and is out of service since ${reason.at} by ${reason.by}: ${reason.why} Restore another document, or lift that first: npm run release -- promote ${name} ${out.metadata.version} --force`,
      );
    }
    next = settled(next, name, versions, at);
  }
  return success(withoutBrokenSets(next, at));
}

const wasLive = (versions: readonly ChannelVersion[], { metadata }: ChannelVersion) =>
  versions.some((each) => each.deployment.default && each.metadata.version === metadata.version);

/** Versions as they are known now, served as they were then. */
function asServed(
  now: readonly ChannelVersion[],
  then: readonly ChannelVersion[],
  at: string,
): ChannelVersion[] {
  const idle = now.map((each) => ({ ...each, deployment: { traffic: 0, default: false } }));
  return then.reduce<ChannelVersion[]>((versions, was) => {
    const known = versions.find((each) => each.metadata.version === was.metadata.version);
    const isServed = was.deployment.traffic > 0;
    // What was removed since and served nobody then need not come back.
    if (!known) return isServed || now.length === 0 ? [...versions, was] : versions;
    const { paused: _now, set: _other, auto: _rises, rolledBackAt, ...extras } = known.extras;
    const { paused, previous, set } = was.extras;
    const promotedAt = wasLive(now, was) ? known.extras.promotedAt : at;
    const again: ChannelVersion = {
      ...known,
      deployment: was.deployment,
      extras: {
        ...extras,
        ...(was.deployment.default && { previous, promotedAt }),
        ...(paused !== undefined && { paused }),
        ...(set && { set }),
        // Somebody wants it again.
        ...(rolledBackAt !== undefined && !isServed && { rolledBackAt }),
      },
    };
    return versions.map((each) => (each === known ? again : each));
  }, idle);
}
