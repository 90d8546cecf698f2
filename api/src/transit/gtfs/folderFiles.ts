import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { FeedFiles } from './zipFiles.ts';

/** Opens a feed whose files lie in a folder, unpacked. */
export async function folderFiles(folder: URL): Promise<FeedFiles> {
  return {
    names: new Set(await readdir(folder)),
    read: (name) => createReadStream(new URL(name, folder)),
  };
}
