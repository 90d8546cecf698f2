import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const above = path.resolve(import.meta.dirname, '../../..');

/** The repository; for a remote in its own repository, the folder that holds node_modules. */
export const repoRoot = path.basename(above) === 'node_modules' ? path.dirname(above) : above;

/** Folder of a remote's sources, whether or not it exists: one of the repository, or this where the repository is the remote. */
export const workspaceOf = (remote: string): string =>
  nameOf(repoRoot) === remote ? repoRoot : path.join(repoRoot, remote);

function nameOf(dir: string): unknown {
  const file = path.join(dir, 'package.json');
  if (!existsSync(file)) return null;
  return (JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown }).name;
}
