import { parseArgs } from 'node:util';
import { officeContext } from '../cases/office/officeContext.ts';
import { withDatabase, type CommandIo } from '../db/command.ts';
import { desks } from './desk.ts';
import { runContactCommand } from './officeCommands.ts';

/** How it is called. */
export const usage = `Usage:
  npm run contact -- list [SUBJECT]             the messages by subject, the newest last; nothing encrypted is opened
  npm run contact -- show REFERENCE|SUBJECT     what they say and who wrote them; reading each is written down

  SUBJECT is one of ${desks.join(', ')}
  --by NAME says who you are; the name of your account unless given`;

/** @returns 0 when it worked, 2 for a command that is not one. */
export async function main(args: readonly string[], io: CommandIo): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  return withDatabase(io, async (database, settings) => {
    const context = await officeContext(settings, database);
    const by = values.by ?? io.env['USER'] ?? 'office';
    const lines = await runContactCommand(context, positionals, by);
    if (lines === null) io.warn(usage);
    for (const line of lines ?? []) io.say(line);
    return lines === null ? 2 : 0;
  });
}
