import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type PoolClient } from 'pg';
import { startEmbedded, type EmbeddedPostgres, type Log } from './embedded.ts';
import { keepJobs, type Job } from './jobs.ts';
import { migrate } from './migrate.ts';
import { openNotices } from './notices.ts';
import { keepStanding } from './standing.ts';

export interface Database {
  orm(): NodePgDatabase;
  /** Runs `work` in one transaction: all of it or nothing. */
  transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
  /** Whether the database answers, within two seconds. */
  ping(): Promise<boolean>;
  /** Calls `changed` after any process has changed data, this one included, and when a change may have been missed. */
  onChange(changed: (what: DataChange) => void): Promise<void>;
  /** Whether this process does a job for all of the database's; it takes one that nobody does. Rejects while it is away. */
  has(job: Job): Promise<boolean>;
  /** Brings the embedded server back when it has died. */
  revive(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'airport_data';
/** Milliseconds after which a database that says nothing counts as away: below the two seconds that are promised. */
const longestPing = 1_800;

/** What others must read again: every table, or only what feeds say of legs. */
export type DataChange = 'all' | 'updates';

/** Tells every process that reads this database that data has changed; sent when the transaction commits. */
export async function announceChange(client: PoolClient, what: DataChange = 'all') {
  if (what === 'all')
    await client.query(
      `insert into meta (key, value) values ('changed-at', now()::text)
       on conflict (key) do update set value = excluded.value`,
    );
  await client.query('select pg_notify($1, $2)', [channel, what]);
}

/** When data were last changed, the same for every process that asks; null when nobody ever told. */
export async function lastChange(database: Database): Promise<Date | null> {
  const { rows } = await database
    .orm()
    .execute<{ at: number }>(
      "select extract(epoch from value::timestamptz)::float8 as at from meta where key = 'changed-at'",
    );
  return rows[0] === undefined ? null : new Date(Math.floor(rows[0].at * 1_000));
}

/**
 * Connects to `databaseUrl`, or to the embedded server of `dataDir`, and brings its tables up to date. Throws when it
 * cannot; a database that goes away later is reported by `ping` and comes back by itself.
 */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  log: Log;
}): Promise<Database> {
  const { dataDir, databaseUrl, log } = options;
  const embedded: EmbeddedPostgres | null = databaseUrl ? null : await startEmbedded(dataDir, log);
  const urlNow = () => databaseUrl ?? embedded?.url ?? '';
  const standing = keepStanding(urlNow);
  let poolUrl = '';
  let pool = makePool();
  let orm = drizzle(pool);

  function makePool() {
    poolUrl = urlNow();
    const made = new pg.Pool({
      connectionString: poolUrl,
      max: 5,
      connectionTimeoutMillis: 3_000,
      idleTimeoutMillis: 60_000,
      allowExitOnIdle: true,
    });
    // An idle connection that breaks is replaced at the next query.
    made.on('error', () => undefined);
    return made;
  }

  async function transaction<T>(work: (client: PoolClient) => Promise<T>) {
    const client = await pool.connect();
    // Without a listener a connection that breaks between two queries would end the process.
    const ignore = () => undefined;
    client.on('error', ignore);
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      client.off('error', ignore);
      client.release();
      return result;
    } catch (error) {
      const broken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      client.off('error', ignore);
      client.release(broken);
      throw error;
    }
  }

  const client = await pool.connect();
  try {
    await migrate(client);
  } finally {
    client.release();
  }

  return {
    orm: () => orm,
    transaction,
    async ping() {
      let late: NodeJS.Timeout | undefined;
      const silence = new Promise<boolean>((resolve) => {
        late = setTimeout(() => resolve(false), longestPing).unref();
      });
      const answer = pool
        .query({ text: 'select 1', query_timeout: longestPing } as pg.QueryConfig)
        .then(
          () => true,
          () => false,
        );
      return Promise.race([answer, silence]).finally(() => clearTimeout(late));
    },
    onChange: (changed) =>
      openNotices(standing).listen(
        channel,
        (what) => changed(what === 'updates' ? 'updates' : 'all'),
        () => changed('all'),
      ),
    has: keepJobs(standing),
    async revive() {
      await embedded?.revive();
      if (urlNow() !== poolUrl) {
        const old = pool;
        pool = makePool();
        orm = drizzle(pool);
        void old.end();
      }
    },
    async close() {
      await standing.close();
      await pool.end().catch(() => undefined);
      await embedded?.stop();
    },
  };
}
