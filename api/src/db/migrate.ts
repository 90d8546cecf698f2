import { readdir, readFile } from 'node:fs/promises';
import type { PoolClient } from 'pg';
import { grantToGateways } from './gatewayRole.ts';

const src = new URL('../', import.meta.url);

/** The numbered SQL files of all folders, in their order: a domain's lie in its own, those that are of several in this one. */
async function migrationFiles(): Promise<{ name: string; file: URL }[]> {
  const entries = await readdir(src, { withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const folder = new URL(`${name}/migrations/`, src);
      const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return files
        .filter((file) => file.endsWith('.sql'))
        .map((file) => ({ name: file, file: new URL(file, folder) }));
    });
  return (await Promise.all(found)).flat().toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

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
    const files = await migrationFiles();
    for (const { name, file } of files.filter((candidate) => !applied.has(candidate.name))) {
      await client.query('begin');
      try {
        await client.query(await readFile(file, 'utf8'));
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
