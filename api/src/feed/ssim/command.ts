import { readFile } from 'node:fs/promises';
import { pathFrom, withDatabase, type CommandIo } from '../../db/command.ts';
import { seed } from '../../seeds.ts';
import { faultLines } from '../../text/readCsv.ts';
import { importSsim } from './importSsim.ts';

/** One byte a character: the file counts in bytes. */
export const readBytes = (path: string) => readFile(path, 'latin1');

/**
 * Loads the legs of an SSIM file that touch Bogotá, all of them or none. @returns the process's exit code: 1 when the file was
 * refused, 2 for a command without its file.
 */
export async function ssimCommand(
  file: string | undefined,
  io: CommandIo,
  usage: string,
): Promise<number> {
  if (!file) {
    io.warn(usage);
    return 2;
  }
  const text = await readBytes(pathFrom(io, file));
  return withDatabase(io, async (database, { clock }) => {
    await database.work.transaction(seed);
    const result = await importSsim(database, text, clock.now());
    if (result.kind === 'refused') {
      for (const line of faultLines(result.faults)) io.warn(line);
      return 1;
    }
    const { airlines, rows, kept, legs, days, notes } = result;
    for (const note of notes) io.say(note);
    io.say(
      `Loaded ${rows} rows of ${airlines.join(', ')}, kept ${kept} of others: ${legs} flights on the ${days} days around today.`,
    );
    return 0;
  });
}
