import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { decodeUtf8 } from '../../text/readUtf8.ts';
import { featureTypes } from './archive.ts';
import { faultsOf, type ArchiveFault } from './faults.ts';

export const graphFile = 'graph.json';
export const fileOf = (type: string) => `${type}.geojson`;

/** What an archive may hold; other files are left unread. */
const known = new Set(['manifest.json', graphFile, ...featureTypes.map(fileOf)]);

const mebibyte = 1024 ** 2;
/** A large airport has about ten megabytes; what is far beyond it would only fill the memory. */
export const limits = { zip: 32 * mebibyte, file: 64 * mebibyte, total: 128 * mebibyte };

export interface ReadFiles {
  /** Texts of the known files, by name; null for one that is not UTF-8. */
  files: ReadonlyMap<string, string | null>;
  faults: ArchiveFault[];
}

const tooLarge = (size: number, limit: number) =>
  `It has ${Math.ceil(size / mebibyte)} MB; at most ${limit / mebibyte} MB are read.`;

/** Reads the files of an archive: a folder, or a .zip. What cannot be read is reported as a fault; nothing is thrown. */
export async function readArchiveFiles(path: string): Promise<ReadFiles> {
  const faults: ArchiveFault[] = [];
  const report = faultsOf(path, faults);
  const found = await stat(path).catch(() => null);
  if (found === null) {
    report('not-an-archive', null, '', 'There is no such file or folder.');
    return { files: new Map(), faults };
  }
  if (found.isDirectory()) return readFolder(path);
  if (found.size > limits.zip) {
    report('too-large', null, '', tooLarge(found.size, limits.zip));
    return { files: new Map(), faults };
  }
  return unzip(await readFile(path), path);
}

async function readFolder(path: string): Promise<ReadFiles> {
  const files = new Map<string, string | null>();
  const faults: ArchiveFault[] = [];
  let total = 0;
  for (const name of (await readdir(path)).filter((entry) => known.has(entry)).sort()) {
    const { size } = await stat(join(path, name));
    total += size;
    if (size > limits.file || total > limits.total)
      faultsOf(name, faults)('too-large', null, '', tooLarge(size, limits.file));
    else files.set(name, decodeUtf8(await readFile(join(path, name))));
  }
  return { files, faults };
}

/**
 * Unpacks a .zip in memory. The files may lie in one folder; names that lead elsewhere, and more bytes than the limits,
 * are refused before anything is unpacked.
 */
export function unzip(bytes: Uint8Array, path: string): ReadFiles {
  const faults: ArchiveFault[] = [];
  let total = 0;
  const wanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    const parts = name.split('/');
    const report = faultsOf(name, faults);
    if (name.startsWith('/') || name.includes('\\') || parts.includes('..')) {
      report('unsafe-path', null, '', 'The name leads out of the archive.');
      return false;
    }
    if (!known.has(parts.at(-1) ?? '') || parts.length > 2 || parts[0] === '__MACOSX') return false;
    total += originalSize;
    if (originalSize <= limits.file && total <= limits.total) return true;
    report('too-large', null, '', tooLarge(originalSize, limits.file));
    return false;
  };
  try {
    const unpacked = Object.entries(unzipSync(bytes, { filter: wanted }));
    const files = unpacked.map(
      ([name, content]) => [name.split('/').at(-1) ?? name, decodeUtf8(content)] as const,
    );
    return { files: new Map(files), faults };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    faultsOf(path, faults)('not-an-archive', null, '', `It is no .zip that can be read (${why}).`);
    return { files: new Map(), faults };
  }
}
