import { and, eq, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { SharedLimit } from '../../http/limits/sharedLimit.ts';
import { taxiBookings } from '../tables.ts';
import { newReference } from '../../text/reference.ts';
import type { TaxiBooking } from '../accountSchema.ts';
import type { TaxiContext } from '../context.ts';
import type { Assignment } from '../dispatch/dispatch.ts';
import { findEarlier, keyLifetime, type BookingKey } from './bookingKey.ts';
import { toBooking, toRide, type BookingRow } from './bookings.ts';
import { queueBookingMail, type MailNeeds } from './confirmation.ts';
import type { BookingOrder } from './readBooking.ts';

/** A passenger has so many rides ahead at most. */
const mostActive = 10;

export type Booked =
  | { kind: 'booked'; booking: TaxiBooking }
  | { kind: 'no-vehicle' }
  /** The dispatcher does not answer: the same key again goes on from here. */
  | { kind: 'unavailable' };

/** An order that is not even written down. */
type Refused =
  /** The passenger has as many rides ahead as one may have. */
  | { kind: 'too-many' }
  /** The passenger orders too often. */
  | { kind: 'too-often'; wait: number };

type Context = Pick<TaxiContext, 'database' | 'dispatch' | 'clock'> & MailNeeds;

/**
 * Books: the order is written down under its key, the dispatcher is asked for a vehicle, and with its answer the booking
 * stands. Killed in between, it is seen by nobody; the same key takes it up again, or the desk gives it back. Every step
 * may be done twice, so that equal requests at the same moment need not wait for each other.
 * @param limit how often a passenger may order; repeats of an order do not count.
 */
export async function book(
  context: Context,
  key: BookingKey,
  order: BookingOrder,
  limit: SharedLimit,
): Promise<Booked | Refused | { kind: 'conflict' }> {
  const { database, clock } = context;
  const now = clock.now();
  const refused = await database.transaction(async (client) => {
    if (await isWrittenDown(client, key, now)) return null;
    const refusal = await refusalOf(client, key.userId, () =>
      limit.take(String(key.userId), now.getTime(), client),
    );
    if (refusal === null) await writeDown(client, key, order, now);
    return refusal;
  });
  if (refused !== null) return refused;
  const earlier = await findEarlier(database, key, now);
  if (earlier.kind === 'none') return { kind: 'no-vehicle' };
  return earlier.kind === 'pending' ? settleBooking(context, earlier.row) : earlier;
}

/**
 * Whether a key has an order already. Until the transaction ends the passenger's other orders wait, so that parallel ones
 * are counted one after another.
 */
async function isWrittenDown(client: PoolClient, { userId, key }: BookingKey, now: Date) {
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`taxi-user ${userId}`]);
  await client.query(
    `update taxi_bookings set idempotency_key = null
     where user_id = $1 and idempotency_key = $2 and created_at <= $3`,
    [userId, key, new Date(now.getTime() - keyLifetime)],
  );
  const { rowCount } = await client.query(
    'select 1 from taxi_bookings where user_id = $1 and idempotency_key = $2',
    [userId, key],
  );
  return rowCount === 1;
}

/** Why a passenger may not order now. @param take counts the order, and says how many seconds to wait. */
async function refusalOf(
  client: PoolClient,
  userId: number,
  take: () => Promise<number>,
): Promise<Refused | null> {
  const { rowCount } = await client.query(
    `select 1 from taxi_bookings where user_id = $1 and status <> 'cumplida' and cancelled_at is null`,
    [userId],
  );
  if ((rowCount ?? 0) >= mostActive) return { kind: 'too-many' };
  const wait = await take();
  return wait > 0 ? { kind: 'too-often', wait } : null;
}

async function writeDown(client: PoolClient, key: BookingKey, order: BookingOrder, now: Date) {
  const { origin, destination, ...fields } = order;
  await drizzle(client)
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
    });
}

/** Asks the dispatcher for a booking that is written down, and keeps what it says. */
export async function settleBooking(context: Context, row: BookingRow): Promise<Booked> {
  const { database, dispatch } = context;
  // The desk gives it back; when it has, the same key orders anew.
  if (row.cancelledAt !== null) return { kind: 'unavailable' };
  const placed = await dispatch.place(toRide(row), (client, assignment) =>
    keepBooking(client, context, row, assignment),
  );
  if (placed.kind === 'unavailable') return placed;
  if (placed.kind === 'placed' && placed.value) return { kind: 'booked', booking: placed.value };
  if (placed.kind === 'placed') {
    // Withdrawn meanwhile, by the desk or an equal request: this vehicle is nobody's, and the same key orders anew.
    await dispatch.release(row.number, () => Promise.resolve());
    return { kind: 'unavailable' };
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
  context: Context,
  row: BookingRow,
  assignment: Assignment,
): Promise<TaxiBooking | null> {
  const now = context.clock.now();
  const { demo } = context.dispatch;
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
    await queueBookingMail(client, context, { number: row.number, kind: 'booked' }, now);
    return answer;
  }
  const { rows } = await client.query<{ answer: TaxiBooking | null }>(
    'select answer from taxi_bookings where number = $1',
    [row.number],
  );
  return rows[0]?.answer ?? null;
}
