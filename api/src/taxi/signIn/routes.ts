import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { askForWork } from '../../http/proofOfWork.ts';
import { makeSharedLimit } from '../../http/sharedLimit.ts';
import { taxiEndpoints } from '../endpoints.ts';
import { ApiProblem, tooManyRequests, wrongField } from '../../http/problem.ts';
import { toUser } from '../account/account.ts';
import { bookingWords } from '../booking/words.ts';
import type { TaxiContext } from '../context.ts';
import { endSession } from './sessions.ts';
import { makeCodeBudget } from './codeBudget.ts';
import { endEarlierCodes, forgetCode, makeCode, spendCode } from './codes.ts';
import { e164 } from './phone.ts';
import { readCodeOrder, readSignIn } from './readSignIn.ts';
import { iso, minute } from '../../time/time.ts';
import { signedIn } from '../guard.ts';

const said = {
  'code-wrong': 'The code is another one.',
  'code-expired': 'The code has expired. Ask for a new one.',
  'code-used': 'The code has been used. Ask for a new one.',
  'code-too-many-tries': 'Too many tries. Ask for a new code.',
};
const bodyLimit = 8 * 1024;
// The bodies are checked by their readers, so that each failed field answers with its own code.
const validatorCompiler = () => () => true;

/**
 * Signing in by phone and out again. In a quarter of an hour an address may ask a hundred and twenty times, twice
 * for a code that is worked for, and try as often: everybody in the terminal has the same.
 */
export function taxiSessionRoutes(app: FastifyInstance, context: TaxiContext) {
  const { clock, database, sms, codeLimits } = context;
  const asking = makeSharedLimit(database, { name: 'codes', limit: 120, windowMs: 15 * minute });
  const trying = makeSharedLimit(database, { name: 'sign-ins', limit: 120, windowMs: 15 * minute });
  // Whoever asks for the second code of a range in an hour works for it.
  const work = askForWork(database, 'codes', [1, 15, 30]);
  const budget = makeCodeBudget(database, codeLimits, app.log);
  const typed = app.withTypeProvider<TypeBoxTypeProvider>();

  const countries = codeLimits.countries
    .filter((country) => isSupportedCountry(country))
    .map((country) => ({ country, code: `+${getCountryCallingCode(country)}` }));
  typed.route({
    ...taxiEndpoints.taxiCodeCountries,
    handler: () => ({ countries }),
  });

  typed.route({
    ...taxiEndpoints.taxiCodes,
    bodyLimit,
    validatorCompiler,
    async handler(request, reply) {
      const read = readCodeOrder(request.body, codeLimits.countries);
      if (read.kind === 'invalid') {
        throw new ApiProblem(400, 'sign-in-invalid', 'Some fields need attention.', {
          errors: read.failures,
        });
      }
      const unavailable = () =>
        new ApiProblem(503, 'sms-unavailable', 'No code can be sent at the moment.');
      if (sms === null) throw unavailable();
      const now = clock.now();
      const wait = await asking.take(request.ip, now.getTime());
      if (wait > 0) throw tooManyRequests(wait);
      const { proof } = request.body as { proof?: unknown };
      await work.demand(proof, request.ip, now.getTime());
      const made = await makeCode(database, read.order, now);
      if (made.kind !== 'made') {
        throw tooManyRequests(
          made.wait,
          made.kind === 'too-many' ? 'too-many-codes' : 'resend-too-soon',
        );
      }
      const { phone, locale } = read.order;
      try {
        await budget.spend(request.ip, phone, now.getTime());
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
      return reply.code(202).send({
        request: made.request,
        expiresAt: iso(made.expiresAt.getTime()),
        resendAt: iso(made.resendAt.getTime()),
      });
    },
  });

  typed.route({
    ...taxiEndpoints.taxiSignIn,
    bodyLimit,
    validatorCompiler,
    async handler(request, reply) {
      const read = readSignIn(request.body);
      if (read.kind === 'invalid') throw wrongField('code', read.code, 'A code has six digits.');
      const now = clock.now();
      const wait = await trying.take(request.ip, now.getTime());
      if (wait > 0) throw tooManyRequests(wait);
      const checked = await spendCode(database, read.request, read.code, now);
      if (checked.kind === 'failed') {
        const status = checked.code === 'code-too-many-tries' ? 429 : 400;
        throw wrongField('code', checked.code, said[checked.code], status);
      }
      const { token, expiresAt, passenger } = checked.session;
      return reply.send({ token, expiresAt: iso(expiresAt.getTime()), user: toUser(passenger) });
    },
  });

  typed.route({
    ...taxiEndpoints.taxiSignOut,
    async handler(request, reply) {
      await endSession(database, (await signedIn(request, context)).token);
      return reply.code(204).send(null);
    },
  });
}
