import { parseArgs } from 'node:util';
import { officeContext } from '../cases/officeContext.ts';
import { runCommand, withDatabase } from '../db/command.ts';
import { erasePerson, exportPerson } from './person.ts';

const usage = `Usage:
  npm run person -- export EMAIL    everything that forms keep of a person, as JSON: complaints, messages, newsletter, taxis
  npm run person -- erase EMAIL     erases it; what the law keeps until it is answered is named

  --by NAME says who you are; the name of your account unless given. Either is written down.`;

/** @returns 0 when it was done, 1 when something is kept, 2 for a command that is not one. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [command, email = '', ...rest] = positionals;
  if ((command !== 'export' && command !== 'erase') || !email.includes('@') || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  return withDatabase(async (database, settings) => {
    const context = await officeContext(settings, database);
    const by = values.by ?? process.env['USER'] ?? 'office';
    if (command === 'export') {
      const found = await exportPerson(context, email, by);
      process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
      return 0;
    }
    const { erased, open, ahead } = await erasePerson(context, email, by);
    for (const what of erased) process.stdout.write(`${what} is erased.\n`);
    for (const number of open)
      process.stdout.write(`${number} is open and kept until it is answered (Ley 1755 of 2015).\n`);
    for (const number of ahead)
      process.stdout.write(
        `${number} is a taxi that is booked and kept until it is over or cancelled.\n`,
      );
    const kept = open.length + ahead.length;
    if (erased.length + kept === 0) process.stdout.write('There is nothing of this address.\n');
    return kept > 0 ? 1 : 0;
  });
}

await runCommand(() => main());
