import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { officeContext } from '../cases/office/officeContext.ts';
import { audit } from '../cases/store/store.ts';
import { pathFrom, withDatabase, type CommandIo } from '../db/command.ts';
import { readSettings } from '../settings.ts';
import { exportReaders } from './exportReaders.ts';
import { eraseReader } from './store.ts';

/** How it is called. */
export const usage = `Usage:
  npm run newsletter -- export FILE    writes the readers who confirmed as CSV, with their links; needs PUBLIC_ORIGIN
  npm run newsletter -- erase EMAIL    deletes a reader with everything kept of them

  --by NAME says who you are; the name of your account unless given. Either is written down.`;

/** Hands the newsletter's readers to a mailing tool, and deletes one on request. */
export async function main(args: readonly string[], io: CommandIo): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [command, argument] = positionals;
  if ((command !== 'export' && command !== 'erase') || !argument) {
    io.warn(usage);
    return 2;
  }
  const { publicOrigin } = readSettings(io.env);
  if (command === 'export' && !publicOrigin)
    throw new Error('Set PUBLIC_ORIGIN: every newsletter must have the links that end it');
  return withDatabase(io, async (database, settings) => {
    const context = await officeContext(settings, database);
    const by = values.by ?? io.env['USER'] ?? 'office';
    if (command === 'export') {
      const csv = await exportReaders(context, publicOrigin ?? '', by);
      // Nobody else on the machine may read who reads the newsletter.
      await writeFile(pathFrom(io, argument), `\ufeff${csv}`, { mode: 0o600 });
      io.say(`The readers are in ${argument}.`);
      return 0;
    }
    const erased = await eraseReader(context, argument);
    if (erased) await audit(database.orm(), context.clock.now(), by, 'erase', 'newsletter');
    io.say(erased ? 'Erased.' : 'There is nothing of this address.');
    return erased ? 0 : 1;
  });
}
