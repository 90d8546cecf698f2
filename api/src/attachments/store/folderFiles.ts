import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './fileStore.ts';

/** Files in a folder that only the site's user may read; made when the first one comes. */
export function folderFiles(folder: string): FileStore {
  const fileOf = (id: string) => {
    // Ids are made here; one that is not must not become a path.
    if (!/^[\w-]{16,40}$/.test(id)) throw new Error('This is no id of a file');
    return join(folder, id);
  };
  return {
    async put(id, content) {
      const file = fileOf(id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const aside = join(folder, `.${id}.${randomUUID()}`);
      await writeFile(aside, content, { mode: 0o600 });
      await rename(aside, file);
    },
    async get(id) {
      try {
        return await readFile(fileOf(id));
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (id) => rm(fileOf(id), { force: true }),
  };
}
