import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type PoolClient } from 'pg';
import { systemScheduler, type Scheduler } from '@eldorado/releases/scheduler';
import type { Breaker } from './breaker.ts';
import { isDatabaseDown } from './down.ts';

/** Connections for statements of one kind. All of it rejects at once while the database is known to be away. */
export interface Sessions {
  orm(): NodePgDatabase;
  /** Runs `work` in one transaction: all of it or nothing. */
  transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
}

/**
 * What a kind of work may take, in milliseconds: `statement` as PostgreSQL counts, which cancels it, `answer` as the process
 * does, whom a PostgreSQL that hangs tells nothing; `start` is for a connection, and for a transaction to begin.
 */
export interface Allowance {
  connections: number;
  start: number;
  statement: number;
  answer: number;
}

/** A request's statements: somebody waits, and is told within three seconds that it was in vain. */
export const forRequests: Allowance = {
  connections: 5,
  start: 2_500,
  statement: 2_000,
  answer: 2_500,
};
/** The site's own work: filling and loading tables, imports, feeds, retention. */
export const forWork: Allowance = {
  connections: 3,
  start: 2_500,
  statement: 120_000,
  answer: 125_000,
};

/** The same work on a slower machine. @param patience how many times as long everything may take. */
export const allowed = (
  { connections, start, statement, answer }: Allowance,
  patience: number,
): Allowance => ({
  connections,
  start: start * patience,
  statement: statement * patience,
  answer: answer * patience,
});

/**
 * How many times as long as usual a database may take, as `DATABASE_PATIENCE` says; 1 unless it is set.
 * @throws naming the variable, when it is no number from 1 to 100.
 */
export function readPatience(env: Readonly<Record<string, string | undefined>>): number {
  const patience = Number(env['DATABASE_PATIENCE'] || '1');
  if (patience >= 1 && patience <= 100) return patience;
  throw new Error('DATABASE_PATIENCE must be a number from 1 to 100');
}

const lastMoment = 300;

type Timed = pg.QueryConfig & { query_timeout: number };
const timed = (text: string, query_timeout: number): Timed => ({ text, query_timeout });

/**
 * A pool with time-outs.
 * @param guard lets statements through, or refuses them.
 * @param scheduler in whose time `answers` waits; the time-outs of statements are the library's.
 */
export function openSessions(
  connectionString: string,
  { connections, start, statement, answer }: Allowance,
  guard: () => Pick<Breaker, 'run'>,
  scheduler: Scheduler = systemScheduler,
) {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: start,
    statement_timeout: statement,
    query_timeout: answer,
    idleTimeoutMillis: 60_000,
    allowExitOnIdle: true,
  });
  // An idle connection that breaks is replaced at the next query.
  pool.on('error', () => undefined);
  const query = pool.query.bind(pool) as (text: string | pg.QueryConfig) => Promise<unknown>;
  // Drizzle asks the pool itself.
  pool.query = ((...asked: Parameters<typeof query>) =>
    guard().run(() => query(...asked))) as typeof pool.query;
  const orm = drizzle(pool);

  async function transact<T>(work: (client: PoolClient) => Promise<T>) {
    const client = await pool.connect();
    // Without a listener a connection that breaks between two queries would end the process.
    const ignore = () => undefined;
    client.on('error', ignore);
    let broken = false;
    try {
      await client.query(timed('begin', start));
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // One that does not answer is left: a rollback would wait behind what it is busy with.
      broken =
        isDatabaseDown(error) ||
        (await client.query('rollback').then(
          () => false,
          () => true,
        ));
      throw error;
    } finally {
      client.off('error', ignore);
      client.release(broken);
    }
  }

  return {
    orm: () => orm,
    transaction: <T>(work: (client: PoolClient) => Promise<T>) => guard().run(() => transact(work)),
    /** Whether the database answers within so many milliseconds, guarded or not. */
    answers(within: number): Promise<boolean> {
      const answered = new AbortController();
      const silence = async () => {
        // In two steps: after a pause of the process itself there is a moment left to read what has come.
        await scheduler.sleep(within - lastMoment, answered.signal);
        await scheduler.sleep(lastMoment, answered.signal);
        return false;
      };
      const answer = query(timed('select 1', within + lastMoment)).then(
        () => true,
        () => false,
      );
      return Promise.race([answer, silence()]).finally(() => answered.abort());
    },
    connect: () => pool.connect(),
    end: () => pool.end().catch(() => undefined),
  };
}
