import { announceChange, type Database } from '../db/database.ts';
import { insertMany } from '../db/bulk.ts';
import { seed } from '../seeds.ts';
import { establishments } from './tables.ts';
import { parseEstablishments } from './parseEstablishments.ts';
import type { BadCell } from './readRow.ts';

export type ImportResult =
  | {
      kind: 'loaded';
      rows: number;
      /** Ids of offers whose place is not among the rows. */ orphans: string[];
    }
  | { kind: 'refused'; badCells: BadCell[] };

/** Replaces every establishment with the rows of a CSV file, or none when one is bad. A running site follows by itself. */
export async function importEstablishments(database: Database, csv: string): Promise<ImportResult> {
  return database.transaction(async (client) => {
    const known = await client.query<{ iata: string }>('select iata from airlines');
    const parsed = parseEstablishments(csv, new Set(known.rows.map(({ iata }) => iata)));
    if (parsed.kind === 'bad') return { kind: 'refused', badCells: parsed.badCells };
    await client.query('delete from establishments');
    await insertMany(
      client,
      establishments,
      parsed.rows.map((row, position) => ({ ...row, position, source: 'import' as const })),
    );
    await announceChange(client);
    const orphans = await client.query<{ id: string }>(
      'select id from offers where establishment not in (select slug from establishments) order by position',
    );
    return { kind: 'loaded', rows: parsed.rows.length, orphans: orphans.rows.map(({ id }) => id) };
  });
}

/** Goes back to the demonstration establishments. */
export async function clearEstablishments(database: Database): Promise<void> {
  await database.transaction(async (client) => {
    await client.query('delete from establishments');
    await client.query(
      "delete from meta where key in ('seed:establishments', 'seeded:establishments')",
    );
    await seed(client);
    await announceChange(client);
  });
}
