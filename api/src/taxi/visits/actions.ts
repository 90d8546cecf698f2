import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import {
  visitFields,
  visitPurposes,
  type VisitAnswers,
  type VisitStep,
} from '@eldorado/rules/taxi-visit';
import { rangeOf } from '@eldorado/http/network';
import { newDraftToken } from '../../cases/links.ts';
import { textOf } from '../../http/formFields.ts';
import { makeHourlyBudget } from '../../http/hourlyBudget.ts';
import { ApiProblem } from '../../http/problem.ts';
import { makeSharedLimit } from '../../http/sharedLimit.ts';
import type { Locale } from '../../text/locale.ts';
import { iso, minute } from '../../time/time.ts';
import { rename } from '../account/account.ts';
import { forgetPassenger, readName } from '../account/routes.ts';
import type { BookingDesk } from '../booking/bookingDesk.ts';
import type { TaxiContext } from '../context.ts';
import { endSession, passengerOf, type TaxiPassenger } from '../signIn/sessions.ts';
import type { SignInDesk } from '../signIn/signInDesk.ts';
import { codeBody, faultsOf, keyOfRide, readAnswers, rideBody } from './answers.ts';
import type { VisitAction } from './schema.ts';
import { dropVisit, findVisit, keepVisit, newVisit, visitSession, type Visit } from './visits.ts';

/** What a page without JavaScript sent. */
export interface VisitPost {
  fields: Readonly<Record<string, unknown>>;
  locale: Locale;
  address: string;
  /** The token that goes on; null without one. An action changes it. */
  token: string | null;
}

/** The page that goes on. */
export interface VisitNext {
  step: VisitStep;
  query?: Readonly<Record<string, string>>;
}

export interface VisitDesks {
  signIn: SignInDesk;
  bookings: BookingDesk;
}

/** For a token that opens nothing. */
export const visitNotFound = () =>
  new ApiProblem(404, 'visit-not-found', 'There is no such visit, or it is too old.');
/** For what only who signed in may do. */
export const sessionEnded = () =>
  new ApiProblem(401, 'session-invalid', 'The session has ended. Sign in again.');

/** The pages to which a code leads. */
const afterCode = { booking: 'details', bookings: 'bookings', data: 'data' } as const;

/**
 * A visit with other answers: a ride that is changed is another order, so that no page books what it does not show. Of a form
 * that is posted twice both make the same.
 */
const withAnswers = (visit: Visit, answers: VisitAnswers): Visit =>
  isDeepStrictEqual(answers, visit.answers)
    ? visit
    : { ...visit, answers, attempt: keyOfRide(visit.attempt, answers) };

/** The token under which a visit goes on; of a form that is posted twice the same. */
function successorIn({ fields }: VisitPost): string {
  const named = textOf(fields['successor']);
  return /^[\w-]{32}$/.test(named) ? named : newDraftToken();
}

/** What each form of the pages without JavaScript does. All it sends is kept first, so that nothing typed is lost. */
export function visitActionsOf(
  context: TaxiContext,
  { signIn, bookings }: VisitDesks,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
) {
  const { clock, database, store, codeLimits } = context;
  const limitOf = (name: string, limit: number) =>
    makeSharedLimit(database, { name, limit, windowMs: 10 * minute });
  // Many begin from one network, each again with the phone; what comes after is one person's.
  const begun = limitOf('taxi-visits', 400);
  const allBegun = makeHourlyBudget(
    database,
    { name: 'taxi-visits', perHour: 3_000, what: 'visits without JavaScript' },
    log,
  );
  const posts = limitOf('taxi-visit', 100);
  const within = <Result>(work: (client: PoolClient) => Promise<Result>) =>
    database.transaction(work);

  const find = (token: string | null) =>
    token ? within((client) => findVisit(client, context, token)) : Promise.resolve(null);

  async function keep(post: VisitPost, visit: Visit): Promise<void> {
    post.token = await within((client) => keepVisit(client, context, post.token, visit));
  }

  /** The visit of a post. @throws {ApiProblem} 404 without one. */
  async function known(post: VisitPost): Promise<Visit> {
    const visit = await find(post.token);
    if (visit === null) throw visitNotFound();
    await posts.demand(post.token ?? '', clock.now().getTime());
    return visit;
  }

  async function countBegun({ address }: VisitPost): Promise<void> {
    const now = clock.now().getTime();
    await begun.demand(rangeOf(address), now);
    await allBegun.demand(now);
  }

  /** The same, and a new one where there is none; only a token of ours names one. */
  async function knownOrNew(post: VisitPost): Promise<Visit> {
    if ((await find(post.token)) !== null) return known(post);
    await countBegun(post);
    post.token = null;
    return newVisit();
  }

  /**
   * Keeps a visit under another token, since who sent somebody the address of this one must not read what follows. What it was
   * stays at the old one, for who goes back, unless it is somebody's.
   */
  async function goOnApart(
    post: VisitPost,
    before: Visit,
    visit: Visit,
    successor: string,
  ): Promise<void> {
    const from = post.token;
    if (from !== null) await countBegun(post);
    const isSomebodys = before.userId !== null || before.answers.phone !== '';
    post.token = await within(async (client) => {
      if (from !== null && isSomebodys) await dropVisit(client, from);
      return keepVisit(client, context, successor, visit);
    });
  }

  const passengerIn = ({ session }: Visit) =>
    session === null ? Promise.resolve(null) : passengerOf(database, session, clock.now());

  async function signedIn(post: VisitPost): Promise<{ visit: Visit; passenger: TaxiPassenger }> {
    const visit = await known(post);
    const passenger = await passengerIn(visit);
    if (passenger === null) throw sessionEnded();
    return { visit, passenger };
  }

  /** The first of these pages on which something is wrong, to be shown again. */
  function wrongPage(
    visit: Visit,
    locale: Locale,
    steps: readonly (keyof typeof visitFields)[],
  ): VisitNext | null {
    const options = { store: store(), now: clock.now(), locale, countries: codeLimits.countries };
    const wrong = new Set<string>(faultsOf(visit, options).map(({ path }) => path));
    const step = steps.find((page) => visitFields[page].some((field) => wrong.has(field)));
    return step === undefined ? null : { step, query: { check: '1' } };
  }

  async function sendCode(post: VisitPost, visit: Visit): Promise<void> {
    const body = codeBody(visit, post.locale);
    const proof = textOf(post.fields['proof']);
    const sent = await signIn.send({ ...body, ...(proof && { proof }) }, post.address);
    const sentTo = `${body.phone_country_code} ${visit.answers.phone.trim()}`;
    const code = { request: sent.request, sentTo, resendAt: iso(sent.resendAt.getTime()) };
    await keep(post, { ...visit, code });
  }

  /** Signs in: the visit goes on under another token, since who sent somebody the address of this one knows it. */
  async function enter(post: VisitPost, visit: Visit, successor: string): Promise<VisitNext> {
    const before = post.token ?? '';
    await signIn.enter({ request: visit.code?.request, code: post.fields['code'] }, post.address, {
      lasts: visitSession,
      async keep(client, { token, passenger }) {
        const { name, phone, phoneCountryCode, id } = passenger;
        const { answers } = visit;
        // What another passenger typed is not shown to this one.
        const who = visit.userId === id ? answers : { name: '', mobile: '', email: '' };
        await dropVisit(client, before);
        await keepVisit(client, context, successor, {
          ...visit,
          answers: {
            ...answers,
            ...who,
            // Told without a session, since one begins with it: the passenger's own from here on.
            phone: '',
            name: who.name || (name ?? ''),
            mobile: who.mobile || `${phoneCountryCode} ${phone}`,
          },
          code: null,
          session: token,
          userId: id,
          booked: visit.userId === id ? visit.booked : null,
        });
      },
    });
    post.token = successor;
    return { step: afterCode[visit.purpose] };
  }

  return {
    async trip(post) {
      const before = await knownOrNew(post);
      const answers = readAnswers(before.answers, 'trip', post.fields);
      const visit = withAnswers({ ...before, purpose: 'booking' }, answers);
      await keep(post, visit);
      const wrong = wrongPage(visit, post.locale, ['trip']);
      return wrong ?? { step: (await passengerIn(visit)) ? 'details' : 'phone' };
    },

    async phone(post) {
      const { fields } = post;
      const successor = successorIn(post);
      const sent = await find(successor);
      // Posted twice, it went on already.
      if (sent !== null && (await find(post.token)) === null) post.token = successor;
      const before = await knownOrNew(post);
      const visit: Visit = {
        ...before,
        purpose: visitPurposes.find((word) => word === fields['purpose']) ?? before.purpose,
        answers: readAnswers(before.answers, 'phone', fields),
        consentVersion: textOf(fields['consentVersion']).slice(0, 100),
      };
      if (sent?.code && isDeepStrictEqual(sent.answers, visit.answers)) {
        post.token = successor;
        return { step: 'code' };
      }
      await goOnApart(post, before, visit, successor);
      const wrong = wrongPage(visit, post.locale, ['phone']);
      if (wrong) return wrong;
      await sendCode(post, visit);
      return { step: 'code' };
    },

    async resend(post) {
      await sendCode(post, await known(post));
      return { step: 'code', query: { done: 'resent' } };
    },

    async code(post) {
      const successor = successorIn(post);
      /** Where the same code has led already, when its form is posted twice. */
      const entered = async (): Promise<VisitNext | null> => {
        const after = await find(successor);
        if (after === null || after.session === null) return null;
        post.token = successor;
        return { step: afterCode[after.purpose] };
      };
      const done = await entered();
      if (done) return done;
      const visit = await known(post);
      try {
        return await enter(post, visit, successor);
      } catch (error) {
        const twice = await entered();
        if (twice) return twice;
        throw error;
      }
    },

    async details(post) {
      const { visit: before } = await signedIn(post);
      const visit = withAnswers(before, readAnswers(before.answers, 'details', post.fields));
      await keep(post, visit);
      return wrongPage(visit, post.locale, ['trip', 'details']) ?? { step: 'review' };
    },

    async book(post) {
      const { visit, passenger } = await signedIn(post);
      const attempt = textOf(post.fields['attempt']);
      if (attempt === visit.booked?.attempt) return { step: 'done' };
      // A page from before the ride was changed books nothing that it did not show.
      if (attempt !== visit.attempt) return { step: 'review' };
      const body = rideBody(visit, store(), post.locale);
      let number: string;
      try {
        ({ number } = await bookings.book(passenger.id, keyOfRide(attempt, body), body));
      } catch (error) {
        const refused = error instanceof ApiProblem && error.code === 'booking-invalid';
        const wrong = refused ? wrongPage(visit, post.locale, ['trip', 'details']) : null;
        if (wrong) return wrong;
        throw error;
      }
      const { country, phone, consent, name, mobile, email } = visit.answers;
      const fresh = newVisit();
      await keep(post, {
        ...visit,
        answers: { ...fresh.answers, country, phone, consent, name, mobile, email },
        attempt: fresh.attempt,
        booked: { attempt, number },
      });
      return { step: 'done' };
    },

    async cancel(post) {
      const { passenger } = await signedIn(post);
      await bookings.cancel(passenger.id, textOf(post.fields['number']).slice(0, 40));
      return { step: 'bookings', query: { done: 'cancelled' } };
    },

    async rename(post) {
      const { passenger } = await signedIn(post);
      await rename(database, passenger, readName(textOf(post.fields['name']).slice(0, 1_000)));
      return { step: 'data', query: { done: 'renamed' } };
    },

    async 'sign-out'(post) {
      const { session } = await known(post);
      if (session !== null) await endSession(database, session);
      await within((client) => dropVisit(client, post.token ?? ''));
      post.token = null;
      return { step: 'phone', query: { done: 'signed-out' } };
    },

    async delete(post) {
      const { passenger } = await signedIn(post);
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
