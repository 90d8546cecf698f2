import { liveVersion } from '../channel/channel.ts';
import type { ChannelDocument, Goodness } from '../channel/document.ts';
import { standingWith } from '../channel/sets.ts';
import { canaryOf, goesBackWith } from '../channel/steps.ts';
import { fitReasons, servedReleases } from '../check/fit.ts';
import { readPublished } from '../check/readPublished.ts';
import { takenRoutes } from '../check/routes/takenRoutes.ts';
import { releaseOf } from '../release/release.ts';
import { refusalOf, success, type Failure, type Result } from '../result.ts';
import type { ReleaseStore } from '../store/store.ts';
import { servedOtherwise } from './change.ts';

/** Where one app goes back to. */
export interface StepBack {
  remote: string;
  from: string;
  to: string;
  /** What `to` earned while it was live; null when it is not known to be good. */
  good: Goodness | null;
}

/** A rollback that would be or was made, and what speaks against it (nothing when it is safe). */
export interface RollbackPlan extends StepBack {
  /** True when only the canary `from` ends, and `to` is live already. */
  endsCanary: boolean;
  /** Others that go back, or whose canaries end, in the same document. */
  others: readonly StepBack[];
  reasons: string[];
}

/** Judges the step from one document to the next, of these and of what goes along, against what else has visitors by then. */
export async function planStep(
  store: ReleaseStore,
  doc: ChannelDocument,
  next: ChannelDocument,
  names: readonly string[],
): Promise<Result<RollbackPlan>> {
  const along = servedOtherwise(doc, next).filter((name) => !names.includes(name));
  const all = [...names, ...along].map((name) => ({ name, ...liveIn(doc, next, name) }));
  const moved = all.filter(({ before, after }) => before !== after && after !== undefined);
  const endsCanary = moved.length === 0;
  const steps = all.flatMap(({ name, before = '', after = '' }): StepBack[] => {
    const ended = endsCanary ? canaryOf(doc, name)?.metadata.version : undefined;
    if (before === after && ended === undefined) return [];
    const good = liveVersion(next, name)?.extras.good ?? null;
    return [{ remote: name, from: ended ?? before, to: after, good }];
  });
  const [first, ...others] = steps;
  if (!first) throw new RangeError('a plan is of one app at least');
  const reasons: string[] = [];
  const failures: Failure[] = [];
  for (const { name, after: version = '' } of moved) {
    const target = await readPublished(store, doc, name, version);
    if (!target.ok) {
      failures.push(goesBackWith(names, name, target.failure));
      continue;
    }
    const { served, unread } = await servedReleases(store, next, { name, version }, doc);
    const taken = await takenRoutes(store, next, { name, version });
    reasons.push(...unread, ...fitReasons(target.value, served), ...taken);
    if (name !== 'shell' && !liveVersion(next, 'shell'))
      reasons.push('no shell is live on this channel to compare with');
  }
  if (failures.length > 0) return refusalOf(failures);
  return success({ ...first, endsCanary, others, reasons: [...new Set(reasons)] });
}

const liveIn = (doc: ChannelDocument, next: ChannelDocument, name: string) => ({
  before: liveVersion(doc, name)?.metadata.version,
  after: liveVersion(next, name)?.metadata.version,
});

/** What of the sets of the live versions that are left went on by itself since: rolling back the rest returns no set as a whole. */
export function movedOn(doc: ChannelDocument, next: ChannelDocument): string[] {
  return servedOtherwise(doc, next).flatMap((name) => {
    const live = liveVersion(doc, name);
    if (!live || live.metadata.version === liveVersion(next, name)?.metadata.version) return [];
    const standing = standingWith(doc, live).map((each) => each.name);
    return (live.extras.set ?? [])
      .map(releaseOf)
      .filter((member) => !standing.includes(member.name))
      .flatMap((member) => {
        const [now, then] = [liveVersion(doc, member.name), liveVersion(next, member.name)];
        if (!now || now.metadata.version !== then?.metadata.version) return [];
        return `${live.extras.release.replace('@', ' ')} went live together with ${member.name} ${member.version}, and ${now.extras.release.replace('@', ' ')} by itself since: roll that back first, or both at once: npm run release -- rollback ${name} ${member.name}`;
      });
  });
}
