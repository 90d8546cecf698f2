import { createReadStream } from 'node:fs';
import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import { announceChange } from '../db/database.ts';
import { seed } from '../seeds.ts';
import { loadStore } from '../loadStore.ts';
import { faultLines } from '../text/readCsv.ts';
import { forecastReport } from './course/report.ts';
import { readingFaults, readingsOfCsv } from './readings/readMessage.ts';
import { takeReadings } from './readings/takeReadings.ts';
import { clearReadings } from './readings/thin.ts';

const commands = ['live', 'live-clear', 'forecast'] as const;
type LiveCommand = (typeof commands)[number];

/** Whether a word of `npm run feed --` is one about live figures. */
export const isLiveCommand = (command: string | undefined): command is LiveCommand =>
  commands.some((name) => name === command);

/**
 * Takes a file of readings, forgets all readings, or reports on forecasts. @returns the process's exit code: 1 when a
 * reading was refused, 2 for a command without its file.
 */
export async function liveCommand(
  command: LiveCommand,
  file: string | undefined,
  io: CommandIo,
  usage: string,
): Promise<number> {
  if (command === 'live' && !file) {
    io.warn(usage);
    return 2;
  }
  const path = pathFrom(io, file ?? '');
  // Before the database is looked for: most faults need none to be found.
  const message = command === 'live' ? await readingsOfCsv(createReadStream(path), io.say) : null;
  if (message?.kind === 'bad') {
    for (const line of faultLines(message.faults)) io.warn(line);
    return 1;
  }
  return withDatabase(io, async (database, { clock }) => {
    await database.work.transaction(seed);
    if (command === 'live-clear') {
      await clearReadings(database);
      await database.work.transaction((client) => announceChange(client, 'live'));
      io.say('Queues and car parks show demonstration figures again.');
      return 0;
    }
    const now = clock.now();
    const store = await loadStore(database, now);
    if (message === null) {
      for (const line of forecastReport(store, now.getTime())) io.say(line);
      return 0;
    }
    const receipt = await takeReadings(database, store, message.readings, now.getTime());
    const { taken, corrected, unchanged, rejected } = receipt;
    io.say(`${taken} taken, ${corrected} corrected, ${unchanged} unchanged, ${rejected} rejected`);
    for (const fault of readingFaults(message.readings, receipt)) io.warn(`  ${fault}`);
    return rejected === 0 ? 0 : 1;
  });
}
