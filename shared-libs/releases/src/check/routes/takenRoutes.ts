import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChannelDocument } from '../../channel/document.ts';
import type { ReleaseId } from '../../release/release.ts';
import { othersMet } from '../fit.ts';
import { routeFaults, type Addresses } from './routes.ts';
import type { ReleaseStore } from '../../store/store.ts';

/**
 * The routes and names of a release that another remote has, live or a canary, whose visitors are served this one too: a page
 * can have but one owner.
 */
export async function takenRoutes(
  store: ReleaseStore,
  channel: ChannelDocument,
  app: ReleaseId,
): Promise<string[]> {
  const own = await declared(store, app);
  if (!own) return [];
  const others: Addresses[] = [];
  for (const other of othersMet(channel, app)) {
    await store.fetchRelease(other.name, other.version);
    const addresses = await declared(store, other);
    if (addresses) others.push(addresses);
  }
  return routeFaults(own, others);
}

/** What a published release declares, which was checked then; null when it cannot be read, as it is when it is damaged. */
async function declared(
  store: ReleaseStore,
  { name, version }: ReleaseId,
): Promise<Addresses | null> {
  try {
    const text = await readFile(join(store.releaseDir(name, version), 'remote.json'), 'utf8');
    return JSON.parse(text) as Addresses;
  } catch {
    return null;
  }
}
