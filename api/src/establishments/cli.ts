import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { asc } from 'drizzle-orm';
import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import type { Database } from '../db/database.ts';
import { seed } from '../seeds.ts';
import { establishments } from './tables.ts';
import { faultLines, readCsv, type CsvFault, type CsvResult } from '../text/readCsv.ts';
import { establishmentsCsv } from './exportEstablishments.ts';
import { establishmentForm, type Column } from './establishmentForm.ts';
import { clearEstablishments, importEstablishments } from './importEstablishments.ts';

/** How it is called. */
export const usage = `Usage:
  npm run establishments -- import FILE   replace shops, restaurants, airlines … by a CSV file (columns: api/feeds/README.md)
  npm run establishments -- export FILE   write what the site shows to such a file
  npm run establishments -- clear         go back to the demonstration establishments`;

/** @returns 0 when it worked, 1 when the file was refused, 2 for a command that is not one. */
export async function main(
  [command = '', file = '']: readonly string[],
  io: CommandIo,
): Promise<number> {
  const needsFile = command === 'import' || command === 'export';
  if (!(command === 'clear' || (needsFile && file !== ''))) {
    io.warn(usage);
    return 2;
  }
  const path = pathFrom(io, file);
  // Before the database is looked for: most faults need none to be found.
  const rows =
    command === 'import' ? await readCsv(createReadStream(path), establishmentForm, io.say) : null;
  if (rows?.kind === 'bad') return refuse(rows.faults, io);
  return withDatabase(io, async (database) => {
    await database.work.transaction(seed);
    if (rows !== null) return await load(database, rows, io);
    if (command === 'export') {
      const rows = await database.work
        .orm()
        .select()
        .from(establishments)
        .orderBy(asc(establishments.position));
      // By the mark at its beginning Excel knows that it is UTF-8.
      await writeFile(path, `\ufeff${establishmentsCsv(rows)}`);
      io.say(`Wrote ${rows.length} establishments.`);
    } else {
      await clearEstablishments(database);
      io.say('The site shows the demonstration establishments again.');
    }
    return 0;
  });
}

async function load(database: Database, rows: CsvResult<Column>, io: CommandIo): Promise<number> {
  const result = await importEstablishments(database, rows);
  if (result.kind === 'loaded') {
    io.say(`Loaded ${result.rows} establishments.`);
    for (const id of result.orphans)
      io.say(`The offer ${id} is not shown: its establishment is not in the file.`);
    return 0;
  }
  return refuse(result.faults, io);
}

function refuse(faults: readonly CsvFault[], io: CommandIo): number {
  for (const line of faultLines(faults)) io.warn(line);
  return 1;
}
