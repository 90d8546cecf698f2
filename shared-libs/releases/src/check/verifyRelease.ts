import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseRelease, sha384 } from '../release/release.ts';

/** Something wrong with a release's folder. `path` is relative to it; the sentence names it. */
export interface ReleaseFault {
  kind: 'unreadable' | 'invalid' | 'missing' | 'altered' | 'unlisted';
  path: string;
  sentence: string;
}

/**
 * Compares a release's folder with its release.json: every listed file is there with its bytes, and nothing
 * unlisted is under client/ or server/, where the gateway would serve or run it. Precompressed siblings
 * (`.br`, `.gz`) of listed files are allowed.
 * @returns the faults; none when the release is whole.
 */
export async function verifyRelease(dir: string): Promise<ReleaseFault[]> {
  const text = await contentOf(join(dir, 'release.json'));
  if (!text) {
    return [
      {
        kind: 'unreadable',
        path: 'release.json',
        sentence: 'release.json is missing or cannot be read',
      },
    ];
  }
  const parsed = parseRelease(text.toString('utf8'));
  if (!parsed.ok) {
    return [{ kind: 'invalid', path: 'release.json', sentence: parsed.failure.sentence }];
  }
  const { files } = parsed.value;
  const faults: ReleaseFault[] = [];
  for (const [path, { integrity, bytes }] of Object.entries(files)) {
    const content = await contentOf(join(dir, path));
    if (!content) {
      faults.push({ kind: 'missing', path, sentence: `${path} is listed and missing` });
    } else if (content.byteLength !== bytes || sha384(content) !== integrity) {
      faults.push({ kind: 'altered', path, sentence: `${path} differs from its hash` });
    }
  }
  for (const folder of ['client', 'server']) {
    for (const path of await pathsUnder(dir, folder)) {
      const original = path.replace(/\.(br|gz)$/, '');
      if (Object.hasOwn(files, path) || Object.hasOwn(files, original)) continue;
      faults.push({ kind: 'unlisted', path, sentence: `${path} is not listed in release.json` });
    }
  }
  return faults;
}

/** A plain file's bytes. A link is refused: what it points to may change after publishing. */
async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return (await lstat(file)).isFile() ? await readFile(file) : null;
  } catch {
    return null;
  }
}

async function pathsUnder(dir: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dir, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
