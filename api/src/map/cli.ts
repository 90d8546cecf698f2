import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import type { Database } from '../db/database.ts';
import { seed } from '../seeds.ts';
import { readArchive, type ArchiveResult } from './imdf/readArchive.ts';
import { readArchiveFiles } from './imdf/readFiles.ts';
import { clearMap, importMap } from './archive/importMap.ts';
import { resultJson, resultLines } from './archive/report.ts';

/** How it is called. */
export const usage = `Usage:
  npm run map -- validate ARCHIVE [--json]   check an IMDF 1.0.0 archive, a folder or a .zip, and list every fault
  npm run map -- import ARCHIVE [--json]     show it on the site; nothing changes when it has a fault
  npm run map -- clear                       go back to the demonstration map`;

/** @returns 0 when it worked, 1 when the archive has faults, 2 for a command that is not one. */
export async function main(words: readonly string[], io: CommandIo): Promise<number> {
  const options = words.filter((word) => word.startsWith('--'));
  const [command = '', archive = '', ...rest] = words.filter((word) => !word.startsWith('--'));
  const path = pathFrom(io, archive);
  const is = (name: string, needsArchive: boolean, option?: string) =>
    command === name &&
    rest.length === 0 &&
    (archive !== '') === needsArchive &&
    options.every((word) => word === option);
  const print = (result: ArchiveResult) => {
    if (options.includes('--json')) io.say(resultJson(result));
    else for (const line of resultLines(result)) io.say(line);
    return result.kind === 'valid' ? 0 : 1;
  };

  if (is('validate', true, '--json')) return print(readArchive(await readArchiveFiles(path)));
  if (is('import', true, '--json'))
    return withMap(io, async (database, now) => {
      const result = await importMap(database, path, now);
      const code = print(result);
      if (code === 1) io.warn('Nothing was imported.');
      return code;
    });
  if (is('clear', false))
    return withMap(io, async (database) => {
      await clearMap(database);
      io.say('The site shows the demonstration map again.');
      return 0;
    });
  io.warn(usage);
  return 2;
}

const withMap = (io: CommandIo, work: (database: Database, now: Date) => Promise<number>) =>
  withDatabase(io, async (database, { clock }) => {
    await database.work.transaction(seed);
    return work(database, clock.now());
  });
