import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncryptionKey } from './encryption.ts';

/** How `DATA_KEYS` is written, in one sentence. */
const format =
  'DATA_KEYS must be a list such as 2027a:KEY,2026a:KEY, each KEY 32 bytes in base64 (openssl rand -base64 32); the first one encrypts';

/** Reads keys as the configuration writes them. @throws when one is not 32 bytes, or an id is used twice. */
export function parseKeys(text: string): EncryptionKey[] {
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

/** What to do where the keys are not those that encrypted what the database holds. */
export const bringKeysBack =
  'Put it back from its copy, or name its key in DATA_KEYS: no other one opens complaints, messages and subscriptions (docs/cases.md)';

/**
 * The keys of personal data: those of `DATA_KEYS`, else those of the data folder's file.
 * Without the keys the data cannot be read: who backs up the database backs up these, elsewhere.
 * @param mayMake makes the file where it is missing: never beside a database with data that a key has encrypted.
 * @throws when the file is missing and may not be made, or is damaged.
 */
export async function readKeys(
  configured: string | undefined,
  dataDir: string,
  mayMake = true,
): Promise<EncryptionKey[]> {
  if (configured) return parseKeys(configured);
  const file = join(dataDir, keyFile);
  if (mayMake) await makeFile(file, dataDir);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    throw new Error(`${file} is gone, and with it the key of encrypted data. ${bringKeysBack}`);
  });
  try {
    return parseKeys(text);
  } catch {
    throw new Error(`${file} is damaged, and with it the key of encrypted data. ${bringKeysBack}`);
  }
}

async function makeFile(file: string, dataDir: string): Promise<void> {
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
}
