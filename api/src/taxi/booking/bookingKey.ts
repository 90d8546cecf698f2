import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taxiBookings } from '../tables.ts';
import type { TaxiBooking } from '../accountSchema.ts';
import { day } from '../../time/time.ts';
import type { BookingRow } from './bookings.ts';

/** A key is good for a day; later it may name another booking. */
export const keyLifetime = day;
/** What a key led to before. */
export type Earlier =
  | { kind: 'none' }
  /** The key was used with another body. */
  | { kind: 'conflict' }
  /** Written down, and the dispatcher's answer is not known. */
  | { kind: 'pending'; row: BookingRow }
  | { kind: 'booked'; booking: TaxiBooking };

export interface BookingKey {
  userId: number;
  key: string;
  /** Of the body, so that a key is not used for another one. */
  hash: string;
}

export const keyOf = (userId: number, key: string, body: string): BookingKey => ({
  userId,
  key,
  hash: createHash('sha256').update(body).digest('hex'),
});

export async function findEarlier(
  database: Database,
  { userId, key, hash }: BookingKey,
  now: Date,
): Promise<Earlier> {
  const [row] = await database
    .orm()
    .select()
    .from(taxiBookings)
    .where(
      and(
        eq(taxiBookings.userId, userId),
        eq(taxiBookings.idempotencyKey, key),
        gt(taxiBookings.createdAt, new Date(now.getTime() - keyLifetime)),
      ),
    );
  if (row === undefined) return { kind: 'none' };
  if (row.requestHash !== hash) return { kind: 'conflict' };
  return row.answer === null ? { kind: 'pending', row } : { kind: 'booked', booking: row.answer };
}
