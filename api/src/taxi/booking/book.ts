import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Database } from '../../db/database.ts';
import { taxiBookings } from '../../db/tables.ts';
import { newReference } from '../../reference.ts';
import type { TaxiBooking } from '../../schemas/taxiAccount.ts';
import type { TaxiContext } from '../context.ts';
import type { Assignment } from '../dispatch/dispatch.ts';
import { findEarlier, keyLifetime, type BookingKey } from './bookingKey.ts';
import { toBooking, toRide, type BookingRow } from './bookings.ts';
import type { BookingOrder } from './readBooking.ts';

/** A passenger has so many rides ahead at most. */
const mostActive = 10;

export type Booked =
  | { kind: 'booked'; booking: TaxiBooking }
  | { kind: 'no-vehicle' }
  /** The dispatcher does not answer: the same key again goes on from here. */
  | { kind: 'unavailable' };

type Context = Pick<TaxiContext, 'database' | 'dispatch' | 'clock'>;

/** Whether a passenger has as many rides ahead as one may have. */
export async function hasTooMany(database: Database, userId: number): Promise<boolean> {
  const [row] = await database
    .orm()
    .select({ rides: count() })
    .from(taxiBookings)
    .where(
      and(
        eq(taxiBookings.userId, userId),
        ne(taxiBookings.status, 'cumplida'),
        isNull(taxiBookings.cancelledAt),
      ),
    );
  return (row?.rides ?? 0) >= mostActive;
}

/**
 * Books: the order is written down under its key, the dispatcher is asked for a vehicle, and with its answer the booking
 * stands. Killed in between, it is seen by nobody; the same key takes it up again, or the desk gives it back. Every step
 * may be done twice, so that equal requests at the same moment need not wait for each other.
 */
export async function book(
  context: Context,
  key: BookingKey,
  order: BookingOrder,
): Promise<Booked | { kind: 'conflict' }> {
  const { database, clock } = context;
  const now = clock.now();
  await writeDown(database, key, order, now);
  const earlier = await findEarlier(database, key, now);
  if (earlier.kind === 'none') return { kind: 'no-vehicle' };
  return earlier.kind === 'pending' ? settleBooking(context, earlier.row) : earlier;
}

async function writeDown(database: Database, key: BookingKey, order: BookingOrder, now: Date) {
  const { origin, destination, ...fields } = order;
  await database.transaction((client) =>
    client.query(
      `update taxi_bookings set idempotency_key = null
       where user_id = $1 and idempotency_key = $2 and created_at <= $3`,
      [key.userId, key.key, new Date(now.getTime() - keyLifetime)],
    ),
  );
  await database
    .orm()
    .insert(taxiBookings)
    .values({
      ...fields,
      number: newReference('TI', now),
      userId: key.userId,
      status: 'nueva',
      origin: origin.name,
      originSlug: origin.slug,
      destination: destination.name,
      destinationSlug: destination.slug,
      createdAt: now,
      idempotencyKey: key.key,
      requestHash: key.hash,
    })
    .onConflictDoNothing({ target: [taxiBookings.userId, taxiBookings.idempotencyKey] });
}

/** Asks the dispatcher for a booking that is written down, and keeps what it says. */
export async function settleBooking(context: Context, row: BookingRow): Promise<Booked> {
  const { database, dispatch, clock } = context;
  const placed = await dispatch.place(toRide(row), (client, assignment) =>
    keepBooking(client, row, assignment, { now: clock.now(), demo: dispatch.demo }),
  );
  if (placed.kind === 'unavailable') return placed;
  if (placed.kind === 'placed' && placed.value) return { kind: 'booked', booking: placed.value };
  if (placed.kind === 'placed') {
    // Withdrawn by an equal request meanwhile: nobody waits for this vehicle.
    await dispatch.release(row.number, () => Promise.resolve());
    return { kind: 'no-vehicle' };
  }
  await database
    .orm()
    .delete(taxiBookings)
    .where(and(eq(taxiBookings.number, row.number), isNull(taxiBookings.dispatchedAt)));
  return { kind: 'no-vehicle' };
}

/** The booking stands from here, with its e-mail waiting. @returns what its maker is answered; null when it is gone. */
async function keepBooking(
  client: PoolClient,
  row: BookingRow,
  assignment: Assignment,
  { now, demo }: { now: Date; demo: boolean },
): Promise<TaxiBooking | null> {
  const answer = toBooking({ ...row, ...assignment, demo }, now);
  const { status, vehicle, driverName, plate } = assignment;
  const { rowCount } = await client.query(
    `update taxi_bookings set status = $2, vehicle = $3, driver_name = $4, plate = $5, demo = $6,
       dispatched_at = $7, answer = $8
     where number = $1 and dispatched_at is null and cancelled_at is null`,
    [row.number, status, vehicle, driverName, plate, demo, now, JSON.stringify(answer)],
  );
  if (rowCount === 1) {
    await client.query('update taxi_users set seen_at = $2 where id = $1', [row.userId, now]);
    if (row.email !== null) await queueMail(client, row.number, 'booked', now);
    return answer;
  }
  const { rows } = await client.query<{ answer: TaxiBooking | null }>(
    'select answer from taxi_bookings where number = $1',
    [row.number],
  );
  return rows[0]?.answer ?? null;
}

/** Puts an e-mail about a booking among those to send. */
export const queueMail = (
  client: PoolClient,
  number: string,
  kind: 'booked' | 'moved' | 'cancelled',
  now: Date,
) =>
  client.query('insert into taxi_mails (number, kind, due_at) values ($1, $2, $3)', [
    number,
    kind,
    now,
  ]);
