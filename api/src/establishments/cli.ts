import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { asc } from 'drizzle-orm';
import { runCommand, withDatabase } from '../db/command.ts';
import type { Database } from '../db/database.ts';
import { seed } from '../seeds.ts';
import { establishments } from './tables.ts';
import { faultLines, readCsv, type CsvFault, type CsvResult } from '../text/readCsv.ts';
import { establishmentsCsv } from './exportEstablishments.ts';
import { establishmentForm, type Column } from './readRow.ts';
import { clearEstablishments, importEstablishments } from './importEstablishments.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const usage = `Usage:
  npm run establishments -- import FILE   replace shops, restaurants, airlines … by a CSV file (columns: api/feeds/README.md)
  npm run establishments -- export FILE   write what the site shows to such a file
  npm run establishments -- clear         go back to the demonstration establishments`;

/** @returns 0 when it worked, 1 when the file was refused, 2 for a command that is not one. */
async function main([command = '', file = '']: string[]): Promise<number> {
  const needsFile = command === 'import' || command === 'export';
  if (!(command === 'clear' || (needsFile && file !== ''))) {
    console.error(usage);
    return 2;
  }
  // npm runs in the workspace's folder and remembers where it was called.
  const path = resolve(process.env['INIT_CWD'] ?? '', file);
  // Before the database is looked for: most faults need none to be found.
  const rows =
    command === 'import' ? await readCsv(createReadStream(path), establishmentForm) : null;
  if (rows?.kind === 'bad') return refuse(rows.faults);
  return withDatabase(async (database) => {
    await database.work.transaction(seed);
    if (rows !== null) return await load(database, rows);
    if (command === 'export') {
      const rows = await database.work
        .orm()
        .select()
        .from(establishments)
        .orderBy(asc(establishments.position));
      await writeFile(path, establishmentsCsv(rows));
      say(`Wrote ${rows.length} establishments.`);
    } else {
      await clearEstablishments(database);
      say('The site shows the demonstration establishments again.');
    }
    return 0;
  });
}

async function load(database: Database, rows: CsvResult<Column>): Promise<number> {
  const result = await importEstablishments(database, rows);
  if (result.kind === 'loaded') {
    say(`Loaded ${result.rows} establishments.`);
    for (const id of result.orphans)
      say(`The offer ${id} is not shown: its establishment is not in the file.`);
    return 0;
  }
  return refuse(result.faults);
}

function refuse(faults: readonly CsvFault[]): number {
  for (const line of faultLines(faults)) console.error(line);
  return 1;
}

await runCommand(() => main(process.argv.slice(2)));
