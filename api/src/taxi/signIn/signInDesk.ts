import type { FastifyBaseLogger } from 'fastify';
import { askForWork } from '../../http/limits/proofOfWork.ts';
import { ApiProblem, tooManyRequests, wrongField } from '../../http/problem.ts';
import { makeSharedLimit } from '../../http/limits/sharedLimit.ts';
import { minute } from '../../time/time.ts';
import { bookingWords } from '../booking/words.ts';
import type { TaxiContext } from '../context.ts';
import { makeCodeBudget } from './codeBudget.ts';
import { endEarlierCodes, forgetCode, makeCode, spendCode, type Entering } from './codes.ts';
import { e164 } from './phone.ts';
import { readCodeOrder, readSignIn } from './readSignIn.ts';
import type { OpenedSession } from './sessions.ts';

const said = {
  'code-wrong': 'The code is another one.',
  'code-expired': 'The code has expired. Ask for a new one.',
  'code-used': 'The code has been used. Ask for a new one.',
  'code-too-many-tries': 'Too many tries. Ask for a new code.',
};

/** @param wait seconds until the phone is taken again. */
const numberLocked = (wait: number) =>
  new ApiProblem(
    429,
    'number-locked',
    `Too many wrong codes came for this number. Try again in ${wait} seconds.`,
    {
      headers: { 'retry-after': String(wait) },
      errors: [{ path: 'code', code: 'number-locked' }],
    },
  );

/** A code that was sent. */
export interface SentCode {
  /** Goes with the code. */
  request: string;
  expiresAt: Date;
  /** When another may be asked for. */
  resendAt: Date;
}

/** What signing in by phone takes, whoever asks: the browser's code or a form that it posts. */
export interface SignInDesk {
  /**
   * Sends a code. @param body what asks for it, of any shape.
   * @throws {ApiProblem} when a field is wrong, work is asked for, a limit is reached or no message can be sent.
   */
  send(body: unknown, address: string): Promise<SentCode>;
  /**
   * Signs in with a code. @param body the code with its request, of any shape.
   * @throws {ApiProblem} when the code is not good, or too many were tried.
   */
  enter(body: unknown, address: string, entering?: Entering): Promise<OpenedSession>;
}

/**
 * Opens the desk. In a quarter of an hour an address may ask a hundred and twenty times, twice for a code that is worked
 * for, and try as often: everybody in the terminal has the same.
 */
export function openSignInDesk(context: TaxiContext, log: FastifyBaseLogger): SignInDesk {
  const { clock, database, sms, codeLimits } = context;
  const asking = makeSharedLimit(database, { name: 'codes', limit: 120, windowMs: 15 * minute });
  const trying = makeSharedLimit(database, { name: 'sign-ins', limit: 120, windowMs: 15 * minute });
  // Whoever asks for the second code of a range in an hour works for it.
  const work = askForWork(database, 'codes', [1, 15, 30]);
  const budget = makeCodeBudget(database, codeLimits, log);

  return {
    async send(body, address) {
      const read = readCodeOrder(body, codeLimits.countries);
      if (read.kind === 'invalid') {
        throw new ApiProblem(400, 'sign-in-invalid', 'Some fields need attention.', {
          errors: read.failures,
        });
      }
      const unavailable = () =>
        new ApiProblem(503, 'sms-unavailable', 'No code can be sent at the moment.');
      if (sms === null) throw unavailable();
      const now = clock.now();
      await asking.demand(address, now.getTime());
      const { proof } = body as { proof?: unknown };
      await work.demand(proof, address, now.getTime());
      const made = await makeCode(database, read.order, now);
      if (made.kind === 'locked') throw numberLocked(made.wait);
      if (made.kind !== 'made') {
        throw tooManyRequests(
          made.wait,
          made.kind === 'too-many' ? 'too-many-codes' : 'resend-too-soon',
        );
      }
      const { phone, locale } = read.order;
      try {
        await budget.spend(address, phone, now.getTime());
      } catch (error) {
        await forgetCode(database, made.request);
        throw error;
      }
      const text = bookingWords[locale].code(made.code);
      if (!(await sms.send({ id: made.request, to: e164(phone), text }))) {
        await forgetCode(database, made.request);
        throw unavailable();
      }
      await endEarlierCodes(database, made.request, now);
      const { request, expiresAt, resendAt } = made;
      return { request, expiresAt, resendAt };
    },

    async enter(body, address, entering) {
      const read = readSignIn(body);
      if (read.kind === 'invalid') throw wrongField('code', read.code, 'A code has six digits.');
      const now = clock.now();
      await trying.demand(address, now.getTime());
      const checked = await spendCode(database, read.request, read.code, now, entering);
      if (checked.kind === 'locked') throw numberLocked(checked.wait);
      if (checked.kind === 'failed') {
        const status = checked.code === 'code-too-many-tries' ? 429 : 400;
        throw wrongField('code', checked.code, said[checked.code], status);
      }
      return checked.session;
    },
  };
}
