import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { insertMany } from './bulk.ts';

/** The demonstration's rows of a table. */
export interface Seed {
  table: PgTable;
  rows: readonly Record<string, unknown>[];
}

/**
 * Fills each demonstration table that is empty, or that still holds an older version's demonstration rows untouched. A
 * table that somebody has edited is left alone: `meta` remembers what was seeded and what the table looked like then.
 * @returns whether any table changed.
 */
export async function seedTables(client: PoolClient, seeds: readonly Seed[]): Promise<boolean> {
  let changed = false;
  const { rows: known } = await client.query<{ key: string; value: string }>(
    "select key, value from meta where key like 'seed:%' or key like 'seeded:%'",
  );
  const meta = new Map(known.map(({ key, value }) => [key, value]));
  for (const { table, rows } of seeds) {
    const name = getTableName(table);
    const wanted = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    if (meta.get(`seed:${name}`) === wanted) continue;
    const before = await fingerprint(client, name);
    if (before !== null && before !== meta.get(`seeded:${name}`)) continue;
    changed = true;
    await client.query(`delete from ${name}`);
    await insertMany(client, table, rows as never);
    await remember(client, `seed:${name}`, wanted);
    await remember(client, `seeded:${name}`, (await fingerprint(client, name)) ?? '');
  }
  return changed;
}

async function fingerprint(client: PoolClient, table: string) {
  const { rows } = await client.query<{ hash: string | null }>(
    `select md5(string_agg(row::text, '|' order by row::text)) as hash from ${table} as row`,
  );
  return rows[0]?.hash ?? null;
}

const remember = (client: PoolClient, key: string, value: string) =>
  client.query(
    'insert into meta (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, value],
  );
