import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { taxiEndpoints } from '../endpoints.ts';
import { locales } from '../../text/locale.ts';
import { wrongField } from '../../http/problem.ts';
import { bookingNotFound, type BookingDesk } from './bookingDesk.ts';
import { bookingRow, bookingRows, byState, toBooking, type BookingRow } from './bookings.ts';
import { bookingCalendar } from './confirmation.ts';
import type { TaxiContext } from '../context.ts';
import { signedIn } from '../guard.ts';

type ByNumber = FastifyRequest<{
  Params: { number: string };
  Querystring: { locale?: string };
}>;

function keyGiven(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && /^[\w.:-]{8,100}$/.test(key)) return key;
  throw wrongField(
    'idempotency-key',
    'idempotency-key-required',
    'Send an Idempotency-Key of 8 to 100 letters, digits, dots, colons or hyphens.',
  );
}

/** Bookings of who signed in: another's are as if they were not there. */
export function taxiBookingRoutes(app: FastifyInstance, context: TaxiContext, desk: BookingDesk) {
  const { clock, database } = context;
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  typed.route({
    ...taxiEndpoints.taxiBook,
    bodyLimit: 16 * 1024,
    // The body is checked by readBooking, so that each failed field answers with its own code.
    validatorCompiler: () => () => true,
    async handler(request, reply) {
      const { passenger } = await signedIn(request, context);
      const booked = await desk.book(passenger.id, keyGiven(request), request.body);
      return reply.code(201).send(booked);
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
    if (row === null) throw bookingNotFound();
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
      return sendCalendar(reply, context, await asked(request), request.query.locale);
    },
  });

  typed.route({
    ...taxiEndpoints.taxiCancel,
    async handler(request, reply) {
      const { passenger } = await signedIn(request, context);
      return reply.send(await desk.cancel(passenger.id, request.params.number));
    },
  });
}

/** Answers a booking as a calendar's file. @param locale of its words; the booking's own unless it is one of the site's. */
export function sendCalendar(
  reply: FastifyReply,
  { publicOrigin }: Pick<TaxiContext, 'publicOrigin'>,
  row: BookingRow,
  locale: string | undefined,
): FastifyReply {
  const known = locales.find((word) => word === locale) ?? row.locale;
  return reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${row.number}.ics"`)
    .serializer((text: unknown) => text as string)
    .send(bookingCalendar({ ...row, locale: known }, publicOrigin));
}
