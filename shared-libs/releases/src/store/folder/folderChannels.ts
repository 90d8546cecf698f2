import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDocument, parseChannel } from '../../channel/document.ts';
import { sealed, verifiedChannel } from '../../channel/channelValidity.ts';
import { isName } from '../../release/release.ts';
import { failure } from '../../result.ts';
import type { Keyring } from '../../signature/keys.ts';
import { keptIdOf, keptReading, thinOut, type KeptDocuments } from '../kept.ts';
import type { ReleaseStore } from '../store.ts';
import { namesIn, replace, textOf, writeThrough } from './durableFile.ts';

type Channels = Pick<
  ReleaseStore,
  | 'listChannels'
  | 'readChannel'
  | 'readChannelState'
  | 'verifyChannel'
  | 'writeChannel'
  | keyof ReturnType<typeof keptReading>
>;

/** The channels of a folder: the document in force in `channels/NAME.json`, those before it in `kept/NAME`. */
export function folderChannels(dir: string, keyring: Keyring): Channels {
  const keptDir = (channel: string) => join(dir, 'kept', channel);

  function keptOf(channel: string): KeptDocuments {
    const fileOf = (id: string) => join(keptDir(channel), `${id}.json`);
    return {
      ids: async () =>
        (await namesIn(keptDir(channel))).map((file) => file.slice(0, -'.json'.length)),
      text: (id) => textOf(fileOf(id)),
      remove: (id) => rm(fileOf(id), { force: true }),
    };
  }

  return {
    ...keptReading(keptOf, keyring),

    async listChannels() {
      const files = await namesIn(join(dir, 'channels'));
      return files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .filter(isName)
        .sort();
    },

    async readChannel(channel, { unverified = false } = {}) {
      const text = isName(channel) ? await textOf(channelFile(dir, channel)) : null;
      if (text === null) {
        return failure(
          'channel-missing',
          `There is no channel ${channel} in ${dir}. Publish to it first: npm run release -- publish <remote> --channel ${channel}`,
        );
      }
      if (unverified) return parseChannel(text);
      return verifiedChannel(text, channel, await keyring.trustedKeys());
    },

    async readChannelState(channel, seen) {
      const file = channelFile(dir, channel);
      try {
        // Stamp and text come from one open file, so that a replacement in between cannot mix two documents.
        const handle = await open(file, 'r');
        try {
          const { mtimeNs, size, ino } = await handle.stat({ bigint: true });
          const stamp = `${mtimeNs}-${size}-${ino}`;
          return { stamp, text: stamp === seen ? null : await handle.readFile('utf8') };
        } finally {
          await handle.close();
        }
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? String(error);
        return {
          stamp: `unreadable ${code}`,
          ...failure(
            'unreadable',
            `${file} cannot be read (${code}). Publish to the channel, or fix the file's rights.`,
          ),
        };
      }
    },

    async verifyChannel(channel, text) {
      return verifiedChannel(text, channel, await keyring.trustedKeys());
    },

    async writeChannel(channel, doc, read) {
      const file = channelFile(dir, channel);
      if (read && !isDocument(await textOf(file), read)) return false;
      const text = await sealed(doc, channel, keyring);
      await mkdir(join(dir, 'channels'), { recursive: true });
      await mkdir(keptDir(channel), { recursive: true });
      const id = keptIdOf(text);
      // Written before the document is in force, where a full disk still refuses the whole change, and named after it.
      const aside = join(keptDir(channel), `.${randomUUID()}.tmp`);
      try {
        await writeThrough(aside, text);
        await replace(file, text);
        await rename(aside, join(keptDir(channel), `${id}.json`));
      } finally {
        await rm(aside, { force: true });
      }
      await thinOut(keptOf(channel), id);
      return true;
    },
  };
}

/** Where a channel's document is. Throws a RangeError on a malformed name. */
function channelFile(dir: string, channel: string): string {
  if (!isName(channel)) throw new RangeError(`'${channel}' is not a channel's name`);
  return join(dir, 'channels', `${channel}.json`);
}
