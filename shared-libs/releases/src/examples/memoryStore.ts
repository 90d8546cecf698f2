import { parseChannel, type ChannelDocument } from '../channel/document.ts';
import { sealed, verifiedChannel, type ChannelReadFailure } from '../channel/channelValidity.ts';
import { failure, success, type Result } from '../result.ts';
import { isKeptId, keptIdOf, newestFirst } from '../store/kept.ts';
import type { LogEntry, ReleaseFailure, ReleaseStore } from '../store/store.ts';
import type { Release } from '../release/release.ts';

/** What a store holds beside its releases: a copy of it is another store with the same past. */
export interface Memory {
  channels: Map<string, string>;
  /** By `channel/id`. */
  kept: Map<string, string>;
  log: LogEntry[];
  /** Releases whose folders are gone, as `name@version`. */
  gone: Set<string>;
}

export const emptyMemory = (): Memory => ({
  channels: new Map(),
  kept: new Map(),
  log: [],
  gone: new Set(),
});

export const copyOf = ({ channels, kept, log, gone }: Memory): Memory => ({
  channels: new Map(channels),
  kept: new Map(kept),
  log: [...log],
  gone: new Set(gone),
});

/** What was read and verified, for stores that share their releases. */
export interface Verified {
  documents: Map<string, Result<ChannelDocument, ChannelReadFailure>>;
  releases: Map<string, Result<Release, ReleaseFailure>>;
}

/** A store whose channels, kept documents and log are in memory; its releases are those of another one. For tests. */
export function memoryStore(
  releases: ReleaseStore,
  memory: Memory,
  known: Verified = { documents: new Map(), releases: new Map() },
): ReleaseStore {
  const { channels, kept, log, gone } = memory;
  const { keyring } = releases;
  async function verified(text: string, channel: string) {
    const read =
      known.documents.get(text) ?? verifiedChannel(text, channel, await keyring.trustedKeys());
    known.documents.set(text, read);
    return read;
  }
  const missing = (what: string) => failure('channel-missing', `There is no ${what}.`);
  return {
    ...releases,
    async readRelease(name, version, options) {
      const id = `${name}@${version}`;
      if (gone.has(id)) return failure('release-missing', `${name} ${version} is not built.`);
      // Neither changes: to verify a signature takes longer than all the rest.
      const read = known.releases.get(id) ?? (await releases.readRelease(name, version, options));
      known.releases.set(id, read);
      return read;
    },
    removeRelease: (name, version) => Promise.resolve(void gone.add(`${name}@${version}`)),
    async listReleases() {
      const all = await releases.listReleases();
      return all.filter(({ name, version }) => !gone.has(`${name}@${version}`));
    },
    listChannels: () => Promise.resolve([...channels.keys()].sort()),
    async readChannel(channel, { unverified = false } = {}) {
      const text = channels.get(channel);
      if (text === undefined) return missing(`channel ${channel}`);
      return unverified ? parseChannel(text) : verified(text, channel);
    },
    async writeChannel(channel, doc) {
      const text = await sealed(doc, channel, keyring);
      channels.set(channel, text);
      kept.set(`${channel}/${keptIdOf(text)}`, text);
      return true;
    },
    listKept: (channel) => {
      const own = [...kept.keys()].filter((key) => key.startsWith(`${channel}/`));
      return Promise.resolve(newestFirst(own.map((key) => key.slice(channel.length + 1))));
    },
    async readKept(channel, id) {
      const text = isKeptId(id) ? kept.get(`${channel}/${id}`) : undefined;
      return text === undefined ? missing(`document ${id}`) : verified(text, channel);
    },
    appendLog: (entry) => Promise.resolve(void log.push(entry)),
    readLog: () => Promise.resolve([...log]),
    useReserve: () => Promise.resolve(),
    exclusively: async (change) => success(await change(() => Promise.resolve(true))),
  };
}
