import { sealed, verifiedChannel } from '../../channel/channelValidity.ts';
import { isDocument, parseChannel } from '../../channel/document.ts';
import { isName } from '../../release/release.ts';
import { failure } from '../../result.ts';
import { keptIdOf, keptReading, thinOut, type KeptDocuments } from '../kept.ts';
import type { ReleaseStore } from '../store.ts';
import type { S3Parts } from './s3Parts.ts';

/** The channels of a store in a bucket, and their documents of before. */
export function s3Channels({
  address,
  bucket,
  keyring,
  onCondition,
}: Pick<S3Parts, 'address' | 'bucket' | 'keyring' | 'onCondition'>): Pick<
  ReleaseStore,
  'listChannels' | 'readChannel' | 'readChannelState' | 'writeChannel'
> &
  ReturnType<typeof keptReading> {
  const keyOf = (channel: string) => {
    if (!isName(channel)) throw new RangeError(`'${channel}' is not a channel's name`);
    return `channels/${channel}.json`;
  };

  const keptKey = (channel: string, id: string) => `kept/${channel}/${id}.json`;
  const keptOf = (channel: string): KeptDocuments => ({
    ids: async () => {
      const under = `kept/${channel}/`;
      const objects = await bucket.list(under);
      return objects.map(({ key }) => key.slice(under.length, -'.json'.length));
    },
    text: async (id) => (await bucket.get(keptKey(channel, id)))?.toString('utf8') ?? null,
    remove: (id) => bucket.remove([keptKey(channel, id)]),
  });

  return {
    ...keptReading(keptOf, keyring),

    async listChannels() {
      const keys = (await bucket.list('channels/')).map(({ key }) => key);
      return keys.map((key) => key.slice('channels/'.length, -'.json'.length)).filter(isName);
    },

    async readChannel(channel, { unverified = false } = {}) {
      const text = isName(channel) ? await bucket.get(keyOf(channel)) : null;
      if (text === null) {
        return failure(
          'channel-missing',
          `There is no channel ${channel} in ${address}. Publish to it first: npm run release -- publish <remote> --channel ${channel}`,
        );
      }
      if (unverified) return parseChannel(text.toString('utf8'));
      return verifiedChannel(text.toString('utf8'), channel, await keyring.trustedKeys());
    },

    async readChannelState(channel, seen) {
      try {
        const found = await bucket.getIfChanged(keyOf(channel), seen);
        if (found === 'unchanged') return { stamp: seen, text: null };
        if (found) return { stamp: found.tag, text: found.text };
        return {
          stamp: 'missing',
          ...failure('unreadable', `${address} has no channel ${channel}.`),
        };
      } catch (error) {
        const sentence = `Channel ${channel} of ${address} cannot be read (${String(error)}). Fix the connection or its keys.`;
        return { stamp: `unreadable ${String(error)}`, ...failure('unreadable', sentence) };
      }
    },

    async writeChannel(channel, doc, read) {
      const key = keyOf(channel);
      const text = await sealed(doc, channel, keyring);
      const found = read && (await bucket.read(key));
      if (read && !isDocument(found?.text ?? null, read)) return false;
      if (read && (await onCondition())) {
        const tag = await bucket.putIf(key, text, found?.tag ?? null);
        if (tag === null) return false;
      } else await bucket.put(key, text);
      const id = keptIdOf(text);
      await bucket.put(keptKey(channel, id), text);
      await thinOut(keptOf(channel), id);
      return true;
    },
  };
}
