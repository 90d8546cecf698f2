import { liveSet } from '../channel/channel.ts';
import type { ReleaseStore } from '../store/store.ts';

/** One of the last documents of a channel. */
export interface KeptDocument {
  id: string;
  /** What was live then; null when it cannot be taken. */
  live: Record<string, string> | null;
  /** Where that differs from now, in words. */
  differs: string;
}

/** The last documents of a channel, the newest first. @param now what is live. @param most how many. */
export async function keptDocuments(
  store: ReleaseStore,
  channel: string,
  now: Readonly<Record<string, string>>,
  most = Infinity,
): Promise<KeptDocument[]> {
  const documents: KeptDocument[] = [];
  for (const id of (await store.listKept(channel)).slice(0, most)) {
    const kept = await store.readKept(channel, id);
    const live = kept.ok ? liveSet(kept.value) : null;
    documents.push({ id, live, differs: differenceOf(live, now) });
  }
  return documents;
}

function differenceOf(
  live: Readonly<Record<string, string>> | null,
  now: Readonly<Record<string, string>>,
): string {
  if (live === null) return 'cannot be taken: no trusted signature';
  const others = Object.entries(live).filter(([name, version]) => now[name] !== version);
  return others.map(([name, version]) => `${name} ${version}`).join(', ') || 'the same';
}
