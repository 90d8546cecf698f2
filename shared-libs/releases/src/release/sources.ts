import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Type from 'typebox';

/** What a build read: paths from the repository's root, with `/` between, in order. */
export interface Sources {
  /** Files, also those it looked for and did not find: one that appears or goes is a change. */
  files: string[];
  /** Folders whose every file counts but tests, also one that is added later. */
  folders: string[];
  /** Folders of installed packages: their versions count, and those of all they depend on. */
  packages: string[];
}

const paths = Type.Array(Type.String({ minLength: 1 }));

export const sourcesSchema = Type.Object({ files: paths, folders: paths, packages: paths });

const absent = 'absent';
const testFile = /\.test\.tsx?$/;

/**
 * A hash of what the sources hold now. The same as when a release was built means that building again would give
 * the same bytes.
 * @param root the repository.
 * @returns 16 hexadecimal digits.
 */
export async function sourceHash(sources: Sources, root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of sources.files) await addFile(hash, root, file);
  for (const folder of sources.folders) {
    const files = await filesIn(path.join(root, folder));
    add(hash, folder, files === null ? absent : 'present');
    for (const file of files ?? []) await addFile(hash, root, `${folder}/${file}`);
  }
  const versions = new Map<string, string>();
  for (const folder of sources.packages) await addVersions(versions, root, folder);
  for (const [folder, version] of [...versions].sort()) add(hash, folder, version);
  return hash.digest('hex').slice(0, 16);
}

/** A length stands before each part, so that no two lists of parts run together into the same bytes. */
function add(hash: Hash, name: string, content: string | Buffer): void {
  hash.update(`${name}\0${content.length}\0`).update(content);
}

async function addFile(hash: Hash, root: string, file: string): Promise<void> {
  add(hash, file, (await contentOf(path.join(root, file))) ?? absent);
}

async function filesIn(folder: string): Promise<string[] | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    nullIfAbsent,
  );
  if (entries === null) return null;
  return entries
    .filter((entry) => entry.isFile() && !testFile.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Notes a package's version, and those of its dependencies where the package would find them. */
async function addVersions(versions: Map<string, string>, root: string, folder: string) {
  if (versions.has(folder)) return;
  const text = await contentOf(path.join(root, folder, 'package.json'));
  const { version = absent, dependencies = {} } = JSON.parse(text?.toString() ?? '{}') as {
    version?: string;
    dependencies?: Record<string, string>;
  };
  versions.set(folder, version);
  for (const name of Object.keys(dependencies)) {
    const found = await findPackage(root, folder, name);
    if (found !== null) await addVersions(versions, root, found);
  }
}

/** The folder that Node finds a package in, from the folder of one that depends on it; null when it finds none. */
async function findPackage(root: string, from: string, name: string): Promise<string | null> {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const found = path.posix.join(folder, 'node_modules', name);
    if ((await contentOf(path.join(root, found, 'package.json'))) !== null) return found;
    if (folder === '.') return null;
  }
}

async function contentOf(file: string): Promise<Buffer | null> {
  return readFile(file).catch(nullIfAbsent);
}

function nullIfAbsent(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) return null;
  throw error;
}
