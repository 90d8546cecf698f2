import { parseArgs } from 'node:util';
import { officeContext } from '../cases/officeContext.ts';
import { runCommand, withDatabase } from '../db/command.ts';
import { desks } from './desk.ts';
import { runContactCommand } from './officeCommands.ts';

const usage = `Usage:
  npm run contact -- list [SUBJECT]             the messages by subject, the newest last; nothing sealed is opened
  npm run contact -- show REFERENCE|SUBJECT     what they say and who wrote them; reading each is written down

  SUBJECT is one of ${desks.join(', ')}
  --by NAME says who you are; the name of your account unless given`;

/** @returns 0 when it worked, 2 for a command that is not one. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string' } },
  });
  return withDatabase(async (database, settings) => {
    const context = await officeContext(settings, database);
    const by = values.by ?? process.env['USER'] ?? 'office';
    const lines = await runContactCommand(context, positionals, by);
    if (lines === null) console.error(usage);
    for (const line of lines ?? []) process.stdout.write(`${line}\n`);
    return lines === null ? 2 : 0;
  });
}

await runCommand(() => main());
