import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeSharedLimit } from '../../http/sharedLimit.ts';
import { taxiEndpoints } from '../endpoints.ts';
import { locales } from '../../text/locale.ts';
import { ApiProblem, tooManyRequests, wrongField } from '../../http/problem.ts';
import { book, settleBooking } from './book.ts';
import { findEarlier, keyOf } from './bookingKey.ts';
import { bookingRow, bookingRows, byState, toBooking } from './bookings.ts';
import { cancel } from './cancel.ts';
import { bookingCalendar } from './confirmation.ts';
import { bodyKey } from './fields.ts';
import { readBooking } from './readBooking.ts';
import type { TaxiContext } from '../context.ts';
import { hour } from '../../time/time.ts';
import { dispatchUnavailable, signedIn } from '../guard.ts';

type ByNumber = FastifyRequest<{
  Params: { number: string };
  Querystring: { locale?: string };
}>;

const notFound = () =>
  new ApiProblem(404, 'booking-not-found', 'You have no booking of this number.');

function keyGiven(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && /^[\w.:-]{8,100}$/.test(key)) return key;
  throw wrongField(
    'idempotency-key',
    'idempotency-key-required',
    'Send an Idempotency-Key of 8 to 100 letters, digits, dots, colons or hyphens.',
  );
}

/** Bookings of who signed in: another's are as if they were not there. A passenger orders twenty times an hour at most. */
export function taxiBookingRoutes(app: FastifyInstance, context: TaxiContext) {
  const { clock, database, store, publicOrigin } = context;
  const ordering = makeSharedLimit(database, { name: 'bookings', limit: 20, windowMs: hour });
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  /** What a request for a vehicle comes to; the same key and body never book twice. */
  async function bookOnce(request: FastifyRequest) {
    const { passenger } = await signedIn(request, context);
    const key = keyOf(passenger.id, keyGiven(request), bodyKey(request.body));
    const now = clock.now();
    // Before the order is read: what was right then may be in the past by now.
    const earlier = await findEarlier(database, key, now);
    if (earlier.kind === 'pending') return settleBooking(context, earlier.row);
    if (earlier.kind !== 'none') return earlier;
    const read = readBooking(request.body, store(), now);
    if (read.kind === 'invalid') {
      throw new ApiProblem(400, 'booking-invalid', 'Some fields need attention.', {
        errors: read.failures,
      });
    }
    return book(context, key, read.order, ordering);
  }

  typed.route({
    ...taxiEndpoints.taxiBook,
    bodyLimit: 16 * 1024,
    // The body is checked by readBooking, so that each failed field answers with its own code.
    validatorCompiler: () => () => true,
    async handler(request, reply) {
      const booked = await bookOnce(request);
      if (booked.kind === 'booked') return reply.code(201).send(booked.booking);
      if (booked.kind === 'unavailable') throw dispatchUnavailable();
      if (booked.kind === 'no-vehicle')
        throw new ApiProblem(409, 'no-vehicle', 'No vehicle is free at that time.');
      if (booked.kind === 'too-many')
        throw new ApiProblem(409, 'too-many-bookings', 'You have ten rides ahead already.');
      if (booked.kind === 'too-often') throw tooManyRequests(booked.wait);
      throw new ApiProblem(409, 'idempotency-key-reused', 'This key was used for another booking.');
    },
  });

  typed.route({
    ...taxiEndpoints.taxiBookings,
    async handler(request, reply) {
      const { passenger } = await signedIn(request, context);
      return reply.send(byState(await bookingRows(database, passenger.id), clock.now()));
    },
  });

  async function asked(request: ByNumber) {
    const { passenger } = await signedIn(request, context);
    const row = await bookingRow(database, passenger.id, request.params.number);
    if (row === null) throw notFound();
    return row;
  }

  app.route({
    ...taxiEndpoints.taxiBooking,
    async handler(request: ByNumber, reply) {
      return reply.send(toBooking(await asked(request), clock.now()));
    },
  });

  app.route({
    ...taxiEndpoints.taxiBookingCalendar,
    async handler(request: ByNumber, reply) {
      const row = await asked(request);
      const locale = locales.find((known) => known === request.query.locale) ?? row.locale;
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${row.number}.ics"`)
        .serializer((text: unknown) => text as string)
        .send(bookingCalendar({ ...row, locale }, publicOrigin));
    },
  });

  typed.route({
    ...taxiEndpoints.taxiCancel,
    async handler(request, reply) {
      const { passenger } = await signedIn(request, context);
      const outcome = await cancel(context, passenger.id, request.params.number);
      if (outcome.kind === 'cancelled') return reply.send(toBooking(outcome.row, clock.now()));
      if (outcome.kind === 'not-found') throw notFound();
      if (outcome.kind === 'unavailable') throw dispatchUnavailable();
      throw new ApiProblem(409, 'cancel-too-late', 'The ride can no longer be cancelled.');
    },
  });
}
