import { ApiProblem, tooManyRequests } from '../../http/problem.ts';
import { makeSharedLimit } from '../../http/limits/sharedLimit.ts';
import { hour } from '../../time/time.ts';
import type { TaxiBooking } from '../accountSchema.ts';
import type { TaxiContext } from '../context.ts';
import { dispatchUnavailable } from '../guard.ts';
import { book, settleBooking } from './book.ts';
import { findEarlier, keyOf } from './bookingKey.ts';
import { toBooking } from './bookings.ts';
import { cancel } from './cancel.ts';
import { bodyKey } from './fields.ts';
import { readBooking } from './readBooking.ts';

/** The same for a number that is nobody's and one that is another's. */
export const bookingNotFound = () =>
  new ApiProblem(404, 'booking-not-found', 'You have no booking of this number.');

/** Books and cancels for who signed in, whoever asks: the browser's code or a form that it posts. */
export interface BookingDesk {
  /**
   * Books a vehicle: the same key and body never book twice. @param body the ride, of any shape.
   * @throws {ApiProblem} when a field is wrong, nothing is free, a limit is reached or the dispatcher does not answer.
   */
  book(userId: number, key: string, body: unknown): Promise<TaxiBooking>;
  /** Cancels a booking. @throws {ApiProblem} when there is none, it is too late, or the dispatcher does not answer. */
  cancel(userId: number, number: string): Promise<TaxiBooking>;
}

/** Opens the desk. A passenger orders twenty times an hour at most. */
export function openBookingDesk(context: TaxiContext): BookingDesk {
  const { clock, database, store } = context;
  const ordering = makeSharedLimit(database, { name: 'bookings', limit: 20, windowMs: hour });

  async function bookOnce(userId: number, given: string, body: unknown) {
    const key = keyOf(userId, given, bodyKey(body));
    const now = clock.now();
    // Before the order is read: what was right then may be in the past by now.
    const earlier = await findEarlier(database, key, now);
    if (earlier.kind === 'pending') return settleBooking(context, earlier.row);
    if (earlier.kind !== 'none') return earlier;
    const read = readBooking(body, store(), now);
    if (read.kind === 'invalid') {
      throw new ApiProblem(400, 'booking-invalid', 'Some fields need attention.', {
        errors: read.failures,
      });
    }
    return book(context, key, read.order, ordering);
  }

  return {
    async book(userId, key, body) {
      const booked = await bookOnce(userId, key, body);
      if (booked.kind === 'booked') return booked.booking;
      if (booked.kind === 'unavailable') throw dispatchUnavailable();
      if (booked.kind === 'no-vehicle')
        throw new ApiProblem(409, 'no-vehicle', 'No vehicle is free at that time.');
      if (booked.kind === 'too-many')
        throw new ApiProblem(409, 'too-many-bookings', 'You have ten rides ahead already.');
      if (booked.kind === 'too-often') throw tooManyRequests(booked.wait);
      throw new ApiProblem(409, 'idempotency-key-reused', 'This key was used for another booking.');
    },

    async cancel(userId, number) {
      const outcome = await cancel(context, userId, number);
      if (outcome.kind === 'cancelled') return toBooking(outcome.row, clock.now());
      if (outcome.kind === 'not-found') throw bookingNotFound();
      if (outcome.kind === 'unavailable') throw dispatchUnavailable();
      throw new ApiProblem(409, 'cancel-too-late', 'The ride can no longer be cancelled.');
    },
  };
}
