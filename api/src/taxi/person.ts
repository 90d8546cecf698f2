import { asc, inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../db/database.ts';
import { omit } from '../db/omit.ts';
import { forgetMails } from '../mail/mail.ts';
import { isOver } from './booking/bookings.ts';
import { taxiBookings as table } from './tables.ts';

const ofPerson = (email: string) => sql`lower(${table.email}) = lower(${email.trim()})`;

/** The taxi bookings with an e-mail address, in whatever case, the first ride first; without what only the site needs. */
export async function bookingsOf(database: Database, email: string) {
  const rows = await database
    .orm()
    .select()
    .from(table)
    .where(ofPerson(email))
    .orderBy(asc(table.at), asc(table.number));
  return rows.map((row) => omit(omit(omit(row, 'idempotencyKey'), 'requestHash'), 'answer'));
}

/**
 * Deletes the taxi bookings with an e-mail address, with their e-mails: cancelled ones and rides that are over. A ride ahead,
 * or one whose booking is under way, stays, since a driver comes for it.
 * @returns the numbers of what is deleted, and of what stays.
 */
export const eraseBookings = (database: Database, email: string, now: Date) =>
  database.work.transaction(async (client) => {
    const orm = drizzle(client);
    const rows = await orm.select().from(table).where(ofPerson(email)).for('update');
    const ended = rows.filter(
      (row) => row.cancelledAt !== null || row.status === 'cumplida' || isOver(row, now),
    );
    const erased = ended.map(({ number }) => number);
    const ahead = rows.filter((row) => !ended.includes(row)).map(({ number }) => number);
    if (erased.length > 0) await orm.delete(table).where(inArray(table.number, erased));
    await forgetMails(client, erased);
    return { erased, ahead };
  });
