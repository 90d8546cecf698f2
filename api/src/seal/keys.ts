import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealKey } from './seal.ts';

/** How `DATA_KEYS` is written, in one sentence. */
const format =
  'DATA_KEYS must be a list such as 2027a:KEY,2026a:KEY, each KEY 32 bytes in base64 (openssl rand -base64 32); the first one seals';

/** Reads keys as the configuration writes them. @throws when one is not 32 bytes, or an id is used twice. */
export function parseKeys(text: string): SealKey[] {
  const keys = text
    .trim()
    .split(/[\s,]+/)
    .map((entry) => {
      const [, id = '', base64 = ''] = /^([\w-]{1,20}):([A-Za-z0-9+/=_-]+)$/.exec(entry) ?? [];
      return { id, key: Buffer.from(base64, 'base64') };
    });
  const ids = new Set(keys.map(({ id }) => id));
  if (ids.has('') || ids.size < keys.length || keys.some(({ key }) => key.length !== 32))
    throw new Error(format);
  return keys;
}

/** The file with a key of its own that a site without `DATA_KEYS` makes in its data folder. */
export const keyFile = 'data-keys';

/**
 * The keys of personal data: those of `DATA_KEYS`, else those of the data folder's file, which is made when it is missing.
 * Without the keys the data cannot be read: who backs up the database backs up these, elsewhere.
 */
export async function readKeys(
  configured: string | undefined,
  dataDir: string,
): Promise<SealKey[]> {
  if (configured) return parseKeys(configured);
  const file = join(dataDir, keyFile);
  const aside = `${file}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(aside, `own:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    // Only the first of several processes makes it, and nobody sees it half written.
    await link(aside, file);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    await unlink(aside);
  }
  return parseKeys(await readFile(file, 'utf8'));
}
