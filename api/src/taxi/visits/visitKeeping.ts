import type { FastifyBaseLogger } from 'fastify';
import type { PoolClient } from 'pg';
import { visitFields, type VisitStep } from '@eldorado/rules/taxi-visit';
import { newDraftToken } from '../../cases/store/links.ts';
import { textOf } from '../../http/input/formFields.ts';
import { makeHourlyBudget } from '../../http/limits/hourlyBudget.ts';
import { ApiProblem } from '../../http/problem.ts';
import { makeNetworkLimit } from '../../http/limits/networkLimit.ts';
import { makeSharedLimit } from '../../http/limits/sharedLimit.ts';
import type { Locale } from '../../text/locale.ts';
import { minute } from '../../time/time.ts';
import type { TaxiContext } from '../context.ts';
import { passengerOf, type TaxiPassenger } from '../signIn/sessions.ts';
import { faultsOf } from './answers.ts';
import { dropVisit, findVisit, keepVisit, newVisit, type Visit } from './visits.ts';

/** What a page without JavaScript sent. */
export interface VisitPost {
  fields: Readonly<Record<string, unknown>>;
  locale: Locale;
  address: string;
  /** The token that goes on; null without one. An action changes it. */
  token: string | null;
}

/** The page that goes on. */
export interface VisitNext {
  step: VisitStep;
  query?: Readonly<Record<string, string>>;
}

/** For a token that opens nothing. */
export const visitNotFound = () =>
  new ApiProblem(404, 'visit-not-found', 'There is no such visit, or it is too old.');
/** For what only who signed in may do. */
export const sessionEnded = () =>
  new ApiProblem(401, 'session-invalid', 'The session has ended. Sign in again.');

/** The token under which a visit goes on; of a form that is posted twice the same. */
export function successorIn({ fields }: VisitPost): string {
  const named = textOf(fields['successor']);
  return /^[\w-]{32}$/.test(named) ? named : newDraftToken();
}

export type VisitKeeping = ReturnType<typeof visitKeeping>;

/** How the visits of posts are found, kept and counted. */
export function visitKeeping(context: TaxiContext, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  const { clock, database, store, codeLimits } = context;
  const limitOf = (name: string, limit: number) =>
    makeSharedLimit(database, { name, limit, windowMs: 10 * minute });
  // Many begin from one network, each again with the phone; what comes after is one person's.
  const begun = makeNetworkLimit(database, {
    ...{ name: 'taxi-visits', limit: 400, windowMs: 10 * minute },
  });
  const allBegun = makeHourlyBudget(
    database,
    { name: 'taxi-visits', perHour: 3_000, what: 'visits without JavaScript' },
    log,
  );
  const posts = limitOf('taxi-visit', 100);
  const within = <Result>(work: (client: PoolClient) => Promise<Result>) =>
    database.transaction(work);

  const find = (token: string | null) =>
    token ? within((client) => findVisit(client, context, token)) : Promise.resolve(null);

  async function countBegun({ address }: VisitPost): Promise<void> {
    const now = clock.now().getTime();
    await begun.demand(address, now);
    await allBegun.demand(address, now);
  }

  /** The visit of a post. @throws {ApiProblem} 404 without one. */
  async function known(post: VisitPost): Promise<Visit> {
    const visit = await find(post.token);
    if (visit === null) throw visitNotFound();
    await posts.demand(post.token ?? '', clock.now().getTime());
    return visit;
  }

  const passengerIn = ({ session }: Visit) =>
    session === null ? Promise.resolve(null) : passengerOf(database, session, clock.now());

  return {
    find,
    known,
    passengerIn,

    async keep(post: VisitPost, visit: Visit): Promise<void> {
      post.token = await within((client) => keepVisit(client, context, post.token, visit));
    },

    /** Keeps no visit under the token of a post any more. */
    async drop(post: VisitPost): Promise<void> {
      await within((client) => dropVisit(client, post.token ?? ''));
      post.token = null;
    },

    /** The visit of a post, and a new one where there is none; only a token of ours names one. */
    async knownOrNew(post: VisitPost): Promise<Visit> {
      if ((await find(post.token)) !== null) return known(post);
      await countBegun(post);
      post.token = null;
      return newVisit();
    },

    /**
     * Keeps a visit under another token, since who sent somebody the address of this one must not read what follows. What it was
     * stays at the old one, for who goes back, unless it is somebody's.
     */
    async goOnApart(
      post: VisitPost,
      before: Visit,
      visit: Visit,
      successor: string,
    ): Promise<void> {
      const from = post.token;
      if (from !== null) await countBegun(post);
      const isSomebodys = before.userId !== null || before.answers.phone !== '';
      post.token = await within(async (client) => {
        if (from !== null && isSomebodys) await dropVisit(client, from);
        return keepVisit(client, context, successor, visit);
      });
    },

    /** @throws {ApiProblem} 401 without a session. */
    async signedIn(post: VisitPost): Promise<{ visit: Visit; passenger: TaxiPassenger }> {
      const visit = await known(post);
      const passenger = await passengerIn(visit);
      if (passenger === null) throw sessionEnded();
      return { visit, passenger };
    },

    /** The first of these pages on which something is wrong, to be shown again. */
    wrongPage(
      visit: Visit,
      locale: Locale,
      steps: readonly (keyof typeof visitFields)[],
    ): VisitNext | null {
      const options = { store: store(), now: clock.now(), locale, countries: codeLimits.countries };
      const wrong = new Set<string>(faultsOf(visit, options).map(({ path }) => path));
      const step = steps.find((page) => visitFields[page].some((field) => wrong.has(field)));
      return step === undefined ? null : { step, query: { check: '1' } };
    },
  };
}
