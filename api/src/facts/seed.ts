import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { insertMany } from '../db/bulk.ts';
import { facts } from './tables.ts';
import { readFacts, type NewFact } from './readFacts.ts';

const folder = new URL('../../data/facts/', import.meta.url);
/** What makes rows of the files: other rows may come of the same files when it changes. */
const readers = ['./readFacts.ts', './valueText.ts'];

const namesOfFiles = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();

/** Names what the rows are made of, without reading it as facts: that takes half a second of each start. */
function stampOfFiles(): string {
  const hash = createHash('sha256');
  const files = namesOfFiles().map((name) => new URL(name, folder));
  for (const file of [...files, ...readers.map((name) => new URL(name, import.meta.url))])
    hash.update(`${file.pathname.split('/').at(-1)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The facts of the repository's files. Throws with every fault of theirs. */
export function repositoryFacts(): NewFact[] {
  return namesOfFiles().flatMap((name) => {
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
  const wanted = stampOfFiles();
  const known = await client.query<{ value: string }>(
    "select value from meta where key = 'seed:facts'",
  );
  if (known.rows[0]?.value === wanted) return false;
  const rows = repositoryFacts();
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
