import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { insertMany } from '../db/bulk.ts';
import { facts } from './tables.ts';
import { readFacts, type NewFact } from './readFacts.ts';

const folder = new URL('../../data/facts/', import.meta.url);

/** The facts of the repository's files. Throws with every fault of theirs. */
export function repositoryFacts(): NewFact[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort().flatMap((name) => {
    const read = readFacts(name, readFileSync(new URL(name, folder), 'utf8'));
    if (read.kind === 'good') return read.facts;
    throw new Error(read.faults.map((one) => `${one.file}:${one.line}: ${one.reason}`).join('\n'));
  });
}

/**
 * Brings the facts of the repository's files to the table when the files have changed. Facts that a command has changed
 * stay as they are. @returns whether the table changed.
 */
export async function seedFacts(client: PoolClient): Promise<boolean> {
  const rows = repositoryFacts();
  const wanted = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const known = await client.query<{ value: string }>(
    "select value from meta where key = 'seed:facts'",
  );
  if (known.rows[0]?.value === wanted) return false;
  const kept = await client.query<{ id: string }>('select distinct id from facts where edited');
  const ids = new Set(kept.rows.map(({ id }) => id));
  await client.query('delete from facts where not (id = any($1))', [[...ids]]);
  await insertMany(
    client,
    facts,
    rows.filter(({ id }) => !ids.has(id)),
  );
  await client.query(
    "insert into meta (key, value) values ('seed:facts', $1) on conflict (key) do update set value = excluded.value",
    [wanted],
  );
  return true;
}
