import type { Feed } from './feed.ts';
import { folderFiles } from './gtfs/folderFiles.ts';
import { readFeed } from './gtfs/readFeed.ts';

/** The committed GTFS feed, which `npm run draw -w api` makes. */
const folder = new URL('../../data/transit/', import.meta.url);

/**
 * Reads the demonstration's buses as the operator's are read.
 * @throws with every fault of the committed feed; a test holds it without any.
 */
export async function demoFeed(): Promise<Feed> {
  const read = await readFeed(() => folderFiles(folder));
  if (read.kind === 'good') return read.feed;
  const faults = read.faults.map(({ file, line, reason }) => `${file}:${line ?? ''} ${reason}`);
  throw new Error(`api/data/transit: ${faults.join('; ')}`);
}
