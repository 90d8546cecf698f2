import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Database } from '../db/database.ts';
import type { Encryption } from './encryption.ts';

const secrets = pgTable('shared_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
const name = 'personal';
const about = `secret ${name}`;
const isOurs = eq(secrets.name, name);

/** Keyed hashes, by which rows are found or told apart without being opened. Who has only the database cannot make them. */
export interface PersonalHash {
  of(text: string): string;
  /** The same however an address is written. @param within of what it is the address: elsewhere its hash is another. */
  ofEmail(email: string, within: string): string;
}

/** An address as it is compared. */
export const sameEmail = (email: string) => email.trim().toLowerCase();

/**
 * Their secret is the same in every process: the first one makes it. It lies encrypted in the database, so that another key in
 * `DATA_KEYS` changes no hash.
 * @throws when its key is not in `DATA_KEYS`.
 */
export async function openPersonalHash(
  database: Pick<Database, 'orm'>,
  encryption: Encryption,
): Promise<PersonalHash> {
  const orm = database.orm();
  const find = () => orm.select().from(secrets).where(isOurs);
  let [row] = await find();
  if (!row) {
    const value = encryption.encrypt(randomBytes(32).toString('base64url'), about);
    await orm.insert(secrets).values({ name, value }).onConflictDoNothing();
    [row] = await find();
  }
  if (!row) throw new Error(`The secret ${name} was not stored`);
  const secret = encryption.decrypt(row.value, about);
  const hmac = (given: string) => createHmac('sha256', secret).update(given).digest('base64url');
  return {
    of: (given) => hmac(`text ${given}`),
    ofEmail: (email, within) => hmac(`email ${within} ${sameEmail(email)}`),
  };
}

/** Whether a key has encrypted anything in the database: the secret is the first thing (`openEncryption.ts`). */
export const holdsEncrypted = async (database: Pick<Database, 'orm'>): Promise<boolean> =>
  (await database.orm().select().from(secrets).where(isOurs)).length > 0;

/** Encrypts the secret again, by the key that encrypts now. @returns how many there were to encrypt. */
export async function rotatePersonalHash(
  client: PoolClient,
  encryption: Encryption,
): Promise<number> {
  const orm = drizzle(client);
  const [row] = await orm.select().from(secrets).where(isOurs).for('update');
  if (!row || encryption.isCurrent(row.value)) return 0;
  const value = encryption.encrypt(encryption.decrypt(row.value, about), about);
  await orm.update(secrets).set({ value }).where(isOurs);
  return 1;
}
