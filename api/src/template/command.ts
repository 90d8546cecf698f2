import { withDatabase, type CommandIo } from '../db/command.ts';
import { listSamples } from './store.ts';

/** How it is called. */
export const usage = `Usage:
  npm run api -- samples list    the entries of the site's database, a line each`;

/** @returns 0 when it worked, 2 for a command that is not one. */
export async function main([command, ...rest]: readonly string[], io: CommandIo): Promise<number> {
  if (command !== 'list' || rest.length > 0) {
    io.warn(usage);
    return 2;
  }
  return withDatabase(io, async (database) => {
    for (const { slug, name, until } of await listSamples(database))
      io.say(`${slug}  ${name}, until ${until}`);
    return 0;
  });
}
