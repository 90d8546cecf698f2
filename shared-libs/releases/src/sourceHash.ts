import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const skipped =
  /(^|[\\/])(node_modules|dist|\.tsbuild|harness|fixtures|ui[\\/]gallery|build[\\/]template)([\\/]|$)|\.(test|examples)\.tsx?$|\.md$/;

/**
 * A hash of everything an app is built from: its own sources, the shared libraries and the lockfile. Equal
 * hashes mean that building again would give the same bytes.
 * @param root the repository that the app is in.
 */
export async function sourceHash(dir: string, root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [dir, path.join(root, 'shared-libs')]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !skipped.test(path.relative(folder, file)))
      .sort();
    for (const file of files) hash.update(path.relative(folder, file)).update(await readFile(file));
  }
  hash.update(await readFile(path.join(root, 'package-lock.json')).catch(() => ''));
  return hash.digest('hex').slice(0, 16);
}
