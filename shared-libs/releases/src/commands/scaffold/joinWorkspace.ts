import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, object>;
}

/**
 * Makes a new folder `mf-*` known where the repository lists its remotes by name: the lockfile and node_modules. What it needs is installed already, so nothing is fetched.
 * @returns the files changed.
 */
export async function joinWorkspace(repo: string, name: string): Promise<string[]> {
  const { version, dependencies } = JSON.parse(
    await readFile(join(repo, name, 'package.json'), 'utf8'),
  ) as { version: string; dependencies: object };
  await change(join(repo, 'package-lock.json'), (text) => {
    const lock = JSON.parse(text) as Lock;
    const entries = Object.entries(lock.packages);
    insert(entries, name, { version, dependencies });
    insert(entries, `node_modules/${name}`, { resolved: name, link: true });
    lock.packages = Object.fromEntries(entries);
    return `${JSON.stringify(lock, null, 2)}\n`;
  });
  await symlink(join('..', name), join(repo, 'node_modules', name)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return ['package-lock.json'];
}

/** Puts an entry beside its like, where npm would: among the remotes in alphabetical order. */
function insert(entries: [string, object][], key: string, value: object): void {
  if (entries.some(([known]) => known === key)) return;
  const like = key.replace(/[a-z]+$/, '');
  const after = entries.findLastIndex(([known]) => known.startsWith(like) && known < key);
  const before = entries.findIndex(([known]) => known.startsWith(like));
  entries.splice(after >= 0 ? after + 1 : Math.max(before, 0), 0, [key, value]);
}

async function change(file: string, make: (text: string) => string): Promise<void> {
  await writeFile(file, make(await readFile(file, 'utf8')));
}
