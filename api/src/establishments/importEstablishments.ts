import { announceChange, type Database } from '../db/database.ts';
import { insertMany } from '../db/bulk.ts';
import { seed } from '../seeds.ts';
import { establishments } from './tables.ts';
import { parseEstablishments } from './parseEstablishments.ts';
import type { Column } from './establishmentForm.ts';
import type { CsvFault, CsvResult } from '../text/readCsv.ts';

export type ImportResult =
  | {
      kind: 'loaded';
      rows: number;
      /** Ids of offers whose place is not among the rows. */ orphans: string[];
    }
  | { kind: 'refused'; faults: CsvFault[] };

/** Replaces every establishment with the rows of a file, or by none when one is bad. A running site follows by itself. */
export async function importEstablishments(
  database: Database,
  file: CsvResult<Column>,
): Promise<ImportResult> {
  if (file.kind === 'bad') return { kind: 'refused', faults: file.faults };
  return database.work.transaction(async (client) => {
    const known = await client.query<{ iata: string }>('select iata from airlines');
    const parsed = parseEstablishments(file.rows, new Set(known.rows.map(({ iata }) => iata)));
    if (parsed.kind === 'bad') return { kind: 'refused', faults: parsed.faults };
    await client.query('delete from establishments');
    await insertMany(
      client,
      establishments,
      parsed.rows.map((row, position) => ({ ...row, position, source: 'import' as const })),
    );
    await announceChange(client, 'establishments');
    const orphans = await client.query<{ id: string }>(
      'select id from offers where establishment not in (select slug from establishments) order by position',
    );
    return { kind: 'loaded', rows: parsed.rows.length, orphans: orphans.rows.map(({ id }) => id) };
  });
}

/** Goes back to the demonstration establishments. */
export async function clearEstablishments(database: Database): Promise<void> {
  await database.work.transaction(async (client) => {
    await client.query('delete from establishments');
    await client.query(
      "delete from meta where key in ('seed:establishments', 'seeded:establishments')",
    );
    await seed(client);
    await announceChange(client, 'establishments');
  });
}
