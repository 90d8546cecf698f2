import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file's text, or null when there is none; other errors are thrown. */
export async function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(nullWhenAbsent);
}

/** The names in a folder; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullWhenAbsent)) ?? [];
}

/** For `catch`: a file or folder that is not there is null. @throws any other error. */
export function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

/** Replaces a file as a whole, and returns when the disk has it. */
export async function replace(file: string, text: string): Promise<void> {
  // No .json at its end, so that it is not taken for a channel when a crash leaves it behind.
  const aside = `${file}.${randomUUID()}.tmp`;
  try {
    await writeThrough(aside, text);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

/** Writes a new file, and returns when the disk has it. @throws where there is one already. */
export async function writeThrough(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The rename itself is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
