import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { runCommand, withDatabase } from '../db/command.ts';
import type { Database } from '../db/database.ts';
import { seed } from '../seeds.ts';
import { faultLines, readCsv, type CsvFault } from '../text/readCsv.ts';
import { applyAidx } from './aidx/applyAidx.ts';
import { AidxError, readAidx } from './aidx/readAidx.ts';
import { clearSchedule, importSchedule } from './importSchedule.ts';
import { scheduleForm } from './parseSchedule.ts';

/** Prints a line for who ran the command. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const usage = `Usage:
  npm run feed -- import FILE   load a flight schedule from CSV (columns: api/feeds/README.md)
  npm run feed -- aidx PATH     lay AIDX messages over the boards: a file, or the .xml files of a folder by name
  npm run feed -- clear         go back to demonstration flights`;

async function main([command, file]: string[]): Promise<number> {
  if (!(command === 'clear' || ((command === 'import' || command === 'aidx') && file))) {
    console.error(usage);
    return 2;
  }
  // npm runs in the workspace's folder and remembers where it was called.
  const path = resolve(process.env['INIT_CWD'] ?? '', file ?? '');
  // Before the database is looked for: most faults need none to be found.
  const schedule =
    command === 'import' ? await readCsv(createReadStream(path), scheduleForm) : null;
  if (schedule?.kind === 'bad') return refuse(schedule.faults);
  const messages = command === 'aidx' ? await aidxFiles(path) : [];
  return withDatabase(async (database, { clock }) => {
    await database.work.transaction(seed);
    if (command === 'clear') {
      await clearSchedule(database, clock.now());
      say('The boards show demonstration flights again.');
      return 0;
    }
    if (command === 'aidx') {
      let refused = 0;
      for (const message of messages) refused += await layFile(database, message, clock.now());
      return refused === 0 ? 0 : 1;
    }
    if (schedule === null) return 2;
    const result = await importSchedule(database, schedule, clock.now());
    if (result.kind === 'loaded') {
      say(
        `Loaded ${result.rows} rows: ${result.legs} flights on the ${result.days} days around today.`,
      );
      return 0;
    }
    return refuse(result.faults);
  });
}

function refuse(faults: readonly CsvFault[]): number {
  for (const line of faultLines(faults)) console.error(line);
  return 1;
}

/** The messages of a folder in the order of their names, or the one file. */
async function aidxFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith('.xml')).sort();
  if (names.length === 0) throw new Error(`${path} has no .xml file`);
  return names.map((name) => join(path, name));
}

/** Lays one file over the boards and prints the result. @returns how many legs or messages were refused. */
async function layFile(database: Database, path: string, now: Date): Promise<number> {
  const name = basename(path);
  try {
    const result = await applyAidx(database, await readAidx(createReadStream(path)), now);
    const { applied, unchanged, older, rejected } = result;
    say(
      `${name}: ${applied} applied, ${unchanged} unchanged, ${older} older, ${rejected} rejected`,
    );
    for (const { leg, reason, flags = [] } of result.legs) {
      if (reason) console.error(`  ${leg}: ${reason}`);
      if (flags.length > 0) say(`  ${leg}: ${flags.join('; ')}`);
    }
    return rejected;
  } catch (error) {
    if (!(error instanceof AidxError)) throw error;
    console.error(`${name}: refused: ${error.message}`);
    return 1;
  }
}

await runCommand(() => main(process.argv.slice(2)));
