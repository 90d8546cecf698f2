import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { audit } from '../cases/store/store.ts';
import type { ApiContext } from '../context.ts';
import { foreignText } from '../cases/mails/foreignText.ts';
import { desks, type Desk } from './desk.ts';
import { openPersonal } from './message.ts';
import { contactMessages as table } from './tables.ts';

type Context = Pick<ApiContext, 'clock' | 'database' | 'encryption'>;

/** Messages from before there were desks are everybody's. */
const desk = sql<Desk>`coalesce(${table.desk}, 'general')`;
const isDesk = (word: string): word is Desk => (desks as readonly string[]).includes(word);

async function listed({ database }: Context, subject: string | undefined): Promise<string[]> {
  const { reference, receivedAt, locale } = table;
  const rows = await database
    .orm()
    .select({ reference, receivedAt, locale, desk })
    .from(table)
    .where(subject === undefined ? undefined : eq(desk, subject))
    .orderBy(desk, asc(receivedAt));
  return [
    ...rows.map(
      (row) =>
        `${row.desk.padEnd(13)}  ${row.reference}  ${row.receivedAt.toISOString()}  ${row.locale}`,
    ),
    `${rows.length} messages.`,
  ];
}

/** Opens messages for somebody of the office; each is written down before it is shown. */
async function shown({ clock, database, encryption }: Context, which: SQL, by: string) {
  const orm = database.orm();
  const lines: string[] = [];
  for (const row of await orm.select().from(table).where(which).orderBy(asc(table.receivedAt))) {
    const { fullName, email, mobile, subject, comment } = openPersonal(encryption, row);
    await audit(orm, clock.now(), by, 'show', row.reference);
    lines.push(
      `${row.reference}  ${row.receivedAt.toISOString()}  ${row.desk ?? 'general'}, ${row.locale}`,
      ...Object.entries({ subject, fullName, email, mobile, comment }).map(
        ([field, value]) => `  ${field}: ${foreignText(value)}`,
      ),
    );
  }
  return lines;
}

/**
 * Does what the office asks for with contact messages.
 * @returns the lines to show; null for a command that is not one.
 * @throws when there is no such message.
 */
export async function runContactCommand(
  context: Context,
  [command, about, ...rest]: readonly string[],
  by: string,
): Promise<string[] | null> {
  if (rest.length > 0) return null;
  if (command === 'list' && (about === undefined || isDesk(about))) return listed(context, about);
  if (command !== 'show' || about === undefined) return null;
  if (isDesk(about)) return shown(context, eq(desk, about), by);
  const lines = await shown(context, eq(table.reference, about), by);
  if (lines.length === 0) throw new Error(`There is no message ${about}.`);
  return lines;
}
