import type { TaxiContext } from '../context.ts';
import { isOver, type BookingRow } from './bookings.ts';

export type Withdrawn =
  /** `stands` when it became a booking meanwhile. */
  { kind: 'withdrawn' | 'stands' | 'refused' | 'unavailable' };

/**
 * Gives back what was written down and does not stand. It is marked first: from then on no answer of the dispatcher makes
 * a booking of it, so that no vehicle is taken from somebody who was notified of it. What is past has nothing to give back.
 */
export async function withdraw(
  { database, dispatch }: Pick<TaxiContext, 'database' | 'dispatch'>,
  row: BookingRow,
  now: Date,
): Promise<Withdrawn> {
  const marked = await database.transaction((client) =>
    client.query(
      `update taxi_bookings set cancelled_at = coalesce(cancelled_at, $2)
       where number = $1 and dispatched_at is null`,
      [row.number, now],
    ),
  );
  if (marked.rowCount !== 1) return { kind: 'stands' };
  if (!isOver(row, now)) {
    const released = await dispatch.release(row.number, () => Promise.resolve());
    if (released.kind !== 'released') return released;
  }
  await database.transaction((client) =>
    client.query('delete from taxi_bookings where number = $1', [row.number]),
  );
  return { kind: 'withdrawn' };
}
