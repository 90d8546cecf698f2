import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDatabase } from '../db/database.ts';
import { seed } from '../db/seed.ts';
import { readSettings } from '../settings.ts';
import { clearSchedule, importSchedule } from './importSchedule.ts';

/** Prints a line for who ran the command. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const usage = `Usage:
  npm run feed -- import FILE   load a flight schedule from CSV (columns: api/feeds/README.md)
  npm run feed -- clear         go back to demonstration flights`;

const quiet = { info: () => undefined, warn: (message: string) => console.error(message) };

async function main([command, file]: string[]): Promise<number> {
  if (!(command === 'clear' || (command === 'import' && file))) {
    console.error(usage);
    return 2;
  }
  // npm runs in the workspace's folder and remembers where it was called.
  const csv = file ? await readFile(resolve(process.env['INIT_CWD'] ?? '', file), 'utf8') : '';
  const { clock, dataDir, databaseUrl } = readSettings(process.env);
  const database = await openDatabase({ dataDir, databaseUrl, log: quiet });
  try {
    await database.transaction(seed);
    if (command === 'clear') {
      await clearSchedule(database, clock.now());
      say('The boards show demonstration flights again.');
      return 0;
    }
    const result = await importSchedule(database, csv, clock.now());
    if (result.kind === 'loaded') {
      say(
        `Loaded ${result.rows} rows: ${result.legs} flights on the ${result.days} days around today.`,
      );
      return 0;
    }
    for (const { line, reason } of result.badRows) console.error(`line ${line}: ${reason}`);
    console.error(`Nothing was loaded: ${result.badRows.length} faults.`);
    return 1;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
