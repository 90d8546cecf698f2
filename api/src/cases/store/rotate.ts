import type { PoolClient } from 'pg';
import { rotateFiles } from '../../attachments/sweep.ts';
import { rotateMails } from '../../mail/mail.ts';
import { rotatePersonalHash } from '../../encryption/personalHash.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import type { CaseContext } from './context.ts';

/** Columns of encrypted texts: of which row, and what each text was encrypted about, in SQL. Empty ones are erased. */
const columns = [
  { table: 'cases', key: 'number', column: 'answers', about: 'number' },
  { table: 'case_events', key: 'id', column: 'details', about: 'number' },
  { table: 'case_drafts', key: 'id', column: 'answers', about: 'id' },
  { table: 'taxi_visits', key: 'id', column: 'sealed', about: 'id' },
  { table: 'contact_messages', key: 'reference', column: 'sealed', about: 'reference' },
  {
    table: 'newsletter_subscriptions',
    key: 'id',
    column: 'sealed',
    about: `'newsletter ' || email_hash`,
  },
] as const;

async function rotateColumn(
  client: PoolClient,
  encryption: Encryption,
  { table, key, column, about }: (typeof columns)[number],
): Promise<number> {
  const { rows } = await client.query<{ key: string; text: string; about: string }>(
    `select ${key} as key, ${column} as text, ${about} as about from ${table} where ${column} <> '' for update`,
  );
  const old = rows.filter(({ text }) => !encryption.isCurrent(text));
  for (const row of old)
    await client.query(`update ${table} set ${column} = $2 where ${key} = $1`, [
      row.key,
      encryption.encrypt(encryption.decrypt(row.text, row.about), row.about),
    ]);
  return old.length;
}

/**
 * Encrypts everything again that was encrypted with an older key, so that the key can go. One transaction: a site that runs
 * meanwhile waits for it, and whatever is stopped changes nothing.
 * @returns how many texts were encrypted again.
 */
export async function rotateKeys(context: CaseContext): Promise<number> {
  const { database, encryption } = context;
  return database.work.transaction(async (client) => {
    let count = await rotatePersonalHash(client, encryption);
    for (const column of columns) count += await rotateColumn(client, encryption, column);
    count += await rotateMails(client, encryption);
    return count + (await rotateFiles(client, context));
  });
}
