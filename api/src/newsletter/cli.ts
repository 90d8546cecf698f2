import { writeFile } from 'node:fs/promises';
import { runCommand, withDatabase } from '../db/command.ts';
import { readSettings } from '../settings.ts';
import { exportReaders } from './exportReaders.ts';
import { eraseReader } from './store.ts';

const usage = `Usage:
  npm run newsletter -- export FILE    writes the readers who confirmed as CSV, with their links; needs PUBLIC_ORIGIN
  npm run newsletter -- erase EMAIL    deletes a reader with everything kept of them`;

/** Hands the newsletter's readers to a mailing tool, and deletes one on request. */
async function main([command, argument]: readonly string[]): Promise<number> {
  if ((command !== 'export' && command !== 'erase') || !argument) {
    console.error(usage);
    return 2;
  }
  const { publicOrigin } = readSettings(process.env);
  if (command === 'export' && !publicOrigin)
    throw new Error('Set PUBLIC_ORIGIN: every newsletter must have the links that end it');
  return withDatabase(async (database) => {
    if (command === 'export') {
      // Nobody else on the machine may read who reads the newsletter.
      await writeFile(argument, await exportReaders(database, publicOrigin ?? ''), { mode: 0o600 });
      process.stdout.write(`The readers are in ${argument}.\n`);
      return 0;
    }
    const erased = await eraseReader(database, argument);
    process.stdout.write(erased ? 'Erased.\n' : 'There is nothing of this address.\n');
    return erased ? 0 : 1;
  });
}

await runCommand(() => main(process.argv.slice(2)));
