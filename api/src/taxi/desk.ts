import { and, eq, isNull, lt } from 'drizzle-orm';
import { taxiBookings } from './tables.ts';
import { repeatAlone } from '../time/repeatAlone.ts';
import { hour, minute } from '../time/time.ts';
import { isOver, standing } from './booking/bookings.ts';
import { queueBookingMail, type BookingNews } from './booking/confirmation.ts';
import { followFlights } from './booking/followFlights.ts';
import { withdraw } from './booking/withdraw.ts';
import type { TaxiContext } from './context.ts';
import { forgetOld } from './retention.ts';
import { rideMinutes } from './fares/ride.ts';

/** Milliseconds between two looks. */
const lookEvery = 3_000;
/** A booking that its maker did not take up again is given back. */
const abandonedAfter = 5 * minute;
const followedAtOnce = 100;
const order = ['nueva', 'confirmada', 'cumplida'] as const;

/** Does the taxi service's work that no request waits for, every few seconds, in one process at a time. */
export function openTaxiDesk(context: TaxiContext, warn: (error: unknown) => void) {
  const now = () => context.clock.now().getTime();
  let cleanedAt = 0;
  return repeatAlone(
    context,
    'taxi',
    lookEvery,
    async () => {
      // With an older view of a flight than the process before had, a pickup would be moved back.
      await context.followFeeds();
      await followFlights(context);
      await followRides(context);
      await giveBack(context);
      await takeOverMails(context);
      if (now() - cleanedAt < hour) return;
      cleanedAt = now();
      await forgetOld(context, context.clock.now());
    },
    warn,
  );
}

/** Updates the states of the rides; none goes back, and one whose end nobody reports is over by the clock. */
export async function followRides({ clock, database, dispatch }: TaxiContext): Promise<void> {
  const now = clock.now();
  const rows = await database.orm().select().from(taxiBookings).where(standing());
  for (let from = 0; from < rows.length; from += followedAtOnce) {
    const some = rows.slice(from, from + followedAtOnce);
    const said = await dispatch.follow(
      some.map((row) => ({ ...row, minutes: rideMinutes(row.km) })),
      now,
    );
    for (const row of some) {
      const news = said.get(row.number);
      const status = isOver(row, now) ? 'cumplida' : (news?.status ?? row.status);
      const next = {
        status: order.indexOf(status) > order.indexOf(row.status) ? status : row.status,
        vehicle: news?.vehicle ?? row.vehicle,
        driverName: news?.driverName ?? row.driverName,
        plate: news?.plate ?? row.plate,
      };
      const same = Object.entries(next).every(
        ([key, value]) => row[key as keyof typeof row] === value,
      );
      if (same) continue;
      await database
        .orm()
        .update(taxiBookings)
        .set(next)
        .where(and(standing(), eq(taxiBookings.number, row.number)));
    }
  }
}

/** Puts into the outbox of the site what a process of the version before has put into that of taxis, until its release is over. */
export const takeOverMails = (context: TaxiContext) =>
  context.database.transaction(async (client) => {
    const now = context.clock.now();
    const { rows } = await client.query<{ number: string; kind: BookingNews }>(
      `delete from taxi_mails where id in (
         select id from taxi_mails where due_at <= $1 order by id limit 10 for update skip locked
       ) returning number, kind`,
      [now],
    );
    for (const row of rows) await queueBookingMail(client, context, row, now);
  });

/** Gives back what was written down and never stood, because its maker went away or the site was killed. */
export async function giveBack(context: TaxiContext): Promise<void> {
  const { clock, database } = context;
  const now = clock.now();
  const before = new Date(now.getTime() - abandonedAfter);
  const rows = await database
    .orm()
    .select()
    .from(taxiBookings)
    .where(and(isNull(taxiBookings.dispatchedAt), lt(taxiBookings.createdAt, before)));
  for (const row of rows) await withdraw(context, row, now);
}
