import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { taxiBookings, taxiConsents, taxiSessions, taxiUsers } from '../db/tables.ts';
import type { TaxiExport, TaxiUser } from '../schemas/taxiAccount.ts';
import { iso } from '../time.ts';
import { bookingRows, cancelUntil, toBooking } from './booking/bookings.ts';
import type { TaxiContext } from './context.ts';
import type { TaxiPassenger } from './sessions.ts';

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
 * @returns `under-way` when a ride can no longer be cancelled: then nothing is changed.
 */
export async function deletePassenger(
  { database, dispatch, clock }: Pick<TaxiContext, 'database' | 'dispatch' | 'clock'>,
  passenger: TaxiPassenger,
): Promise<'deleted' | 'under-way' | 'unavailable'> {
  const now = clock.now();
  const ahead = await database
    .orm()
    .select()
    .from(taxiBookings)
    .where(
      and(
        eq(taxiBookings.userId, passenger.id),
        isNull(taxiBookings.cancelledAt),
        ne(taxiBookings.status, 'cumplida'),
      ),
    );
  const stands = (row: (typeof ahead)[number]) => row.dispatchedAt !== null;
  if (ahead.some((row) => stands(row) && cancelUntil(row, now) === null)) return 'under-way';
  for (const { number } of ahead) {
    const released = await dispatch.release(number, (client) =>
      client.query('update taxi_bookings set cancelled_at = $2 where number = $1', [number, now]),
    );
    if (released.kind !== 'released')
      return released.kind === 'refused' ? 'under-way' : released.kind;
  }
  await database.transaction(async (client) => {
    await client.query('delete from taxi_codes where phone_country_code = $1 and phone = $2', [
      passenger.phoneCountryCode,
      passenger.phone,
    ]);
    await client.query('delete from taxi_users where id = $1', [passenger.id]);
  });
  return 'deleted';
}
