import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteDefinition } from '@eldorado/remote';
import { contractVersion } from '@eldorado/remote/descriptor';
import { sha384 } from '../release/release.ts';
import type { Messages } from './messages.ts';

/** What a remote's server bundle declares when it runs. */
export interface DeclaredRemote extends Pick<RemoteDefinition, 'name' | 'pages' | 'layouts'> {
  /** By language; empty when it has none. */
  messages: Readonly<Record<string, Messages>>;
}

const reader = join(import.meta.dirname, 'bundleReader.mjs');
const permission =
  Number(process.versions.node.split('.')[0]) < 23 ? '--experimental-permission' : '--permission';

/** What bundles declared, by their bytes: a command that publishes and promotes looks at one several times. */
const declared = new Map<string, Promise<DeclaredRemote>>();

/** What a remote's server bundle declares when it runs (`runBundle`), once for each bundle. */
export async function readBundle(path: string): Promise<DeclaredRemote> {
  const file = await realpath(path);
  const bytes = sha384(await readFile(file));
  const known = declared.get(bytes);
  if (known) return known;
  const found = runBundle(file);
  declared.set(bytes, found);
  found.catch(() => declared.delete(bytes));
  return found;
}

/**
 * Runs a remote's server bundle in a process that may read this file only, write nothing and start nothing, and that
 * knows none of the publisher's variables: whoever publishes holds the keys of the site.
 * @throws when the bundle does not run in 10 s or declares nothing.
 */
async function runBundle(file: string): Promise<DeclaredRemote> {
  const readable = [reader, file].map((each) => `--allow-fs-read=${each}`);
  const args = [permission, ...readable, reader, file, String(contractVersion)];
  const options = { env: { NODE_NO_WARNINGS: '1' }, timeout: 10_000, maxBuffer: 16e6 };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    return JSON.parse(stdout) as DeclaredRemote;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(/^\w*Error: .*$/m.exec(stderr)?.[0] ?? String(error), { cause: error });
  }
}
