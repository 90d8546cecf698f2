import { createReadStream } from 'node:fs';
import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import { announceChange } from '../db/database.ts';
import { seed } from '../seeds.ts';
import { loadStore } from '../loadStore.ts';
import { faultLines } from '../text/readCsv.ts';
import { readUtf8 } from '../text/readUtf8.ts';
import { clearRates } from './keep.ts';
import { ratesOfCsv, ratesOfJson } from './readRates.ts';
import { takeRates } from './takeRates.ts';

const commands = ['rates', 'rates-clear'] as const;
type RateCommand = (typeof commands)[number];

/** Whether a word of `npm run feed --` is one about rates. */
export const isRateCommand = (command: string | undefined): command is RateCommand =>
  commands.some((name) => name === command);

/**
 * Takes a file of rates, CSV or JSON by its name, all of it or nothing; or forgets all rates. @returns the process's exit
 * code: 1 when the file was refused, 2 for a command without its file.
 */
export async function rateCommand(
  command: RateCommand,
  file: string | undefined,
  io: CommandIo,
  usage: string,
): Promise<number> {
  if (command === 'rates' && !file) {
    io.warn(usage);
    return 2;
  }
  const path = pathFrom(io, file ?? '');
  // Before the database is looked for: most faults need none to be found.
  const read = command === 'rates' ? await readFile(path, io.say) : null;
  const refuse = (faults: Parameters<typeof faultLines>[0]) => {
    for (const line of faultLines(faults)) io.warn(`${file}: ${line}`);
    return 1;
  };
  if (read?.kind === 'bad') return refuse(read.faults);
  return withDatabase(io, async (database, { clock }) => {
    await database.work.transaction(seed);
    if (read === null) {
      await clearRates(database);
      await database.work.transaction((client) => announceChange(client, 'rates'));
      io.say('Currencies show demonstration rates again.');
      return 0;
    }
    const now = clock.now();
    const store = await loadStore(database, now);
    const { entries } = read;
    const receipt = await takeRates(database, store, { entries, mode: 'all', now });
    if (receipt.faults.length > 0) return refuse(receipt.faults);
    const { taken, corrected, unchanged } = receipt;
    io.say(`${taken} taken, ${corrected} corrected, ${unchanged} unchanged`);
    return 0;
  });
}

const readFile = async (path: string, told: (line: string) => void) =>
  path.endsWith('.json')
    ? ratesOfJson(await readUtf8(path))
    : ratesOfCsv(createReadStream(path), told);
