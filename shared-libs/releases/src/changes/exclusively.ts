import { isDeepStrictEqual } from 'node:util';
import { emptyChannel, type ChannelDocument } from '../channel/document.ts';
import type { Holds } from '../store/lock.ts';
import { failure, success, type Result } from '../result.ts';
import type { ReadOptions, ReleaseStore } from '../store/store.ts';

/** A channel of a store. */
export interface Place {
  store: ReleaseStore;
  channel: string;
}

/** Runs a change while no other process makes one; it asks `holds` before it writes. */
export async function exclusively<T>(
  { store }: Pick<Place, 'store'>,
  change: (holds: Holds) => Promise<Result<T>>,
): Promise<Result<T>> {
  const done = await store.exclusively(change);
  return done.ok ? done.value : done;
}

/** The channel's document; an empty one when nothing was published there yet. */
export async function channelOrEmpty(
  { store, channel }: Place,
  options?: ReadOptions,
): Promise<Result<ChannelDocument>> {
  const doc = await store.readChannel(channel, options);
  return !doc.ok && doc.failure.kind === 'channel-missing' ? success(emptyChannel()) : doc;
}

/**
 * Refuses to go on with a change that lost its lock, or whose channel has another document than the one it read:
 * what it writes would undo what somebody else did meanwhile.
 */
export async function stillAlone(
  place: Place,
  read: ChannelDocument,
  holds: Holds,
  options?: ReadOptions,
): Promise<Result<null>> {
  if (!(await holds())) return overtaken();
  const now = await channelOrEmpty(place, options);
  if (!now.ok) return now;
  return isDeepStrictEqual(now.value, read) ? success(null) : overtaken();
}

/** Writes a channel's document over the one that the change read, as long as the lock is still the change's own. */
export async function replaceDocument(
  { store, channel }: Place,
  read: ChannelDocument,
  next: ChannelDocument,
  holds: Holds,
): Promise<Result<null>> {
  if (!(await holds())) return overtaken();
  return (await store.writeChannel(channel, next, read)) ? success(null) : overtaken();
}

/** The refusal of a change that somebody else's came before. */
export function overtaken() {
  return failure(
    'overtaken',
    "This change stood still for so long that somebody else's may have come before it, and was given up. See what is live now (npm run release -- list), then repeat it.",
  );
}
