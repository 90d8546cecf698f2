import { createReadStream } from 'node:fs';
import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import { seed } from '../seeds.ts';
import { readSettings } from '../settings.ts';
import { faultLines } from '../text/readCsv.ts';
import { bogotaDay } from '../time/time.ts';
import { readStatistics } from './readStatistics.ts';
import { takeStatistics, type StatisticReceipt } from './takeStatistics.ts';

/**
 * Takes a CSV file of statistics as one new version, all of it or nothing, and prints what it changed. @returns the process's
 * exit code: 1 when the file was refused, 2 for a command without its file.
 */
export async function statisticsCommand(
  file: string | undefined,
  io: CommandIo,
  usage: string,
): Promise<number> {
  if (!file) {
    io.warn(usage);
    return 2;
  }
  const path = pathFrom(io, file);
  const today = bogotaDay(readSettings(io.env).clock.now().getTime());
  // Before the database is looked for: faults need none to be found.
  const read = await readStatistics(createReadStream(path), today, io.say);
  if (read.kind === 'bad') {
    for (const line of faultLines(read.faults)) io.warn(`${file}: ${line}`);
    return 1;
  }
  return withDatabase(io, async (database, { clock }) => {
    await database.work.transaction(seed);
    const figures = read.figures.map(({ figure }) => figure);
    for (const line of receiptLines(await takeStatistics(database, figures, clock.now())))
      io.say(line);
    return 0;
  });
}

/** What an import changed, a line for each figure that was known otherwise. */
function receiptLines({ version, added, changed, unchanged }: StatisticReceipt): string[] {
  const counts = `${added.length} added, ${changed.length} changed, ${unchanged} unchanged`;
  return [
    ...changed.map(
      ({ before, after }) =>
        `${after.period} ${after.indicator}: ${before.value ?? 'nothing'} -> ${after.value ?? 'taken back'}`,
    ),
    added.length + changed.length === 0 ? counts : `${counts}: version ${version}`,
  ];
}
