import { createReadStream } from 'node:fs';
import { insertMany } from '../db/bulk.ts';
import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import { announceChange, type Database } from '../db/database.ts';
import { faultLines, readCsv, type CsvFault } from '../text/readCsv.ts';
import { bogotaDay } from '../time/time.ts';
import { isOpenOn } from './answers.ts';
import { judgeOpenings, openingForm } from './judgeOpenings.ts';
import { jobOpenings, type JobRow } from './tables.ts';

const commands = ['jobs', 'jobs-clear'] as const;
type JobCommand = (typeof commands)[number];

/** Whether a word of `npm run feed --` is one about openings. */
export const isJobCommand = (command: string | undefined): command is JobCommand =>
  commands.some((name) => name === command);

/**
 * Replaces all openings by those of a CSV file, all of it or nothing; or takes all away. @returns the process's exit code: 1
 * when the file was refused, 2 for a command without its file.
 */
export async function jobCommand(
  command: JobCommand,
  file: string | undefined,
  io: CommandIo,
  usage: string,
): Promise<number> {
  if (command === 'jobs' && !file) {
    io.warn(usage);
    return 2;
  }
  // Before the database is looked for: no fault needs it to be found.
  const read =
    command === 'jobs'
      ? await readOpenings(pathFrom(io, file ?? ''), io.say)
      : { openings: [], faults: [] };
  if (read.faults.length > 0) {
    for (const line of faultLines(read.faults)) io.warn(`${file}: ${line}`);
    return 1;
  }
  return withDatabase(io, async (database, { clock }) => {
    await replaceOpenings(database, read.openings);
    const today = bogotaDay(clock.now().getTime());
    const open = read.openings.filter((opening) => isOpenOn(opening, today));
    io.say(
      command === 'jobs'
        ? `Loaded ${read.openings.length} openings, of which ${open.length} are open today.`
        : 'The page says that there are no openings.',
    );
    return 0;
  });
}

async function readOpenings(
  path: string,
  told: (line: string) => void,
): Promise<{ openings: JobRow[]; faults: CsvFault[] }> {
  const csv = await readCsv(createReadStream(path), openingForm, told);
  return csv.kind === 'bad' ? { openings: [], faults: csv.faults } : judgeOpenings(csv.rows);
}

/** Puts openings in the place of those that are there, in one transaction. */
export const replaceOpenings = (database: Database, openings: readonly JobRow[]) =>
  database.work.transaction(async (client) => {
    await client.query('delete from job_openings');
    await insertMany(client, jobOpenings, openings);
    await announceChange(client, 'jobs');
  });
