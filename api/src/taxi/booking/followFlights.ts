import { and, gt, isNotNull, lt } from 'drizzle-orm';
import { noticeMinutes } from '@eldorado/rules';
import { taxiBookings } from '../tables.ts';
import { day, hour, minute } from '../../time/time.ts';
import type { TaxiContext } from '../context.ts';
import { queueBookingMail } from './confirmation.ts';
import { standing, toRide, type BookingRow } from './bookings.ts';
import { pickupOf } from './pickup.ts';
import { priceOf } from './price.ts';

/** A flight that moves less leaves the pickup where it is. */
const worthMoving = 5 * minute;

/** Moves the pickups of passengers whose flight has another time. Without a free vehicle the next look tries again. */
export async function followFlights(context: TaxiContext): Promise<void> {
  const { clock, database, dispatch, store } = context;
  const now = clock.now();
  const rows = await database
    .orm()
    .select()
    .from(taxiBookings)
    .where(
      and(
        standing(),
        isNotNull(taxiBookings.flight),
        gt(taxiBookings.at, new Date(now.getTime() - hour)),
        lt(taxiBookings.at, new Date(now.getTime() + 4 * day)),
      ),
    );
  for (const row of rows) {
    const asked = (row.askedAt ?? row.at).getTime();
    const pickup = pickupOf(store(), row.flight ?? '', asked, now.getTime());
    if (pickup.kind !== 'follows' || pickup.at < now.getTime()) continue;
    if (Math.abs(pickup.at - row.at.getTime()) < worthMoving) continue;
    // Nearer than that a ride is postponed, never advanced.
    const soonest = now.getTime() + noticeMinutes * minute;
    if (pickup.at < row.at.getTime() && pickup.at < soonest) continue;
    const moved = { ...row, at: new Date(pickup.at), sequence: row.sequence + 1 };
    await moveBooking({ ...moved, ...priceOf(moved, store().tariffs) });
  }

  async function moveBooking(row: BookingRow) {
    // Each try has a sequence of its own, written down before it is asked: a provider answers the same for the same one.
    const counted = await database.transaction((client) =>
      client.query(
        `update taxi_bookings set sequence = $2
         where number = $1 and sequence = $2 - 1 and cancelled_at is null`,
        [row.number, row.sequence],
      ),
    );
    if (counted.rowCount !== 1) return;
    const placed = await dispatch.place(toRide(row), async (client, assignment) => {
      const { vehicle, driverName, plate } = assignment;
      const { rowCount } = await client.query(
        `update taxi_bookings set at = $3, price_cop = $4, price_max_cop = $5,
           vehicle = $6, driver_name = $7, plate = $8
         where number = $1 and sequence = $2 and cancelled_at is null`,
        [
          row.number,
          row.sequence,
          row.at,
          row.priceCop,
          row.priceMaxCop,
          vehicle,
          driverName,
          plate,
        ],
      );
      if (rowCount === 1)
        await queueBookingMail(client, context, { number: row.number, kind: 'moved' }, now);
      const { rows: left } = await client.query(
        'select 1 from taxi_bookings where number = $1 and cancelled_at is null',
        [row.number],
      );
      return left.length > 0;
    });
    // Cancelled while it was moved: the vehicle is given back again.
    if (placed.kind === 'placed' && !placed.value)
      await dispatch.release(row.number, () => Promise.resolve());
  }
}
