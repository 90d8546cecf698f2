import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { withDatabase, type CommandIo } from '../db/command.ts';
import { announceChange } from '../db/database.ts';
import { seed } from '../seeds.ts';
import { airportState } from './tables.ts';
import { locales } from '../text/locale.ts';

/** How it is called. */
export const usage = `Usage:
  npm run airport -- close   turns the site's bar red, in every language
  npm run airport -- open    goes back to normal

  --es TEXT --en TEXT --fr TEXT --pt TEXT   says this instead of the usual message; all four or none`;

/** Opens or closes the airport on the site; a running site follows by itself. */
export async function main(args: readonly string[], io: CommandIo): Promise<number> {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { es: text, en: text, fr: text, pt: text },
  });
  const [command] = positionals;
  const given = locales.filter((locale) => values[locale]?.trim());
  if (
    (command !== 'open' && command !== 'close') ||
    (given.length > 0 && given.length < locales.length)
  ) {
    io.warn(usage);
    return 2;
  }
  const open = command === 'open';
  const { es = '', en = '', fr = '', pt = '' } = values;
  const message = { es, en, fr, pt };
  return withDatabase(io, async (database, { clock }) => {
    await database.work.transaction(seed);
    await database.work.transaction(async (client) => {
      await drizzle(client)
        .update(airportState)
        .set({
          open,
          since: clock.now(),
          ...(given.length > 0 && { [open ? 'messageOpen' : 'messageClosed']: message }),
        })
        .where(eq(airportState.id, 1));
      await announceChange(client, 'airport');
    });
    io.say(`The site says that the airport is ${open ? 'open' : 'closed'}.`);
    return 0;
  });
}
