import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taxiBookings } from '../tables.ts';
import type { TaxiBooking, TaxiBookings } from '../accountSchema.ts';
import { hour, iso, minute } from '../../time/time.ts';
import type { RideOrder } from '../dispatch/dispatch.ts';
import { rideMinutes } from '../fares/ride.ts';

export type BookingRow = typeof taxiBookings.$inferSelect;

/** A booking can be cancelled until so long before its pickup, and always for a while after it was made. */
const cancelBefore = 15 * minute;
const cancelAfter = 5 * minute;
/** So long after its usual end a ride is over, whatever its dispatcher says: no report of its end came. */
const silentFor = 6 * hour;

/** Whether a ride is over by the clock alone. */
export const isOver = ({ at, km }: Pick<BookingRow, 'at' | 'km'>, now: Date) =>
  now.getTime() >= at.getTime() + rideMinutes(km) * minute + silentFor;

/** Until when a booking can be cancelled; null when it no longer can. */
export function cancelUntil(
  { status, cancelledAt, at, createdAt }: BookingRow,
  now: Date,
): Date | null {
  const until = new Date(Math.max(at.getTime() - cancelBefore, createdAt.getTime() + cancelAfter));
  return status === 'cumplida' || cancelledAt !== null || until < now ? null : until;
}

/** A booking as its passenger sees it. */
export function toBooking(row: BookingRow, now: Date): TaxiBooking {
  const until = cancelUntil(row, now);
  return {
    number: row.number,
    status: row.status,
    origin: row.origin,
    destination: row.destination,
    originSlug: row.originSlug,
    destinationSlug: row.destinationSlug,
    at: iso(row.at.getTime()),
    flight: row.flight,
    name: row.name,
    mobile: row.mobile,
    email: row.email,
    paymentMethod: row.paymentMethod,
    priceCop: row.priceCop,
    priceMaxCop: row.priceMaxCop,
    vehicleClass: row.vehicleClass,
    vehicle: row.vehicle,
    driverName: row.driverName,
    plate: row.plate,
    persons: row.persons,
    bags: row.bags,
    doorToDoor: row.doorToDoor,
    createdAt: iso(row.createdAt.getTime()),
    cancelUntil: until && iso(until.getTime()),
    cancelledAt: row.cancelledAt && iso(row.cancelledAt.getTime()),
    demo: row.demo,
  };
}

/** A booking as the dispatcher is asked for it. */
export const toRide = (row: BookingRow): RideOrder => ({
  number: row.number,
  sequence: row.sequence,
  at: row.at,
  minutes: rideMinutes(row.km),
  vehicleClass: row.vehicleClass,
  origin: { slug: row.originSlug ?? '', name: row.origin },
  destination: { slug: row.destinationSlug ?? '', name: row.destination },
  persons: row.persons,
  bags: row.bags,
  doorToDoor: row.doorToDoor,
  name: row.name,
  mobile: row.mobile,
  paymentMethod: row.paymentMethod,
  priceCop: row.priceCop,
  flight: row.flight,
});

/** Bookings whose ride is ahead or under way. */
export const standing = () =>
  and(
    isNotNull(taxiBookings.dispatchedAt),
    isNull(taxiBookings.cancelledAt),
    ne(taxiBookings.status, 'cumplida'),
  );

/** A passenger's bookings, the latest ride first. */
export const bookingRows = (database: Database, userId: number): Promise<BookingRow[]> =>
  database
    .orm()
    .select()
    .from(taxiBookings)
    .where(and(eq(taxiBookings.userId, userId), isNotNull(taxiBookings.dispatchedAt)))
    .orderBy(desc(taxiBookings.at));

/** One booking of a passenger; null when there is none, it is another's, or nothing can be called so. */
export async function bookingRow(
  database: Database,
  userId: number,
  number: string,
): Promise<BookingRow | null> {
  if (!/^[\w-]+$/.test(number)) return null;
  const [row] = await database
    .orm()
    .select()
    .from(taxiBookings)
    .where(
      and(
        eq(taxiBookings.number, number),
        eq(taxiBookings.userId, userId),
        isNotNull(taxiBookings.dispatchedAt),
      ),
    );
  return row ?? null;
}

/** A passenger's bookings by state. What was cancelled is over, like what is completed. */
export function byState(rows: readonly BookingRow[], now: Date): TaxiBookings {
  const list = (status: TaxiBooking['status']) =>
    rows
      .filter((row) => (row.cancelledAt === null ? row.status : 'cumplida') === status)
      .map((row) => toBooking(row, now));
  return { nueva: list('nueva'), confirmada: list('confirmada'), cumplida: list('cumplida') };
}
