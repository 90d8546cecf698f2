import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isVersion } from '../release.ts';
import { WrongUsage } from './command.ts';

export const repo = join(import.meta.dirname, '../../../..');

/** Folder of a remote of this repository, whether or not it exists. */
export const workspaceOf = (remote: string): string => join(repo, remote);

/**
 * The version in the remote's own package.json.
 * @throws WrongUsage when it has none: a remote of another repository has no folder here.
 */
export function ownVersion(remote: string): string {
  try {
    const { version } = JSON.parse(
      readFileSync(join(workspaceOf(remote), 'package.json'), 'utf8'),
    ) as { version?: unknown };
    if (typeof version === 'string' && isVersion(version)) return version;
  } catch {
    // Told below.
  }
  throw new WrongUsage(`${remote}/package.json names no version. Name it in the command.`);
}
