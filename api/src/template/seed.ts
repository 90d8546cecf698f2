import { createReadStream } from 'node:fs';
import type { PoolClient } from 'pg';
import { seedTables } from '../db/seedTables.ts';
import { faultLines, readCsv, type CsvForm } from '../text/readCsv.ts';
import { samples } from './tables.ts';

const form: CsvForm<'slug' | 'name' | 'until'> = {
  required: ['slug', 'name', 'until'],
  optional: [],
  rows: 1_000,
  cell: 200,
};

/** Brings the rows of the file beside it to the table. @returns whether anything changed. @throws with every fault of the file. */
export async function seedSamples(client: PoolClient): Promise<boolean> {
  const read = await readCsv(createReadStream(new URL('./rows.csv', import.meta.url)), form);
  if (read.kind === 'bad') throw new Error(faultLines(read.faults).join('\n'));
  return seedTables(client, [{ table: samples, rows: read.rows.map(({ cells }) => cells) }]);
}
