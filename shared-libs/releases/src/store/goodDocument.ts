import type { ChannelDocument } from '../channel/document.ts';
import { expiryFailure } from '../channel/channelValidity.ts';
import { failure, success, type Result } from '../result.ts';
import type { ReleaseStore, StoreFailure } from './store.ts';

/** A document that a site can start with. */
export interface GoodDocument {
  document: ChannelDocument;
  /** What is wrong with the channel's own, and what serves instead; null when all is well. */
  fault: { sentence: string; instead: string } | null;
}

/**
 * The last good document of a channel: its own, else the newest of those that were kept. One that has expired is better
 * than none to start with: it is what somebody decided last.
 * @param now what its last instant is held against.
 * @returns why there is none, as the channel's own says it.
 */
export async function goodDocument(
  store: ReleaseStore,
  channel: string,
  now: Date,
): Promise<Result<GoodDocument, StoreFailure>> {
  const own = await store.readChannel(channel);
  if (own.ok) {
    const expired = expiryFailure(own.value, now);
    const instead = 'Until then it serves, as the last good one.';
    return success({
      document: own.value,
      fault: expired && { sentence: expired.sentence, instead },
    });
  }
  for (const id of await store.listKept(channel)) {
    const kept = await store.readKept(channel, id);
    if (!kept.ok) continue;
    const { sentence } = own.failure;
    const instead = `The last good one, ${id}, serves instead. Put it back: npm run release -- restore --channel ${channel}`;
    return success({ document: kept.value, fault: { sentence, instead } });
  }
  return failure(own.failure.kind, own.failure.sentence);
}
