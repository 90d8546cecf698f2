import type { Database } from '../db/database.ts';
import { isDatabaseDown } from '../db/down.ts';
import { bringKeysBack, keyFile, readKeys } from './keys.ts';
import { holdsEncrypted, openPersonalHash } from './personalHash.ts';
import { makeEncryption, type Encryption } from './encryption.ts';

/**
 * The encryption of a site's data, by the keys that opened it before.
 * @param dataKeys as `DATA_KEYS` writes them; a file of the data folder where there are none.
 * @throws when the keys are missing, damaged, or others than those that encrypted what the database holds: a site that went on
 * with a new key would lose what it was told, without a word.
 */
export async function openEncryption(
  database: Pick<Database, 'orm'>,
  { dataKeys, dataDir }: { dataKeys?: string | undefined; dataDir: string },
): Promise<Encryption> {
  const isInUse = await holdsEncrypted(database);
  const encryption = makeEncryption(await readKeys(dataKeys, dataDir, !isInUse));
  try {
    // Makes the secret where there is none: the first thing that is encrypted.
    await openPersonalHash(database, encryption);
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    const where = dataKeys ? 'DATA_KEYS' : `${dataDir}/${keyFile}`;
    const sentence = `${where} holds another key than the one that encrypted what the database holds`;
    throw new Error(`${sentence}. ${bringKeysBack}`, { cause: error });
  }
  return encryption;
}
