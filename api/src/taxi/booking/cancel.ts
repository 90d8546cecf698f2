import type { TaxiContext } from '../context.ts';
import { bookingRow, cancelUntil, type BookingRow } from './bookings.ts';
import { queueBookingMail, type MailNeeds } from './confirmation.ts';

export type Cancelled =
  | { kind: 'cancelled'; row: BookingRow }
  | { kind: 'not-found' }
  /** It is completed, or the pickup is too near. */
  | { kind: 'too-late' }
  | { kind: 'unavailable' };

type Context = Pick<TaxiContext, 'database' | 'dispatch' | 'clock'> & MailNeeds;

/** Cancels a booking of a passenger, and gives its vehicle back. A cancelled one stays as it is. */
export async function cancel(context: Context, userId: number, number: string): Promise<Cancelled> {
  const { database, clock } = context;
  const now = clock.now();
  const row = await bookingRow(database, userId, number);
  if (row === null) return { kind: 'not-found' };
  if (row.cancelledAt !== null) return { kind: 'cancelled', row };
  if (cancelUntil(row, now) === null) return { kind: 'too-late' };
  const released = await cancelRide(context, row, now);
  if (released.kind === 'refused') return { kind: 'too-late' };
  if (released.kind === 'unavailable') return released;
  const after = await bookingRow(database, userId, number);
  return after === null ? { kind: 'not-found' } : { kind: 'cancelled', row: after };
}

/** Cancels a booking that stands, if its dispatcher gives the vehicle back, and notifies its passenger. */
export const cancelRide = (
  context: Pick<TaxiContext, 'dispatch'> & MailNeeds,
  { number }: BookingRow,
  now: Date,
) =>
  context.dispatch.release(number, async (client) => {
    const { rowCount } = await client.query(
      `update taxi_bookings set cancelled_at = $2, sequence = sequence + 1
       where number = $1 and cancelled_at is null`,
      [number, now],
    );
    if (rowCount === 1) await queueBookingMail(client, context, { number, kind: 'cancelled' }, now);
  });
