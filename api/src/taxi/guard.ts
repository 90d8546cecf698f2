import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../http/problem.ts';
import type { TaxiContext } from './context.ts';
import { passengerOf, type TaxiPassenger } from './signIn/sessions.ts';

export interface SignedIn {
  passenger: TaxiPassenger;
  token: string;
}

/**
 * Who sent a request, by its bearer token.
 * @throws {ApiProblem} 401 without a session, or when it has ended.
 */
export async function signedIn(
  request: FastifyRequest,
  { database, clock }: Pick<TaxiContext, 'database' | 'clock'>,
): Promise<SignedIn> {
  const headers = { 'www-authenticate': 'Bearer' };
  const { authorization } = request.headers;
  if (!authorization)
    throw new ApiProblem(401, 'session-required', 'Sign in with your phone first.', { headers });
  const token = /^Bearer ([\w.~+/=-]{16,200})$/i.exec(authorization)?.[1];
  const passenger = token === undefined ? null : await passengerOf(database, token, clock.now());
  if (token === undefined || passenger === null) {
    throw new ApiProblem(401, 'session-invalid', 'The session has ended. Sign in again.', {
      headers,
    });
  }
  return { passenger, token };
}

/** The dispatcher of vehicles does not answer. */
export const dispatchUnavailable = () =>
  new ApiProblem(503, 'dispatch-unavailable', 'The taxis do not answer. Try again in a moment.', {
    headers: { 'retry-after': '5' },
  });
