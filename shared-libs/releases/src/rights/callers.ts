import { createHash, randomUUID, type KeyObject } from 'node:crypto';
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
  readTeamKey,
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
  /** Id of the approval that came with the command; undefined where none did. */
  approval: string | undefined;
}

/** `unproven`: nobody knows who asks. `unanswerable`: neither can it be found out now. */
export type ProofFailure = 'unproven' | 'unanswerable';

export interface Callers {
  /**
   * Who asks for a command.
   * @param token a team's own for this command alone, or one that an issuer gave a pipeline.
   * @param approval of another team, for this command alone.
   */
  prove(
    token: string,
    command: readonly string[],
    approval?: string,
  ): Promise<Result<Caller, ProofFailure>>;
}

/** Seconds for which a team's own token and an approval hold, and for which clocks may differ. */
const [tokenLasts, approvalLasts, clocksDiffer] = [60, 3_600, 30];
/** Neither is taken for the other. */
const [commandType, approvalType] = ['release-command+jwt', 'release-approval+jwt'];

/** A token is for one command: nobody who sees it may have another one done. */
const digestOf = (command: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(command)).digest('base64url');

const maker =
  (typ: string, lasts: number) =>
  (team: string, key: KeyObject, site: string, command: readonly string[]): Promise<string> =>
    new SignJWT({ command: digestOf(command) })
      .setProtectedHeader({ alg: 'EdDSA', typ })
      .setIssuer(team)
      .setAudience(site)
      .setIssuedAt()
      .setExpirationTime(`${lasts} s`)
      .setJti(randomUUID())
      .sign(key);

/** A token that proves a team to a site, for one command, once. @param site its address. */
export const commandToken = maker(commandType, tokenLasts);

/** Another team's word that a command may be done, within an hour, once. @param command without what each may say otherwise. */
export const approvalToken = maker(approvalType, approvalLasts);

/** Options of which whoever approves knows nothing, and whether a word follows them. */
const unapproved = { site: true, why: true, approval: true, approve: false, json: false };

/** A command without what whoever asks and whoever approves may say otherwise: what is approved. */
export function approvable(command: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < command.length; at++) {
    const word = command[at] ?? '';
    const [, name = '', value] = /^--([a-z-]+)(=.*)?$/s.exec(word) ?? [];
    const takes = Object.entries(unapproved).find(([option]) => option === name)?.[1];
    if (takes === undefined) kept.push(word);
    else if (takes && value === undefined) at += 1;
  }
  return kept;
}

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

  /** The id of what a team signed for this command. */
  async function signedBy(
    name: string,
    keyFile: string,
    token: string,
    { typ, lasts, command }: { typ: string; lasts: number; command: readonly string[] },
  ): Promise<string> {
    const { payload } = await jwtVerify(token, await readTeamKey(file, name, keyFile), {
      ...meant,
      typ,
      algorithms: ['EdDSA'],
      issuer: name,
      maxTokenAge: lasts,
      requiredClaims: ['exp', 'jti'],
    });
    if (payload['command'] !== digestOf(command)) throw new Unproven('it is for another command');
    return payload.jti ?? '';
  }

  /** A team by its own token, which is good for this command and was not used before. */
  async function ofTeam(
    who: string,
    team: Team & { key: string },
    token: string,
    command: readonly string[],
  ) {
    const own = { typ: commandType, lasts: tokenLasts, command };
    const id = await signedBy(who, team.key, token, own);
    if (used.has(id)) throw new Unproven('it was used before');
    used.set(id, true);
    return { who, team };
  }

  /** Who approved a command, and the id of that; whether they had to is asked of the change. */
  async function approvedBy({ teams }: Rights, token: string, command: readonly string[]) {
    const name = issuerOf(token);
    const keyFile = Object.hasOwn(teams, name) ? teams[name]?.key : undefined;
    if (keyFile === undefined) throw new Unproven('nobody here knows who approved it');
    const approval = { typ: approvalType, lasts: approvalLasts, command: approvable(command) };
    return { name, id: await signedBy(name, keyFile, token, approval) };
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
    async prove(token, command, approval) {
      const rights = await readRights(file);
      if (!rights.ok) return failure('unanswerable', rights.failure.sentence);
      let what = 'This token proves nobody';
      try {
        const iss = issuerOf(token);
        const { teams } = rights.value;
        const own = Object.hasOwn(teams, iss) ? teams[iss] : undefined;
        const caller =
          own && hasKey(own)
            ? await ofTeam(iss, own, token, command)
            : await ofPipeline(rights.value, iss, token);
        what = 'This approval is none';
        const approved =
          approval === undefined ? null : await approvedBy(rights.value, approval, command);
        return success(callerOf(caller, approved));
      } catch (error) {
        return proofFailure(what, error);
      }
    },
  };
}

const hasKey = (team: Team): team is Team & { key: string } => team.key !== undefined;

const callerOf = (
  { who, team }: { who: string; team: Team },
  approved: { name: string; id: string } | null,
): Caller => ({
  who: approved ? `${who}, approved by ${approved.name}` : who,
  refusal: (change) => rightsRefusal(who, team, change, approved?.name ?? null),
  approval: approved?.id,
});

/** Whose a token says it is. */
function issuerOf(token: string): string {
  const { iss } = decodeJwt(token);
  if (typeof iss !== 'string') throw new Unproven('it does not say whose it is');
  return iss;
}

const says = (payload: JWTPayload, claims: Readonly<Record<string, string>>) =>
  Object.entries(claims).every(
    ([name, value]) => Object.hasOwn(payload, name) && payload[name] === value,
  );

const isLogin = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w.@[\]-]{1,60}$/.test(text);

class Unproven extends Error {}

/** What jose says of keys that did not come, and Node of a file or a network. */
const away = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

/** @param what it says where the token itself is at fault. */
function proofFailure(what: string, error: unknown): Result<never, ProofFailure> {
  const reason = error instanceof Error ? error.message : String(error);
  const isOurs =
    error instanceof Unproven || (error instanceof errors.JOSEError && !away.has(error.code));
  if (isOurs) return failure('unproven', `${what}: ${reason}.`);
  return failure('unanswerable', `Whose this token is cannot be found out now: ${reason}.`);
}
