import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import type { Database } from '../db/database.ts';
import { seed } from '../seeds.ts';
import { faultLines, readCsv, type CsvFault } from '../text/readCsv.ts';
import { isLiveCommand, liveCommand } from '../live/command.ts';
import { applyAidx } from './aidx/applyAidx.ts';
import { AidxError, readAidx } from './aidx/readAidx.ts';
import { localDaysOf } from './settings.ts';
import { clearSchedule, importSchedule } from './importSchedule.ts';
import { scheduleForm } from './scheduleForm.ts';
import { clearGtfs, importGtfs } from '../transit/importGtfs.ts';
import { isJobCommand, jobCommand } from '../jobs/command.ts';
import { isRateCommand, rateCommand } from '../rates/command.ts';
import { statisticsCommand } from '../statistics/command.ts';
import { feedFaultLines } from '../transit/gtfs/faults.ts';
import { ssimCommand } from './ssim/command.ts';
import { tryFiles } from './try/tryFiles.ts';

/** How it is called. */
export const usage = `Usage:
  npm run feed -- try FILE…     say of any file what kind it is, what would change and what is wrong with it; changes nothing
  npm run feed -- import FILE   load a flight schedule from CSV (columns: api/feeds/README.md)
  npm run feed -- ssim FILE     load an airline's schedule from IATA SSIM chapter 7 (bytes: api/feeds/ssim/README.md)
  npm run feed -- aidx PATH     lay AIDX messages over the boards: a file, or the .xml files of a folder by name
  npm run feed -- clear         go back to demonstration flights
  npm run feed -- gtfs ZIP      the city's buses from a GTFS feed (docs/routes.md); gtfs demo: back to the demonstration's
  npm run feed -- live FILE     take readings of sensors from CSV (columns: api/feeds/live/README.md)
  npm run feed -- live-clear    forget all readings: queues and car parks are demonstration figures again
  npm run feed -- rates FILE    take exchange rates from CSV or JSON (columns: api/feeds/rates/README.md)
  npm run feed -- rates-clear   forget all rates: currencies show the demonstration's again
  npm run feed -- jobs FILE     replace the openings by those of a CSV file (columns: api/feeds/jobs/README.md); jobs-clear: none
  npm run feed -- statistics FILE   take the airport's figures by year and month from CSV (columns: api/feeds/statistics/README.md)
  npm run feed -- forecast      how wrong the forecasts of the past fortnight were, and a plain average`;

const ofFiles = ['import', 'aidx', 'gtfs'];

export async function main(words: readonly string[], io: CommandIo): Promise<number> {
  const [command, file] = words;
  if (command === 'try') return tryFiles(words.slice(1), io, usage);
  if (command === 'ssim') return ssimCommand(file, io, usage);
  if (isLiveCommand(command)) return liveCommand(command, file, io, usage);
  if (isJobCommand(command)) return jobCommand(command, file, io, usage);
  if (isRateCommand(command)) return rateCommand(command, file, io, usage);
  if (command === 'statistics') return statisticsCommand(file, io, usage);
  if (!(command === 'clear' || (command && ofFiles.includes(command) && file))) {
    io.warn(usage);
    return 2;
  }
  const path = pathFrom(io, file ?? '');
  // Before the database is looked for: most faults need none to be found.
  const schedule =
    command === 'import' ? await readCsv(createReadStream(path), scheduleForm, io.say) : null;
  if (schedule?.kind === 'bad') return refuse(io, schedule.faults);
  const messages = command === 'aidx' ? await aidxFiles(path) : [];
  return withDatabase(io, async (database, { clock }) => {
    await database.work.transaction(seed);
    if (command === 'clear') {
      await clearSchedule(database, clock.now());
      io.say('The boards show demonstration flights again.');
      return 0;
    }
    if (command === 'gtfs')
      return loadBuses(io, database, file === 'demo' ? null : path, clock.now());
    if (command === 'aidx') {
      let refused = 0;
      for (const message of messages) refused += await layFile(io, database, message, clock.now());
      return refused === 0 ? 0 : 1;
    }
    if (schedule === null) return 2;
    const result = await importSchedule(database, schedule, clock.now());
    if (result.kind === 'loaded') {
      io.say(
        `Loaded ${result.rows} rows: ${result.legs} flights on the ${result.days} days around today.`,
      );
      return 0;
    }
    return refuse(io, result.faults);
  });
}

/** Replaces the buses by a feed's, or by the demonstration's, and prints the result. @returns the exit code. */
async function loadBuses(
  io: CommandIo,
  database: Database,
  path: string | null,
  now: Date,
): Promise<number> {
  if (path === null) {
    await clearGtfs(database, now);
    io.say('Routes are planned with the demonstration’s buses again.');
    return 0;
  }
  const result = await importGtfs(database, path, now, io.say);
  if (result.kind === 'refused') {
    for (const line of feedFaultLines(result.faults)) io.warn(line);
    return 1;
  }
  const { stops, routes, patterns, validFrom, validTo, publisher } = result.feed;
  const trips = patterns.reduce((sum, { services }) => sum + services.length, 0);
  io.say(
    `Loaded ${stops.length} stops, ${routes.length} routes and ${trips} trips of ${publisher}, ${validFrom} to ${validTo}: version ${result.version}.`,
  );
  return 0;
}

function refuse(io: CommandIo, faults: readonly CsvFault[]): number {
  for (const line of faultLines(faults)) io.warn(line);
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
async function layFile(
  io: CommandIo,
  database: Database,
  path: string,
  now: Date,
): Promise<number> {
  const name = basename(path);
  try {
    const result = await applyAidx(
      database,
      await readAidx(createReadStream(path)),
      now,
      localDaysOf(io.env),
    );
    const { applied, unchanged, older, rejected } = result;
    io.say(
      `${name}: ${applied} applied, ${unchanged} unchanged, ${older} older, ${rejected} rejected`,
    );
    for (const { line, leg, reason, flags = [] } of result.legs) {
      if (reason) io.warn(`  line ${line}, ${leg}: ${reason}`);
      if (flags.length > 0) io.say(`  line ${line}, ${leg}: ${flags.join('; ')}`);
    }
    return rejected;
  } catch (error) {
    if (!(error instanceof AidxError)) throw error;
    io.warn(`${name}: refused: ${error.message}`);
    return 1;
  }
}
