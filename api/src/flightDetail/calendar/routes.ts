import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { flightDetailEndpoints } from '../endpoints.ts';
import { calendarOf } from './calendar.ts';
import { flightDetail } from '../flightDetail.ts';
import { locales } from '../../text/locale.ts';
import { originOf } from '../../http/originOf.ts';
import { ApiProblem } from '../../http/problem.ts';
import { floorMinute } from '../../time/time.ts';

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { locale?: string } }>;

/** A flight as a calendar file, with the address the world sees the site at, or the request's own when there is none. */
export function flightCalendarRoutes(
  app: FastifyInstance,
  { clock, publicOrigin, store }: ApiContext,
) {
  app.route({
    ...flightDetailEndpoints.flightCalendar,
    handler(request: Asked, reply) {
      const { id } = request.params;
      const flight = flightDetail(store(), id, floorMinute(clock.now().getTime()));
      if (flight === null)
        throw new ApiProblem(404, 'flight-not-found', `There is no flight ${id} on the boards.`);
      const locale = locales.find((known) => known === request.query.locale) ?? 'es';
      const origin = publicOrigin || originOf(request);
      return reply
        .header('cache-control', 'public, max-age=60')
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `inline; filename="${flight.id}.ics"`)
        .serializer((text: unknown) => text as string)
        .send(calendarOf(flight, locale, origin));
    },
  });
}
