import { parseArgs } from 'node:util';
import { officeContext } from '../cases/office/officeContext.ts';
import { foreignJson } from '../cases/mails/foreignText.ts';
import { withDatabase, type CommandIo } from '../db/command.ts';
import { erasePerson, exportPerson } from './person.ts';

/** How it is called. */
export const usage = `Usage:
  npm run person -- export EMAIL    everything that forms keep of a person, as JSON: complaints, messages, newsletter, taxis
  npm run person -- erase EMAIL     erases it; what the law keeps until it is answered is named

  --by NAME says who you are; the name of your account unless given. Either is written down.`;

/** @returns 0 when it was done, 1 when something is kept, 2 for a command that is not one. */
export async function main(args: readonly string[], io: CommandIo): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  const [command, email = '', ...rest] = positionals;
  if ((command !== 'export' && command !== 'erase') || !email.includes('@') || rest.length > 0) {
    io.warn(usage);
    return 2;
  }
  return withDatabase(io, async (database, settings) => {
    const context = await officeContext(settings, database);
    const by = values.by ?? io.env['USER'] ?? 'office';
    if (command === 'export') {
      const found = await exportPerson(context, email, by);
      io.say(foreignJson(found));
      return 0;
    }
    const { erased, open, ahead } = await erasePerson(context, email, by);
    for (const what of erased) io.say(`${what} is erased.`);
    for (const number of open)
      io.say(`${number} is open and kept until it is answered (Ley 1755 of 2015).`);
    for (const number of ahead)
      io.say(`${number} is a taxi that is booked and kept until it is over or cancelled.`);
    const kept = open.length + ahead.length;
    if (erased.length + kept === 0) io.say('There is nothing of this address.');
    return kept > 0 ? 1 : 0;
  });
}
