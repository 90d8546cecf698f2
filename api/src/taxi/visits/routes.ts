import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitPath, type VisitAnswers } from '@eldorado/rules/taxi-visit';
import { newDraftToken } from '../../cases/store/links.ts';
import { pageAddress, readForms, redirectForm } from '../../http/input/formBody.ts';
import { fieldsOf, localeOf, textOf } from '../../http/input/formFields.ts';
import { wrongField } from '../../http/problem.ts';
import { exportOf, toUser } from '../account/account.ts';
import { bookingNotFound } from '../booking/bookingDesk.ts';
import { bookingRow, bookingRows, byState, toBooking } from '../booking/bookings.ts';
import { sendCalendar } from '../booking/routes.ts';
import type { TaxiContext } from '../context.ts';
import { passengerOf } from '../signIn/sessions.ts';
import { pageOf, visitActionsOf, type VisitDesks } from './actions.ts';
import { faultsOf } from './answers.ts';
import { visitEndpoints } from './endpoints.ts';
import { visitActions } from './schema.ts';
import { sessionEnded, visitNotFound, type VisitNext, type VisitPost } from './visitKeeping.ts';
import { findVisit } from './visits.ts';

/** What identifies who travels, for nobody but who signed in. */
const withoutWho = (answers: VisitAnswers) => ({ ...answers, name: '', mobile: '', email: '' });

/** The pages without JavaScript: their forms are posted here, and lead on by address. */
export function taxiVisitRoutes(app: FastifyInstance, context: TaxiContext, desks: VisitDesks) {
  const { clock, database, store, codeLimits } = context;
  const actions = visitActionsOf(context, desks, app.log);

  void app.register((scope, _options, done) => {
    readForms(scope);
    scope.route({
      ...visitEndpoints.taxiVisits,
      bodyLimit: 16 * 1024,
      // The body is read by the actions, so that nothing typed is lost.
      validatorCompiler: () => () => true,
      handler(request, reply) {
        const fields = fieldsOf(request);
        const action = visitActions.find((word) => word === fields['action']);
        if (action === undefined) throw wrongField('action', 'invalid', 'No page has such a form.');
        const post: VisitPost = {
          fields,
          locale: localeOf(fields['locale']),
          address: request.ip,
          token: textOf(fields['visit']) || null,
        };
        const address = ({ step, query = {} }: VisitNext) =>
          pageAddress(visitPath(step), post.locale, { visit: post.token ?? '', ...query });
        return redirectForm(
          request,
          reply,
          async () => address(await actions[action](post)),
          (said) => address({ step: pageOf[action], query: said }),
        );
      },
    });
    done();
  });

  async function visitOf(request: FastifyRequest) {
    const { visit: token } = request.params as { visit: string };
    const visit = await database.transaction((client) => findVisit(client, context, token));
    if (visit === null) throw visitNotFound();
    const { session } = visit;
    const passenger = session === null ? null : await passengerOf(database, session, clock.now());
    return { visit, passenger };
  }

  async function passengerIn(request: FastifyRequest) {
    const { passenger } = await visitOf(request);
    if (passenger === null) throw sessionEnded();
    return passenger;
  }

  app.route({
    ...visitEndpoints.taxiVisit,
    async handler(request, reply) {
      const { visit, passenger } = await visitOf(request);
      const now = clock.now();
      const number = visit.booked?.number;
      const booked = passenger && number ? await bookingRow(database, passenger.id, number) : null;
      const { countries } = codeLimits;
      return reply.send({
        purpose: visit.purpose,
        answers: passenger ? visit.answers : withoutWho(visit.answers),
        errors: faultsOf(visit, { store: store(), now, locale: 'es', countries }),
        code: visit.code && { sentTo: visit.code.sentTo, resendAt: visit.code.resendAt },
        successor: newDraftToken(),
        attempt: visit.attempt,
        user: passenger && toUser(passenger),
        booked: booked && toBooking(booked, now),
      });
    },
  });

  app.route({
    ...visitEndpoints.taxiVisitBookings,
    async handler(request, reply) {
      const { id } = await passengerIn(request);
      return reply.send(byState(await bookingRows(database, id), clock.now()));
    },
  });

  app.route({
    ...visitEndpoints.taxiVisitExport,
    async handler(request, reply) {
      return reply
        .header('content-disposition', 'attachment; filename="taxi.json"')
        .send(await exportOf(database, await passengerIn(request), clock.now()));
    },
  });

  app.route({
    ...visitEndpoints.taxiVisitCalendar,
    async handler(request, reply) {
      const { number } = request.params as { number: string };
      const { locale } = request.query as { locale?: string };
      const row = await bookingRow(database, (await passengerIn(request)).id, number);
      if (row === null) throw bookingNotFound();
      return sendCalendar(reply, context, row, locale);
    },
  });
}
