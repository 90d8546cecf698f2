import type { FastifyBaseLogger } from 'fastify';
import type { VisitStep } from '@eldorado/rules/taxi-visit';
import { textOf } from '../../http/input/formFields.ts';
import { rename } from '../account/account.ts';
import { forgetPassenger, readName } from '../account/routes.ts';
import type { BookingDesk } from '../booking/bookingDesk.ts';
import type { TaxiContext } from '../context.ts';
import type { SignInDesk } from '../signIn/signInDesk.ts';
import { rideActions } from './rideActions.ts';
import type { VisitAction } from './schema.ts';
import { signInActions } from './signInActions.ts';
import { visitKeeping, type VisitNext, type VisitPost } from './visitKeeping.ts';

export interface VisitDesks {
  signIn: SignInDesk;
  bookings: BookingDesk;
}

/** What each form of the pages without JavaScript does. All it sends is kept first, so that nothing typed is lost. */
export function visitActionsOf(
  context: TaxiContext,
  { signIn, bookings }: VisitDesks,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
) {
  const visits = visitKeeping(context, log);
  return {
    ...signInActions(context, signIn, visits),
    ...rideActions(context, bookings, visits),

    async rename(post) {
      const { passenger } = await visits.signedIn(post);
      const name = readName(textOf(post.fields['name']).slice(0, 1_000));
      await rename(context.database, passenger, name);
      return { step: 'data', query: { done: 'renamed' } };
    },

    async delete(post) {
      const { passenger } = await visits.signedIn(post);
      // Its visits go with it.
      await forgetPassenger(context, passenger);
      post.token = null;
      return { step: 'phone', query: { done: 'deleted' } };
    },
  } satisfies Record<VisitAction, (post: VisitPost) => Promise<VisitNext>>;
}

/** The page that says what went wrong with an action. */
export const pageOf: Readonly<Record<VisitAction, VisitStep>> = {
  trip: 'trip',
  phone: 'phone',
  resend: 'code',
  code: 'code',
  details: 'details',
  book: 'review',
  cancel: 'bookings',
  rename: 'data',
  'sign-out': 'phone',
  delete: 'data',
};
