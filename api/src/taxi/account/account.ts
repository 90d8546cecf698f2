import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { forgetMails } from '../../mail/mail.ts';
import { sweepMails } from '../../mail/mailDesk.ts';
import { taxiBookings, taxiConsents, taxiSessions, taxiUsers } from '../tables.ts';
import type { TaxiExport, TaxiUser } from '../accountSchema.ts';
import { iso } from '../../time/time.ts';
import { bookingRows, cancelUntil, isOver, toBooking } from '../booking/bookings.ts';
import { cancelRide } from '../booking/cancel.ts';
import { withdraw } from '../booking/withdraw.ts';
import type { TaxiContext } from '../context.ts';
import type { TaxiPassenger } from '../signIn/sessions.ts';

/** A passenger as the pages see them. */
export const toUser = ({ name, phone, phoneCountryCode }: TaxiPassenger): TaxiUser => ({
  name,
  phone,
  phone_country_code: phoneCountryCode,
});

/** Changes a passenger's name; null leaves the phone to stand for it. */
export async function rename(database: Database, passenger: TaxiPassenger, name: string | null) {
  await database.orm().update(taxiUsers).set({ name }).where(eq(taxiUsers.id, passenger.id));
  return { ...passenger, name };
}

/** Everything that is kept of a passenger, without what only guards the account. */
export async function exportOf(
  database: Database,
  passenger: TaxiPassenger,
  now: Date,
): Promise<TaxiExport> {
  const orm = database.orm();
  const consents = await orm
    .select()
    .from(taxiConsents)
    .where(eq(taxiConsents.userId, passenger.id))
    .orderBy(asc(taxiConsents.at));
  const sessions = await orm
    .select()
    .from(taxiSessions)
    .where(eq(taxiSessions.userId, passenger.id));
  const bookings = await bookingRows(database, passenger.id);
  return {
    exportedAt: iso(now.getTime()),
    user: toUser(passenger),
    createdAt: iso(passenger.createdAt.getTime()),
    consents: consents.map(({ version, purpose, at }) => ({
      version,
      purpose,
      at: iso(at.getTime()),
    })),
    sessions: sessions.map(({ createdAt, expiresAt }) => ({
      createdAt: iso(createdAt.getTime()),
      expiresAt: iso(expiresAt.getTime()),
    })),
    bookings: bookings.map((row) => toBooking(row, now)),
  };
}

/**
 * Deletes a passenger with everything kept of them; rides ahead are cancelled first.
 * @returns `under-way` when a ride can no longer be cancelled, `unavailable` when the dispatcher does not answer: then
 * nothing is deleted, and rides that were cancelled before it are cancelled, with their e-mails.
 */
export async function deletePassenger(
  context: Pick<
    TaxiContext,
    'database' | 'dispatch' | 'clock' | 'mailer' | 'publicOrigin' | 'encryption'
  >,
  passenger: TaxiPassenger,
): Promise<'deleted' | 'under-way' | 'unavailable'> {
  const { database, clock } = context;
  const now = clock.now();
  const rows = await database
    .orm()
    .select()
    .from(taxiBookings)
    .where(eq(taxiBookings.userId, passenger.id))
    // The next ride is the likeliest to be refused: then no other was cancelled in vain.
    .orderBy(asc(taxiBookings.at));
  const pending = rows.filter(({ dispatchedAt }) => dispatchedAt === null);
  const ahead = rows.filter(
    (row) =>
      row.dispatchedAt !== null &&
      row.cancelledAt === null &&
      row.status !== 'cumplida' &&
      !isOver(row, now),
  );
  if (ahead.some((row) => cancelUntil(row, now) === null)) return 'under-way';
  for (const row of ahead) {
    const { kind } = await cancelRide(context, row, now);
    if (kind !== 'released') return kind === 'refused' ? 'under-way' : kind;
  }
  for (const row of pending) {
    const { kind } = await withdraw(context, row, now);
    // A booking since: who asks again has it cancelled.
    if (kind !== 'withdrawn') return kind === 'refused' ? 'under-way' : 'unavailable';
  }
  await database.transaction(async (client) => {
    await client.query('delete from taxi_codes where phone_country_code = $1 and phone = $2', [
      passenger.phoneCountryCode,
      passenger.phone,
    ]);
    await forgetMails(
      client,
      rows.map(({ number }) => number),
    );
    await client.query('delete from taxi_users where id = $1', [passenger.id]);
  });
  await sweepMails(context);
  return 'deleted';
}
