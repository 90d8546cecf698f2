import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servedVersions } from '../channel/channel.ts';
import type { ChannelDocument } from '../channel/document.ts';
import { routeFaults, type Addresses } from './routes.ts';
import type { ReleaseStore } from '../store/store.ts';

/** The routes and names of a release that another remote with visitors has, live or a canary: a page can have but one owner. */
export async function takenRoutes(
  store: ReleaseStore,
  channel: ChannelDocument,
  name: string,
  version: string,
): Promise<string[]> {
  const own = await declared(store, name, version);
  if (!own) return [];
  const others: Addresses[] = [];
  for (const [other, served] of servedVersions(channel)) {
    if (other === name) continue;
    await store.fetchRelease(other, served);
    const addresses = await declared(store, other, served);
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
