import { forgetMails } from '../mail/mail.ts';
import { day } from '../time/time.ts';
import type { TaxiContext } from './context.ts';

/** Days after which data of passengers are deleted. */
export const retentionDays = { codes: 1, visits: 1, bookings: 180, passengers: 365 } as const;

/**
 * Deletes what is no longer needed: codes, and what was typed without JavaScript, after a day, ended sessions at once,
 * bookings and their e-mails half a year after the ride, and passengers who neither signed in nor booked for a year.
 */
export async function forgetOld(
  { database }: Pick<TaxiContext, 'database'>,
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await database.work.transaction(async (client) => {
    await client.query('delete from taxi_codes where created_at < $1', [
      before(retentionDays.codes),
    ]);
    await client.query('delete from taxi_visits where changed_at < $1', [
      before(retentionDays.visits),
    ]);
    await client.query('delete from taxi_sessions where expires_at <= $1', [now]);
    const { rows } = await client.query<{ number: string }>(
      'delete from taxi_bookings where at < $1 returning number',
      [before(retentionDays.bookings)],
    );
    await forgetMails(
      client,
      rows.map(({ number }) => number),
    );
    await client.query(
      `delete from taxi_users u where seen_at < $1
         and not exists (select 1 from taxi_bookings b where b.user_id = u.id)`,
      [before(retentionDays.passengers)],
    );
  });
}
