import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as answers from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { endpoints } from '../endpoints.ts';
import { ApiProblem } from '../problem.ts';
import type { TaxiFare, TaxiFareQuery } from '../schemas/taxi.ts';
import { fold } from '../search.ts';
import { decree, fareOf, fareOrigin, tariffs } from '../taxi/fare.ts';
import { bookingsOf, passengerOf } from '../taxi/sessions.ts';
import { iso } from '../time.ts';
import { hotHandlers } from './hotRoute.ts';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function wrong(path: string, code: string, detail: string) {
  return new ApiProblem(400, code, detail, { errors: [{ path, code }] });
}

function fareAnswer(query: TaxiFareQuery, context: ApiContext): TaxiFare {
  const places = context.store().taxiPlaces;
  const place = query.place ? places.find(({ slug }) => slug === query.place) : undefined;
  if (query.place && place === undefined) {
    throw new ApiProblem(404, 'place-not-found', `There is no place ${query.place}.`);
  }
  const km = place?.km ?? query.km;
  if (km === undefined)
    throw wrong('place', 'place-or-km-required', 'Say where to with place or km.');
  // In an address a bare plus sign reads as a space.
  const at = query.at
    ? query.at.replace(/ (?=\d{2}:\d{2}$)/, '+')
    : iso(context.clock.now().getTime());
  if (!instant.test(at) || Number.isNaN(Date.parse(at))) {
    throw wrong('at', 'instant-invalid', 'at must be an ISO instant with its offset.');
  }
  const vehicle = query.vehicle || 'standard';
  const doorToDoor = ['true', 'on', '1'].includes(query.doorToDoor ?? '');
  return {
    ...fareOf({ km, at: Date.parse(at), vehicle, doorToDoor }),
    km,
    direction: query.direction || 'from',
    vehicle,
    at: iso(Date.parse(at)),
    place: place ? (answers.toPlace(place) as TaxiFare['place']) : null,
    ...fareOrigin,
  };
}

async function signedIn(request: FastifyRequest, { database, clock }: ApiContext) {
  const token = /^Bearer ([\w.~+/=-]{16,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  const headers = { 'www-authenticate': 'Bearer' };
  if (!request.headers.authorization) {
    throw new ApiProblem(401, 'session-required', 'Sign in with your phone first.', { headers });
  }
  const passenger = token === undefined ? null : await passengerOf(database, token, clock.now());
  if (passenger === null) {
    throw new ApiProblem(401, 'session-invalid', 'The session has ended. Sign in again.', {
      headers,
    });
  }
  return passenger;
}

/** Fares and places for everybody; the profile and bookings of who signed in. */
export function taxiRoutes(app: FastifyInstance, context: ApiContext) {
  app.route({
    ...endpoints.taxiFares,
    ...hotHandlers(context, 'data', () => ({
      key: 'taxi-fares',
      build: () => ({ ...decree, currency: 'COP', tariffs, origin: fareOrigin }),
    })),
  });

  app.route({
    ...endpoints.taxiPlaces,
    ...hotHandlers<FastifyRequest<{ Querystring: { q?: string } }>>(
      context,
      'data',
      ({ query }) => {
        const q = fold(query.q ?? '');
        return { key: `taxi-places:${q}`, build: () => answers.taxiPlaces(context.store(), q) };
      },
    ),
  });

  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  typed.route({
    ...endpoints.taxiFare,
    async handler({ query }, reply) {
      return reply.header('cache-control', 'no-store').send(fareAnswer(query, context));
    },
  });

  typed.route({
    ...endpoints.taxiMe,
    async handler(request, reply) {
      const { name, phone, phoneCountryCode } = await signedIn(request, context);
      return reply
        .header('cache-control', 'private, no-store')
        .send({ user: { name, phone, phone_country_code: phoneCountryCode } });
    },
  });

  typed.route({
    ...endpoints.taxiBookings,
    async handler(request, reply) {
      const passenger = await signedIn(request, context);
      return reply
        .header('cache-control', 'private, no-store')
        .send(await bookingsOf(context.database, passenger));
    },
  });
}
