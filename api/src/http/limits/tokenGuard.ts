import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { minute } from '../../time/time.ts';
import { makeNetworkLimit } from './networkLimit.ts';
import { ApiProblem, tooManyRequests } from '../problem.ts';

const shortestToken = 16;
const wrongTokensPerMinute = 10;
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets in who knows a bearer token: an `onRequest` hook. Without a token configured nobody is let in.
 * @throws when the token is too short to keep anybody out, naming its variable.
 */
export function tokenGuard(
  database: Database,
  { variable, realm, token }: { variable: string; realm: string; token: string | undefined },
): (request: FastifyRequest) => Promise<void> {
  if (token !== undefined && token.length < shortestToken)
    throw new Error(`${variable} must have at least ${shortestToken} characters`);
  const expected = token === undefined ? null : digest(token);
  const failures = makeNetworkLimit(database, {
    name: `${realm}-tokens`,
    limit: wrongTokensPerMinute,
    windowMs: minute,
  });
  return async ({ headers, ip }) => {
    if (expected === null)
      throw new ApiProblem(404, `${realm}-off`, `${variable} is not set: this is closed.`);
    // Who has guessed too often is not heard, whatever he gives then. The real clock: with one that stands still a window would never pass.
    const waits = failures.waits(ip, Date.now());
    if (waits > 0) throw tooManyRequests(waits);
    const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
    // Digests have one length, and comparing them takes the same time wherever they differ.
    if (given !== undefined && timingSafeEqual(digest(given), expected)) return;
    const wait = await failures.take(ip, Date.now());
    if (wait > 0) throw tooManyRequests(wait);
    throw new ApiProblem(401, `${realm}-token-invalid`, 'The bearer token is missing or wrong.', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  };
}
