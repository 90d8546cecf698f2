import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveSet, type ChannelDocument } from './channel.ts';
import { routeFaults, type Addresses } from './routes.ts';
import type { ReleaseStore } from './store.ts';

/** The routes and names of a release that another live remote has: a page can have but one owner. */
export async function takenRoutes(
  store: ReleaseStore,
  channel: ChannelDocument,
  name: string,
  version: string,
): Promise<string[]> {
  const own = await declared(store, name, version);
  if (!own) return [];
  const others: Addresses[] = [];
  for (const [other, live] of Object.entries(liveSet(channel))) {
    await store.bring(other, live);
    const addresses = other === name ? null : await declared(store, other, live);
    if (addresses) others.push(addresses);
  }
  return routeFaults(own, others);
}

/** What a published release declares, which was checked then; null when it cannot be read, as it is when it is damaged. */
async function declared(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Addresses | null> {
  try {
    const text = await readFile(join(store.releaseDir(name, version), 'remote.json'), 'utf8');
    return JSON.parse(text) as Addresses;
  } catch {
    return null;
  }
}
