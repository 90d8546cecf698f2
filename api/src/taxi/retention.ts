import { day } from '../time/time.ts';
import type { TaxiContext } from './context.ts';

/** Days after which data of passengers are deleted. */
export const retentionDays = { codes: 1, bookings: 180, passengers: 365 } as const;

/**
 * Deletes what is no longer needed: codes after a day, ended sessions at once, bookings half a year after the ride, and
 * passengers who neither signed in nor booked for a year.
 */
export async function forgetOld(
  { database }: Pick<TaxiContext, 'database'>,
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await database.transaction(async (client) => {
    await client.query('delete from taxi_codes where created_at < $1', [
      before(retentionDays.codes),
    ]);
    await client.query('delete from taxi_sessions where expires_at <= $1', [now]);
    await client.query('delete from taxi_bookings where at < $1', [before(retentionDays.bookings)]);
    await client.query(
      `delete from taxi_users u where seen_at < $1
         and not exists (select 1 from taxi_bookings b where b.user_id = u.id)`,
      [before(retentionDays.passengers)],
    );
  });
}

/** Deletes the e-mails of this process's outbox whose booking is gone. */
export async function forgetMails({
  database,
  mailer,
}: Pick<TaxiContext, 'database' | 'mailer'>): Promise<void> {
  // The files first: a booking is there before its e-mails.
  const kept = await mailer.kept();
  const { rows } = await database.transaction((client) =>
    client.query<{ number: string }>(
      `select number from unnest($1::text[]) number
       where not exists (select 1 from taxi_bookings b where b.number = number.number)`,
      [kept],
    ),
  );
  await mailer.forget(rows.map(({ number }) => number));
}
