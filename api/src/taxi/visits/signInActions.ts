import { isDeepStrictEqual } from 'node:util';
import { visitPurposes } from '@eldorado/rules/taxi-visit';
import { textOf } from '../../http/input/formFields.ts';
import { iso } from '../../time/time.ts';
import type { TaxiContext } from '../context.ts';
import { endSession } from '../signIn/sessions.ts';
import type { SignInDesk } from '../signIn/signInDesk.ts';
import { codeBody, readAnswers } from './answers.ts';
import { successorIn, type VisitKeeping, type VisitNext, type VisitPost } from './visitKeeping.ts';
import { dropVisit, keepVisit, visitSession, type Visit } from './visits.ts';

/** The pages to which a code leads. */
const afterCode = { booking: 'details', bookings: 'bookings', data: 'data' } as const;

/** How a code is sent to the phone of a visit, and how the visit goes on with it. */
function codeSteps(context: TaxiContext, signIn: SignInDesk, visits: VisitKeeping) {
  async function sendCode(post: VisitPost, visit: Visit): Promise<void> {
    const body = codeBody(visit, post.locale);
    const proof = textOf(post.fields['proof']);
    const sent = await signIn.send({ ...body, ...(proof && { proof }) }, post.address);
    const sentTo = `${body.phone_country_code} ${visit.answers.phone.trim()}`;
    const code = { request: sent.request, sentTo, resendAt: iso(sent.resendAt.getTime()) };
    await visits.keep(post, { ...visit, code });
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

  return { sendCode, enter };
}

/** The forms by which somebody signs in, and out. */
export function signInActions(context: TaxiContext, signIn: SignInDesk, visits: VisitKeeping) {
  const { sendCode, enter } = codeSteps(context, signIn, visits);

  return {
    async phone(post: VisitPost): Promise<VisitNext> {
      const { fields } = post;
      const successor = successorIn(post);
      const sent = await visits.find(successor);
      // Posted twice, it went on already.
      if (sent !== null && (await visits.find(post.token)) === null) post.token = successor;
      const before = await visits.knownOrNew(post);
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
      await visits.goOnApart(post, before, visit, successor);
      const wrong = visits.wrongPage(visit, post.locale, ['phone']);
      if (wrong) return wrong;
      await sendCode(post, visit);
      return { step: 'code' };
    },

    async resend(post: VisitPost): Promise<VisitNext> {
      await sendCode(post, await visits.known(post));
      return { step: 'code', query: { done: 'resent' } };
    },

    async code(post: VisitPost): Promise<VisitNext> {
      const successor = successorIn(post);
      /** Where the same code has led already, when its form is posted twice. */
      const entered = async (): Promise<VisitNext | null> => {
        const after = await visits.find(successor);
        if (after === null || after.session === null) return null;
        post.token = successor;
        return { step: afterCode[after.purpose] };
      };
      const done = await entered();
      if (done) return done;
      const visit = await visits.known(post);
      try {
        return await enter(post, visit, successor);
      } catch (error) {
        const twice = await entered();
        if (twice) return twice;
        throw error;
      }
    },

    async 'sign-out'(post: VisitPost): Promise<VisitNext> {
      const { session } = await visits.known(post);
      if (session !== null) await endSession(context.database, session);
      await visits.drop(post);
      return { step: 'phone', query: { done: 'signed-out' } };
    },
  };
}
