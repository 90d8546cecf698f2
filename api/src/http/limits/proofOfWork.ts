import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { rangeOf } from '@eldorado/http/network';
import { bitsOf, isSolved, proofRounds, proofWait } from '@eldorado/http/proof';
import type { Database } from '../../db/database.ts';
import { sharedSecret } from '../../db/secrets.ts';
import { minute } from '../../time/time.ts';
import { makeNetworkLimit } from './networkLimit.ts';
import { ApiProblem } from '../problem.ts';
import { makeSharedLimit } from './sharedLimit.ts';

/** Milliseconds from its challenge in which a proof is taken. */
const lifetime = 15 * minute;
/** Challenges of a range (/24, /56) that are taken without a solution, after their wait. */
const waitsPerRange = 5;
const longestProof = 160;
/** How hard it is, by how busy a range is: 2^bits guesses on average, each a millisecond of a computer. */
const bitsByLevel = [7, 8, 10] as const;

export interface ProofOfWork {
  /**
   * Lets a request pass that bears a proof, or whose range of addresses has none to give yet.
   * @param proof what the request bears, of any shape.
   * @param now UTC milliseconds.
   * @param always whether it has none free: it does not look like a person’s.
   * @throws {ApiProblem} 429 `proof-required`, with a challenge as the fault of the field `proof`.
   */
  demand(proof: unknown, address: string, now: number, always?: boolean): Promise<void>;
}

const derive = promisify(pbkdf2);

/**
 * Asks for work where many requests come from one range of addresses: a crowd does not notice it, a flood pays for it. A
 * challenge is signed and kept nowhere; a proof is taken once by all processes together. Who cannot compute waits a minute.
 * @param purpose what the work is for; proofs of one are no good for another.
 * @param steps how many an hour a range has free, how many more for some work, and how many for twice that; then it is the hardest.
 *   Wider networks have a few times as many.
 */
export function askForWork(
  database: Database,
  purpose: string,
  [first, ...harder]: readonly [number, number, number],
): ProofOfWork {
  const limitOf = (name: string, limit: number, windowMs: number) =>
    makeSharedLimit(database, { name: `${purpose}-${name}`, limit, windowMs });
  const ofNetworks = (name: string, limit: number) =>
    makeNetworkLimit(database, { name: `${purpose}-${name}`, limit, windowMs: 60 * minute });
  const free = ofNetworks('free', first);
  const levels = harder.map((limit, index) => ofNetworks(`level-${index + 1}`, limit));
  const spent = limitOf('spent', 1, lifetime);
  const waited = limitOf('waited', waitsPerRange, 10 * minute);
  let secret: string | undefined;

  async function sign(body: string, range: string) {
    secret ??= await database.transaction((client) =>
      sharedSecret(
        async (text, values) => (await client.query<{ value: string }>(text, values)).rows,
        'proofs',
      ),
    );
    return createHmac('sha256', secret).update(`${body} ${range}`).digest('base64url').slice(0, 22);
  }

  async function challengeFor(address: string, now: number): Promise<string> {
    let level = 0;
    while (level < levels.length && ((await levels[level]?.take(address, now)) ?? 0) > 0)
      level += 1;
    const nonce = randomBytes(9).toString('base64url');
    const body = `${purpose}.${bitsByLevel[level]}.${now.toString(36)}.${nonce}`;
    return `${body}.${await sign(body, rangeOf(address))}`;
  }

  async function isGood(proof: unknown, range: string, now: number): Promise<boolean> {
    if (typeof proof !== 'string' || proof.length > longestProof) return false;
    const [named, bits, since = '', nonce = '', signature = '', guess] = proof.split('.');
    const body = `${named}.${bits}.${since}.${nonce}`;
    const right = Buffer.from(await sign(body, range));
    const given = Buffer.from(signature);
    if (named !== purpose || given.length !== right.length || !timingSafeEqual(given, right))
      return false;
    const age = now - Number.parseInt(since, 36);
    if (age > lifetime) return false;
    const challenge = `${body}.${signature}`;
    if (guess === undefined) {
      if (age < proofWait || (await waited.take(range, now)) > 0) return false;
    } else {
      if (!/^\d{1,16}$/.test(guess)) return false;
      const key = await derive(challenge, guess, proofRounds, 4, 'sha256');
      if (!isSolved(new DataView(key.buffer, key.byteOffset, 4), bitsOf(challenge))) return false;
    }
    return (await spent.take(nonce, now)) === 0;
  }

  return {
    async demand(proof, address, now, always = false) {
      const range = rangeOf(address);
      if (proof !== undefined && (await isGood(proof, range, now))) return;
      if (!always && (await free.take(address, now)) === 0) return;
      const challenge = await challengeFor(address, now);
      throw new ApiProblem(429, 'proof-required', 'Solve the challenge, or bring it in a minute.', {
        errors: [{ path: 'proof', code: challenge }],
        headers: { 'retry-after': String(proofWait / 1_000) },
      });
    },
  };
}

/** The challenge of a problem `proof-required`, by the name of the field that brings it back; nothing of another problem. */
export function challengeIn({ code, errors = [] }: ApiProblem): { proof?: string } {
  const challenge = code === 'proof-required' ? errors[0]?.code : undefined;
  return challenge === undefined ? {} : { proof: challenge };
}
