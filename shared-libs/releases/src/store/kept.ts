import { isDeepStrictEqual } from 'node:util';
import { verifiedChannel } from '../channel/channelValidity.ts';
import { parseChannel } from '../channel/document.ts';
import { isName } from '../release/release.ts';
import { failure } from '../result.ts';
import type { Keyring } from '../signature/keys.ts';
import type { ReleaseStore } from './store.ts';

/** Documents of a channel that are kept after they were in force. */
const keptCount = 30;

/** The documents that were in force on a channel, each under its id: when it was issued, `20261121T080000.000Z`. */
export interface KeptDocuments {
  ids(): Promise<string[]>;
  /** Null when there is none. */
  text(id: string): Promise<string | null>;
  remove(id: string): Promise<void>;
}

/** Whether this names a kept document: it may come from a command line, and becomes a file's name. */
export const isKeptId = (id: string): boolean => /^\d{8}T\d{6}\.\d{3}Z$/.test(id);

/** The id of a document as it was signed. */
export function keptIdOf(text: string): string {
  const { issuedAt } = JSON.parse(text) as { issuedAt: string };
  return issuedAt.replace(/[-:]/g, '');
}

/** The ids of kept documents among these, the newest first. */
export const newestFirst = (ids: readonly string[]): string[] =>
  ids.filter(isKeptId).sort((a, b) => (a < b ? 1 : -1));

/** How a store reads its kept documents. @param keptOf those of a channel, whose name is one. */
export const keptReading = (
  keptOf: (channel: string) => KeptDocuments,
  keyring: Keyring,
): Pick<ReleaseStore, 'listKept' | 'readKept'> => ({
  async listKept(channel) {
    return isName(channel) ? newestFirst(await keptOf(channel).ids()) : [];
  },
  async readKept(channel, id) {
    const text = isName(channel) && isKeptId(id) ? await keptOf(channel).text(id) : null;
    if (text === null) {
      return failure('channel-missing', `No document ${id} of channel ${channel} is kept.`);
    }
    return verifiedChannel(text, channel, await keyring.trustedKeys());
  },
});

/** Removes what need not be kept beside a document that was added: the one before it, when it says the same, and the oldest. */
export async function thinOut(kept: KeptDocuments, added: string): Promise<void> {
  const ids = newestFirst(await kept.ids());
  const before = ids[ids.indexOf(added) + 1];
  const said = async (id: string) => {
    const read = parseChannel(await kept.text(id));
    return read.ok ? read.value.microFrontends : null;
  };
  // One that was only renewed says for longer what it said before.
  if (before !== undefined && isDeepStrictEqual(await said(before), await said(added)))
    await kept.remove(before);
  for (const id of ids.slice(keptCount)) await kept.remove(id);
}
