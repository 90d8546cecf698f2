import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { taxiEndpoints } from '../endpoints.ts';
import { toUser } from '../account/account.ts';
import type { TaxiContext } from '../context.ts';
import { endSession } from './sessions.ts';
import type { SignInDesk } from './signInDesk.ts';
import { iso } from '../../time/time.ts';
import { signedIn } from '../guard.ts';

const bodyLimit = 8 * 1024;
// The bodies are checked by their readers, so that each failed field answers with its own code.
const validatorCompiler = () => () => true;

/** Signing in by phone and out again. */
export function taxiSessionRoutes(app: FastifyInstance, context: TaxiContext, desk: SignInDesk) {
  const { database, codeLimits } = context;
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
      const sent = await desk.send(request.body, request.ip);
      return reply.code(202).send({
        request: sent.request,
        expiresAt: iso(sent.expiresAt.getTime()),
        resendAt: iso(sent.resendAt.getTime()),
      });
    },
  });

  typed.route({
    ...taxiEndpoints.taxiSignIn,
    bodyLimit,
    validatorCompiler,
    async handler(request, reply) {
      const { token, expiresAt, passenger } = await desk.enter(request.body, request.ip);
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
