import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { ChannelDocument } from '../channel/document.ts';
import { canaryOf } from '../channel/steps.ts';
import { namePattern, parseJson, schemaProblem } from '../release/release.ts';
import { failure, success, type Failure, type Result } from '../result.ts';
import type { LogEntry } from '../store/store.ts';

/** What a team may be allowed to do by way of a site: its commands, and to go ahead with `--force`. */
const right = Type.Enum([
  'promote',
  'canary',
  'pause',
  'rollback',
  'quarantine',
  'retire',
  'force',
]);

const closed = { additionalProperties: false };
const some = { minItems: 1 };
/** Over TLS: whoever could change what a key set says on its way could be anybody. */
const keysAddress = Type.String({
  pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^\\s]+$',
});
const grantSchema = Type.Object(
  {
    may: Type.Array(right, some),
    /** Names of apps; `*` for all. */
    apps: Type.Array(Type.String({ pattern: `^(\\*|${namePattern.slice(1, -1)})$` }), some),
    channels: Type.Array(Type.String({ pattern: namePattern }), some),
    /** Teams of which one must have approved it. */
    approvedBy: Type.Optional(Type.Array(Type.String(), some)),
  },
  closed,
);
const teamSchema = Type.Object(
  {
    /** File of its public key (PEM, Ed25519), beside this one. */
    key: Type.Optional(Type.String({ minLength: 1 })),
    /** What the tokens of its pipeline say, all of it: at least whose they are. */
    pipeline: Type.Optional(
      Type.Object(
        {
          issuer: Type.String(),
          claims: Type.Record(Type.String(), Type.String({ minLength: 1 }), { minProperties: 1 }),
        },
        closed,
      ),
    ),
    grants: Type.Array(grantSchema),
  },
  closed,
);
const rightsSchema = Type.Object(
  {
    /** Who proves pipelines by OpenID Connect: what its tokens name it, and where its keys are. */
    issuers: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Object({ issuer: Type.String({ minLength: 1 }), keys: keysAddress }, closed),
      ),
    ),
    /** By names, which the log has. */
    teams: Type.Record(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9 _-]{0,39}$' }), teamSchema, {
      ...closed,
      minProperties: 1,
    }),
  },
  closed,
);

/** Who may change what on a site: the file that RELEASE_RIGHTS names. */
export type Rights = Type.Static<typeof rightsSchema>;
export type Team = Type.Static<typeof teamSchema>;

/** A change as it is about to be written. */
export interface IntendedChange {
  action: LogEntry['action'];
  channel: string;
  /** What is served otherwise by it, and what was named. */
  apps: readonly string[];
  next: ChannelDocument;
  /** Whether it goes ahead although something speaks against it. */
  forced: boolean;
}

/** @returns what is wrong with the file in a sentence, where it is no such file. */
export async function readRights(file: string): Promise<Result<Rights, 'invalid-rights'>> {
  const text = await readFile(file, 'utf8').catch(
    (error: NodeJS.ErrnoException) => new Error(error.code),
  );
  const value = parseJson(text);
  const problem = text instanceof Error ? text.message : problemOf(value);
  if (problem === null) return success(value as Rights);
  return failure('invalid-rights', `RELEASE_RIGHTS: ${file} cannot be used: ${problem}.`);
}

/**
 * A team's public key. @param file of the rights, beside which it lies.
 * @throws in a sentence when it cannot be read, or is no Ed25519 key.
 */
export async function readTeamKey(file: string, team: string, key: string): Promise<KeyObject> {
  let found: KeyObject;
  try {
    found = createPublicKey(await readFile(resolve(dirname(file), key), 'utf8'));
  } catch (cause) {
    throw new Error(`RELEASE_RIGHTS: the key of ${team} cannot be read: ${key}`, { cause });
  }
  if (found.asymmetricKeyType === 'ed25519') return found;
  throw new Error(`RELEASE_RIGHTS: the key of ${team} is no Ed25519 key: ${key}`);
}

function problemOf(value: unknown): string | null {
  if (!Value.Check(rightsSchema, value)) return schemaProblem(Value.Errors(rightsSchema, value));
  const { issuers = {}, teams } = value;
  for (const [name, { key, pipeline, grants }] of Object.entries(teams)) {
    if (key === undefined && !pipeline) return `team ${name} has neither a key nor a pipeline`;
    if (pipeline && !Object.hasOwn(issuers, pipeline.issuer))
      return `team ${name} names the issuer ${pipeline.issuer}, which is none of issuers`;
    for (const approver of grants.flatMap(({ approvedBy = [] }) => approvedBy)) {
      const known = Object.hasOwn(teams, approver) ? teams[approver] : undefined;
      if (approver === name || known?.key === undefined)
        return `what ${name} does cannot be approved by ${approver}: it takes another team with a key`;
    }
  }
  return null;
}

/** A canary of more visitors, in percent, takes the right to promote as well. */
const mostTried = 25;

/** What a change takes of an app. A great canary is as good as a promotion, and one that rises by itself becomes one. */
function rightsFor({ action, next, forced }: IntendedChange, app: string): readonly string[] {
  const tried = action === 'canary' ? canaryOf(next, app) : undefined;
  const isGreat = tried && (tried.deployment.traffic > mostTried || tried.extras.auto);
  return [action, ...(isGreat ? ['promote'] : []), ...(forced ? ['force'] : [])];
}

/**
 * Why a team may not make a change; null where it has each right that it takes, of each app that it is about.
 * @param approver the team that has approved it; null for none.
 */
export function rightsRefusal(
  who: string,
  { grants }: Pick<Team, 'grants'>,
  change: IntendedChange,
  approver: string | null,
): Failure | null {
  const { channel } = change;
  for (const app of change.apps) {
    for (const right of rightsFor(change, app)) {
      const given = grants.filter(
        ({ may, apps, channels }) =>
          may.some((each) => each === right) &&
          apps.some((each) => each === '*' || each === app) &&
          channels.includes(channel),
      );
      const what = `${right} ${app} on ${channel}`;
      if (given.length === 0)
        return failure(
          'no-right',
          `${who} has no right to ${what}, which this takes: nothing was changed. Rights are in the file of RELEASE_RIGHTS.`,
        ).failure;
      const approvers = given.flatMap(({ approvedBy }) => approvedBy ?? []);
      const isFree = given.some(({ approvedBy }) => approvedBy === undefined);
      if (!isFree && (approver === null || !approvers.includes(approver)))
        return failure(
          'not-approved',
          `${who} may ${what} once ${approvers.join(' or ')} approved it: nothing was changed. Have them type the same command with --approve, and repeat it with --approval and what that prints.`,
        ).failure;
    }
  }
  return null;
}
