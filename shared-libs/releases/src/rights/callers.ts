import { createHash, createPublicKey, randomUUID, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  jwtVerify,
  SignJWT,
  type JWTPayload,
  type JWTVerifyOptions,
} from 'jose';
import { LRUCache } from 'lru-cache';
import { failure, success, type Failure, type Result } from '../result.ts';
import {
  readRights,
  rightsRefusal,
  type IntendedChange,
  type Rights,
  type Team,
} from './rights.ts';

/** Who asks a site for a change, proved, and what they may. */
export interface Caller {
  /** For the log: the team, and of a pipeline who started it. */
  who: string;
  /** Why they may not make a change; null where they may. */
  refusal(change: IntendedChange): Failure | null;
}

/** `unproven`: nobody knows who asks. `unanswerable`: neither can it be found out now. */
export type ProofFailure = 'unproven' | 'unanswerable';

export interface Callers {
  /**
   * Who asks for a command.
   * @param token a team's own for this command alone, or one that an issuer gave a pipeline.
   */
  prove(token: string, command: readonly string[]): Promise<Result<Caller, ProofFailure>>;
}

/** Seconds for which a team's own token holds, and for which clocks may differ. */
const [tokenLasts, clocksDiffer] = [60, 30];

/** A token is for one command: nobody who sees it may have another one done. */
const digestOf = (command: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(command)).digest('base64url');

/** A token that proves a team to a site, for one command, once. @param site its address. */
export const commandToken = (
  team: string,
  key: KeyObject,
  site: string,
  command: readonly string[],
): Promise<string> =>
  new SignJWT({ command: digestOf(command) })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer(team)
    .setAudience(site)
    .setIssuedAt()
    .setExpirationTime(`${tokenLasts} s`)
    .setJti(randomUUID())
    .sign(key);

/**
 * Proves who asks by the file of rights, which is read anew each time: who is taken out of it is out at once.
 * @param file as RELEASE_RIGHTS names it. @param site its own address, which a token must be meant for.
 */
export function createCallers(file: string, site: string): Callers {
  const used = new LRUCache<string, true>({
    max: 10_000,
    ttl: (tokenLasts + 2 * clocksDiffer) * 1_000,
  });
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
  const keysAt = (url: string) => {
    const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url));
    keySets.set(url, known);
    return known;
  };
  const meant: JWTVerifyOptions = {
    audience: site,
    clockTolerance: clocksDiffer,
    requiredClaims: ['exp'],
  };

  /** The payload of a team's own token, good for this command and not used before. */
  async function ofTeam(name: string, keyFile: string, token: string, command: readonly string[]) {
    const key = createPublicKey(await readFile(resolve(dirname(file), keyFile), 'utf8'));
    const { payload } = await jwtVerify(token, key, {
      ...meant,
      algorithms: ['EdDSA'],
      issuer: name,
      maxTokenAge: tokenLasts,
      requiredClaims: ['exp', 'jti'],
    });
    if (payload['command'] !== digestOf(command)) throw new Unproven('it is for another command');
    const { jti = '' } = payload;
    if (used.has(jti)) throw new Unproven('it was used before');
    used.set(jti, true);
  }

  /** The team whose pipeline a token is of, the first one that it fits, and who started that. */
  async function ofPipeline({ issuers = {}, teams }: Rights, iss: string, token: string) {
    const [name, issuer] = Object.entries(issuers).find(([, each]) => each.issuer === iss) ?? [];
    if (!issuer) throw new Unproven('nobody here knows who it is of');
    const { payload } = await jwtVerify(token, keysAt(issuer.keys), {
      ...meant,
      algorithms: ['RS256', 'ES256', 'EdDSA'],
      issuer: iss,
    });
    const found = Object.entries(teams).find(
      ([, { pipeline }]) => pipeline?.issuer === name && pipeline && says(payload, pipeline.claims),
    );
    if (!found) throw new Unproven('no team’s pipeline is as it says');
    const started = [payload['actor'], payload['user_login']].find(isLogin);
    return { who: found[0] + (started ? ` (${started})` : ''), team: found[1] };
  }

  return {
    async prove(token, command) {
      const rights = await readRights(file);
      if (!rights.ok) return failure('unanswerable', rights.failure.sentence);
      try {
        const { iss } = decodeJwt(token);
        if (typeof iss !== 'string') throw new Unproven('it does not say whose it is');
        const { teams } = rights.value;
        const own = Object.hasOwn(teams, iss) ? teams[iss] : undefined;
        if (own?.key === undefined) {
          const { who, team } = await ofPipeline(rights.value, iss, token);
          return success(callerOf(who, team));
        }
        await ofTeam(iss, own.key, token, command);
        return success(callerOf(iss, own));
      } catch (error) {
        return proofFailure(error);
      }
    },
  };
}

const callerOf = (who: string, team: Team): Caller => ({
  who,
  refusal: (change) => rightsRefusal(who, team, change),
});

const says = (payload: JWTPayload, claims: Readonly<Record<string, string>>) =>
  Object.entries(claims).every(
    ([name, value]) => Object.hasOwn(payload, name) && payload[name] === value,
  );

const isLogin = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w.@[\]-]{1,60}$/.test(text);

class Unproven extends Error {}

/** What jose says of keys that did not come, and Node of a file or a network. */
const away = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

function proofFailure(error: unknown): Result<never, ProofFailure> {
  const reason = error instanceof Error ? error.message : String(error);
  const isOurs =
    error instanceof Unproven || (error instanceof errors.JOSEError && !away.has(error.code));
  if (isOurs) return failure('unproven', `This token proves nobody: ${reason}.`);
  return failure('unanswerable', `Whose this token is cannot be found out now: ${reason}.`);
}
