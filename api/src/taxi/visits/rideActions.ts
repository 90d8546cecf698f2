import { isDeepStrictEqual } from 'node:util';
import type { VisitAnswers } from '@eldorado/rules/taxi-visit';
import { textOf } from '../../http/input/formFields.ts';
import { ApiProblem } from '../../http/problem.ts';
import type { BookingDesk } from '../booking/bookingDesk.ts';
import type { TaxiContext } from '../context.ts';
import { keyOfRide, readAnswers, rideBody } from './answers.ts';
import type { VisitKeeping, VisitNext, VisitPost } from './visitKeeping.ts';
import { newVisit, type Visit } from './visits.ts';

/**
 * A visit with other answers: a ride that is changed is another order, so that no page books what it does not show. Of a form
 * that is posted twice both make the same.
 */
const withAnswers = (visit: Visit, answers: VisitAnswers): Visit =>
  isDeepStrictEqual(answers, visit.answers)
    ? visit
    : { ...visit, answers, attempt: keyOfRide(visit.attempt, answers) };

/** The forms by which a ride is chosen, booked and cancelled. */
export function rideActions(context: TaxiContext, bookings: BookingDesk, visits: VisitKeeping) {
  return {
    async trip(post: VisitPost): Promise<VisitNext> {
      const before = await visits.knownOrNew(post);
      const answers = readAnswers(before.answers, 'trip', post.fields);
      const visit = withAnswers({ ...before, purpose: 'booking' }, answers);
      await visits.keep(post, visit);
      const wrong = visits.wrongPage(visit, post.locale, ['trip']);
      return wrong ?? { step: (await visits.passengerIn(visit)) ? 'details' : 'phone' };
    },

    async details(post: VisitPost): Promise<VisitNext> {
      const { visit: before } = await visits.signedIn(post);
      const visit = withAnswers(before, readAnswers(before.answers, 'details', post.fields));
      await visits.keep(post, visit);
      return visits.wrongPage(visit, post.locale, ['trip', 'details']) ?? { step: 'review' };
    },

    async book(post: VisitPost): Promise<VisitNext> {
      const { visit, passenger } = await visits.signedIn(post);
      const attempt = textOf(post.fields['attempt']);
      if (attempt === visit.booked?.attempt) return { step: 'done' };
      // A page from before the ride was changed books nothing that it did not show.
      if (attempt !== visit.attempt) return { step: 'review' };
      const body = rideBody(visit, context.store(), post.locale);
      let number: string;
      try {
        ({ number } = await bookings.book(passenger.id, keyOfRide(attempt, body), body));
      } catch (error) {
        const refused = error instanceof ApiProblem && error.code === 'booking-invalid';
        const wrong = refused ? visits.wrongPage(visit, post.locale, ['trip', 'details']) : null;
        if (wrong) return wrong;
        throw error;
      }
      const { country, phone, consent, name, mobile, email } = visit.answers;
      const fresh = newVisit();
      await visits.keep(post, {
        ...visit,
        answers: { ...fresh.answers, country, phone, consent, name, mobile, email },
        attempt: fresh.attempt,
        booked: { attempt, number },
      });
      return { step: 'done' };
    },

    async cancel(post: VisitPost): Promise<VisitNext> {
      const { passenger } = await visits.signedIn(post);
      await bookings.cancel(passenger.id, textOf(post.fields['number']).slice(0, 40));
      return { step: 'bookings', query: { done: 'cancelled' } };
    },
  };
}
