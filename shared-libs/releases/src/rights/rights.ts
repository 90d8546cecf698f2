import { readFile } from 'node:fs/promises';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { ChannelDocument } from '../channel/document.ts';
import { canaryOf } from '../channel/steps.ts';
import { namePattern, parseJson, schemaProblem } from '../release/release.ts';
import { failure, success, type Failure, type Result } from '../result.ts';
import type { LogEntry } from '../store/store.ts';

/** What a team may be allowed to do by way of a site: its commands, and to go ahead with `--force`. */
const rights = [
  ...['promote', 'canary', 'pause', 'rollback', 'quarantine', 'retire', 'force'],
] as const;

const closed = { additionalProperties: false };
const some = { minItems: 1 };
const address = Type.String({ pattern: '^https?://[^\\s]+$' });
const grantSchema = Type.Object(
  {
    may: Type.Array(Type.Enum([...rights]), some),
    /** Names of apps; `*` for all. */
    apps: Type.Array(Type.String({ pattern: `^(\\*|${namePattern.slice(1, -1)})$` }), some),
    channels: Type.Array(Type.String({ pattern: namePattern }), some),
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
      Type.Record(Type.String(), Type.Object({ issuer: address, keys: address }, closed)),
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
  const problem = typeof text === 'string' ? problemOf(parseJson(text)) : text.message;
  if (problem === null) return success(parseJson(text) as Rights);
  return failure('invalid-rights', `RELEASE_RIGHTS: ${file} cannot be used: ${problem}.`);
}

function problemOf(value: unknown): string | null {
  if (!Value.Check(rightsSchema, value)) return schemaProblem(Value.Errors(rightsSchema, value));
  const { issuers = {}, teams } = value;
  for (const [name, { key, pipeline }] of Object.entries(teams)) {
    if (key === undefined && !pipeline) return `team ${name} has neither a key nor a pipeline`;
    if (pipeline && !Object.hasOwn(issuers, pipeline.issuer))
      return `team ${name} names the issuer ${pipeline.issuer}, which is none of issuers`;
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

/** Why a team may not make a change; null where it has each right that it takes, of each app that it is about. */
export function rightsRefusal(
  who: string,
  { grants }: Pick<Team, 'grants'>,
  change: IntendedChange,
): Failure | null {
  const { channel } = change;
  const has = (right: string, app: string) =>
    grants.some(
      ({ may, apps, channels }) =>
        may.some((each) => each === right) &&
        apps.some((each) => each === '*' || each === app) &&
        channels.includes(channel),
    );
  for (const app of change.apps) {
    const missing = rightsFor(change, app).find((right) => !has(right, app));
    if (missing !== undefined)
      return failure(
        'no-right',
        `${who} has no right to ${missing} ${app} on ${channel}, which this takes: nothing was changed. Rights are in the file of RELEASE_RIGHTS.`,
      ).failure;
  }
  return null;
}
