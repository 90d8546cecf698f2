import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { decoded } from '../../text/csvText.ts';
import { zipFiles } from '../../transit/gtfs/zipFiles.ts';
import { Faults } from '../../transit/gtfs/faults.ts';
import type { Head } from './kind.ts';

/** Enough for comments above a header, and for the root of a message. */
const longestHead = 64 * 1024;

/** What is seen of a file or folder at a glance; null when there is none. */
export async function readHead(path: string): Promise<Head | null> {
  const found = await stat(path).catch(() => null);
  if (found === null) return null;
  if (found.isDirectory()) return { text: '', entries: await readdir(path) };
  const bytes = await buffer(createReadStream(path, { end: longestHead }));
  return bytes.toString('latin1', 0, 2) === 'PK'
    ? { text: '', entries: await names(path) }
    : { text: await textOf(bytes), entries: [] };
}

async function textOf(bytes: Buffer): Promise<string> {
  let text = '';
  try {
    for await (const piece of decoded([bytes], () => undefined)) text += piece;
  } catch {
    // What is no text is known by nothing; what is cut within a letter has begun well.
  }
  return text.replace(/^\ufeff/, '');
}

async function names(path: string): Promise<string[]> {
  try {
    return [...(await zipFiles(path, new Faults())).names];
  } catch {
    // A torn archive is known by nothing.
    return [];
  }
}
