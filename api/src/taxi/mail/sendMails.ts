import { eq } from 'drizzle-orm';
import { taxiBookings } from '../tables.ts';
import { pauseAfter } from '../../push/sendDue.ts';
import { bookingMail } from '../booking/confirmation.ts';
import type { TaxiContext } from '../context.ts';

const mostAttempts = 8;
const sentAtOnce = 10;

interface Due {
  id: string;
  number: string;
  kind: 'booked' | 'moved' | 'cancelled';
  attempts: number;
}

/** Sends the e-mails that are due. What fails comes again after a pause that doubles, and is given up in the end. */
export async function sendMails(
  context: Pick<TaxiContext, 'clock' | 'database' | 'mailer' | 'publicOrigin'>,
): Promise<void> {
  const { clock, database, mailer, publicOrigin } = context;
  const now = clock.now();
  const due = await database.transaction(async (client) => {
    const { rows } = await client.query<Due>(
      `update taxi_mails set attempts = attempts + 1, due_at = $1::timestamptz + interval '1 minute'
       where id in (
         select id from taxi_mails where due_at <= $1 order by due_at, id limit $2 for update skip locked
       )
       returning id, number, kind, attempts`,
      [now, sentAtOnce],
    );
    return rows;
  });
  for (const { id, number, kind, attempts } of due) {
    const [row] = await database
      .orm()
      .select()
      .from(taxiBookings)
      .where(eq(taxiBookings.number, number));
    const outcome = row?.email
      ? await mailer.send(bookingMail(row, row.email, kind, publicOrigin))
      : 'never';
    await database.transaction((client) =>
      outcome === 'later' && attempts < mostAttempts
        ? client.query('update taxi_mails set due_at = $2 where id = $1', [
            id,
            new Date(now.getTime() + pauseAfter(attempts)),
          ])
        : client.query('delete from taxi_mails where id = $1', [id]),
    );
  }
}
