import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isVersion, type Release } from '../../release/release.ts';
import { sourceHash } from '../../release/sources.ts';
import { repoRoot, workspaceOf } from '../../repoRoot.ts';
import { WrongUsage, type Command } from '../command.ts';

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
    // Refused below.
  }
  throw new WrongUsage(`${remote}/package.json names no version. Name it in the command.`);
}

/**
 * Where the sources of a release are: the folder named, else its folder of this repository when that holds what the
 * release was built from. Null when they are not at hand, as for a release of another repository or of another day.
 * @throws WrongUsage when the folder named is no package.
 */
export async function sourcesOf(
  { name, sources, sourceHash: built }: Release,
  named: string | undefined,
): Promise<string | null> {
  if (named === undefined) {
    const own = workspaceOf(name);
    const isHere = existsSync(join(own, 'package.json'));
    return isHere && sources && (await sourceHash(sources, repoRoot)) === built ? own : null;
  }
  const dir = resolve(named);
  if (existsSync(join(dir, 'package.json'))) return dir;
  throw new WrongUsage(`${dir} has no package.json: name the folder of the sources.`);
}

/** Options of commands that build a release again from its sources. */
export const reproducibleOptions = {
  quick: { help: 'leave out the clean build' },
  sources: { value: '<folder>', help: 'what to build (default: its folder in this repository)' },
} satisfies Command['options'];
