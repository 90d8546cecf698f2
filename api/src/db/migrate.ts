import { readdir, readFile } from 'node:fs/promises';
import type { PoolClient } from 'pg';
import { grantToGateways } from './gatewayRole.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Applies the numbered SQL files that the database has not seen, each in its own transaction and in order; the table
 * `migrations` remembers them. Safe beside another process: an advisory lock lets one in at a time.
 */
export async function migrate(client: PoolClient) {
  await client.query('select pg_advisory_lock(20260101)');
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map((row) => row.name));
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    for (const name of names.filter((candidate) => !applied.has(candidate))) {
      await client.query('begin');
      try {
        await client.query(await readFile(new URL(name, folder), 'utf8'));
        await client.query('insert into migrations (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed; the database is unchanged`, { cause: error });
      }
    }
    await client.query(grantToGateways);
  } finally {
    await client.query('select pg_advisory_unlock(20260101)');
  }
}
