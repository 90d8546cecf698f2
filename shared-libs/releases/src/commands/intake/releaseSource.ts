import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Parser, type ReadEntry } from 'tar';
import { failure, success, type Failure, type Result } from '../../result.ts';

/** The content of a release that was built elsewhere, by path within its folder. */
export type ReleaseContent = Map<string, Buffer>;

/** More than any remote needs, and little enough to be held in memory: bytes, files, and bytes of a tarball. */
export const limits = { bytes: 64_000_000, files: 5_000, tarball: 32_000_000 };

const safePath = /^(?!.*(^|\/)\.{1,2}(\/|$))[\w@.+~-]+(\/[\w@.+~-]+)*$/;

/**
 * Reads a release from a folder or a tarball (.tar, .tgz) that somebody else made. Only plain files with plain paths are
 * taken, and not too many.
 */
export async function readReleaseSource(
  from: string,
): Promise<Result<ReleaseContent, 'unsafe-source' | 'no-release'>> {
  const about = await lstat(from).catch(() => null);
  const content = new Content();
  if (about?.isDirectory()) await readFolder(from, content);
  else if (about?.isFile()) await readTarball(from, about.size, content);
  else return failure('no-release', `${from} is neither a folder nor a tarball. Name one.`);
  if (content.refusal) return { ok: false, failure: content.refusal };
  const files = withoutTop(content.files);
  if (files) return success(files);
  return failure(
    'no-release',
    `${from} holds no release.json. Build the remote, and give the folder of its release or dist/.`,
  );
}

/** What was read so far; after a refusal nothing more is taken. */
class Content {
  readonly files: ReleaseContent = new Map();
  refusal: Failure<'unsafe-source'> | null = null;
  #bytes = 0;

  /** Whether a file of this path and size may be taken. */
  admits(path: string, size: number): boolean {
    this.#bytes += size;
    if (!safePath.test(path)) this.refuse(`'${path}' is no plain path`);
    else if (this.files.has(path)) this.refuse(`'${path}' is there twice`);
    else if (this.files.size >= limits.files) this.refuse(`it has over ${limits.files} files`);
    else if (this.#bytes > limits.bytes) {
      this.refuse(`its files are larger than ${limits.bytes / 1_000_000} MB together`);
    }
    return this.refusal === null;
  }

  refuse(reason: string): void {
    this.refusal ??= failure(
      'unsafe-source',
      `The release is not taken: ${reason}. Pack the folder that the build wrote, and nothing else.`,
    ).failure;
  }
}

async function readFolder(dir: string, content: Content): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(dir, file).split(sep).join('/');
    if (entry.isDirectory()) continue;
    if (!entry.isFile()) content.refuse(`'${path}' is a link or no file`);
    if (content.refusal || !content.admits(path, (await lstat(file)).size)) return;
    content.files.set(path, await readFile(file));
  }
}

async function readTarball(file: string, size: number, content: Content): Promise<void> {
  if (size > limits.tarball) {
    return content.refuse(`the tarball is larger than ${limits.tarball / 1_000_000} MB`);
  }
  const parser = new Parser({ strict: true, onReadEntry: (entry) => take(entry, content) });
  const ended = new Promise<void>((resolve) => {
    parser.on('end', resolve);
    parser.on('error', (error: Error) => {
      content.refuse(`the tarball cannot be read (${error.message})`);
      resolve();
    });
  });
  for await (const chunk of createReadStream(file, { highWaterMark: 65_536 })) {
    parser.write(chunk as Buffer);
    // A small tarball may unpack to gigabytes: what was refused is read no further.
    if (content.refusal) return;
  }
  parser.end();
  await ended;
}

function take(entry: ReadEntry, content: Content): void {
  const path = entry.path.replace(/^\.\//, '');
  if (entry.type === 'Directory') return entry.resume();
  const plain = entry.type === 'File' || entry.type === 'OldFile';
  if (!plain) content.refuse(`'${path}' is a link or no file`);
  if (!plain || content.refusal || !content.admits(path, entry.size)) return entry.resume();
  const chunks: Buffer[] = [];
  entry.on('data', (chunk) => chunks.push(chunk));
  entry.on('end', () => content.files.set(path, Buffer.concat(chunks)));
}

/** Without the one folder that `npm pack` and `tar` put around what they pack; null when there is no release.json. */
function withoutTop(files: ReleaseContent): ReleaseContent | null {
  if (files.has('release.json')) return files;
  const tops = new Set([...files.keys()].map((path) => path.split('/', 1)[0] ?? ''));
  const [top] = tops;
  if (tops.size !== 1 || top === undefined || !files.has(`${top}/release.json`)) return null;
  return new Map([...files].map(([path, bytes]) => [path.slice(top.length + 1), bytes]));
}
