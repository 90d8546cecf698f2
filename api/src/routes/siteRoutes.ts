import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as answers from '../answers.ts';
import type { ApiContext } from '../context.ts';
import { endpoints } from '../endpoints.ts';
import { establishment } from '../establishments/detail.ts';
import { establishments } from '../establishments/list.ts';
import { offers } from '../establishments/offers.ts';
import { board } from '../flights/board.ts';
import { flightDetail } from '../flights/flightDetail.ts';
import { ApiProblem } from '../problem.ts';
import type { BannerQuery, EstablishmentQuery, FlightQuery, OfferQuery } from '../schemas/index.ts';
import { askedEstablishments, askedFilter } from './askedFilter.ts';
import { hotHandlers } from './hotRoute.ts';

/** The reading routes of the site: all answered from memory. */
export function siteRoutes(app: FastifyInstance, context: ApiContext) {
  const { store } = context;

  app.route({
    ...endpoints.flights,
    ...hotHandlers<FastifyRequest<{ Querystring: FlightQuery }>>(
      context,
      'minute',
      ({ query }, now) => {
        const filter = askedFilter(query, now);
        return {
          key: `flights:${JSON.stringify(filter)}`,
          build: (at) => board(store().flights, filter, at),
        };
      },
    ),
  });

  app.route({
    ...endpoints.flight,
    ...hotHandlers<FastifyRequest<{ Params: { id: string } }>>(
      context,
      'minute',
      ({ params: { id } }) => ({
        key: `flight:${id}`,
        build: (at) => {
          const flight = flightDetail(store(), id, at);
          if (flight === null)
            throw new ApiProblem(
              404,
              'flight-not-found',
              `There is no flight ${id} on the boards.`,
            );
          return flight;
        },
      }),
    ),
  });

  app.route({
    ...endpoints.establishments,
    ...hotHandlers<FastifyRequest<{ Querystring: EstablishmentQuery }>>(
      context,
      'minute',
      ({ query }, now) => {
        const filter = askedEstablishments(query, now);
        return {
          key: `establishments:${JSON.stringify(filter)}`,
          build: (at) => establishments(store(), filter, at),
        };
      },
    ),
  });

  app.route({
    ...endpoints.establishment,
    ...hotHandlers<FastifyRequest<{ Params: { slug: string } }>>(
      context,
      'minute',
      ({ params: { slug } }) => ({
        key: `establishment:${slug}`,
        build: (at) => {
          const found = establishment(store(), slug, at);
          if (found === null) {
            throw new ApiProblem(
              404,
              'establishment-not-found',
              `There is no establishment ${slug}.`,
            );
          }
          return found;
        },
      }),
    ),
  });

  app.route({
    ...endpoints.offers,
    ...hotHandlers<FastifyRequest<{ Querystring: OfferQuery }>>(context, 'minute', ({ query }) => {
      const filter = {
        audience: query.audience ?? '',
        category: query.category ?? '',
        featured: query.featured ?? '',
        establishment: query.establishment ?? '',
      };
      return {
        key: `offers:${JSON.stringify(filter)}`,
        build: (at) => offers(store(), filter, at),
      };
    }),
  });

  app.route({
    ...endpoints.banners,
    ...hotHandlers<FastifyRequest<{ Querystring: BannerQuery }>>(context, 'data', ({ query }) => {
      const placement = query.placement ?? '';
      return { key: `banners:${placement}`, build: () => answers.banners(store(), { placement }) };
    }),
  });

  const whole = {
    airlines: 'data',
    airports: 'data',
    establishmentTypes: 'data',
    terminals: 'data',
    walkingTimes: 'data',
    services: 'minute',
    parking: 'minute',
    queues: 'minute',
    exchangeRates: 'minute',
    airportState: 'minute',
    popups: 'minute',
  } as const;
  for (const name of Object.keys(whole) as (keyof typeof whole)[]) {
    app.route({
      ...endpoints[name],
      ...hotHandlers(context, whole[name], () => ({
        key: name,
        build: (at) => answers[name](store(), at),
      })),
    });
  }
}
