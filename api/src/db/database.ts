import type { PoolClient } from 'pg';
import { makeBreaker } from './breaker.ts';
import { startEmbedded, type EmbeddedPostgres, type Log } from './embedded.ts';
import { keepJobs, type Job } from './jobs.ts';
import { migrate } from './migrate.ts';
import { openPubSub } from './pubSub.ts';
import {
  allowed,
  forRequests,
  forWork,
  openSessions,
  readPatience,
  type Sessions,
} from './sessions.ts';
import { keepListener } from './listener.ts';

/** Its own sessions are for requests: a statement has two seconds, and a database that hangs is told within three, unless `DATABASE_PATIENCE` gives it longer. */
export interface Database extends Sessions {
  /** For the site's own work, which takes minutes: seeding, loading, imports, feeds, retention. */
  work: Sessions;
  /** Whether the database answers, within two seconds. */
  ping(): Promise<boolean>;
  /** Whether it did when it was last asked. */
  isUp(): boolean;
  /** Whether nothing has failed for want of room on its disk for a minute. */
  hasRoom(): boolean;
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

/** What others must read again: all, what a domain keeps in memory, by its name, or only what feeds and sensors have said since the last look. */
export type DataChange = 'all' | 'updates' | (string & {});

/** Tells every process that reads this database what data has changed; sent when the transaction commits. */
export async function announceChange(client: PoolClient, what: DataChange) {
  if (what !== 'updates')
    await client.query(
      `insert into meta (key, value) values ('changed-at', now()::text)
       on conflict (key) do update set value = excluded.value`,
    );
  await client.query('select pg_notify($1, $2)', [channel, what]);
}

/** When data were last changed, the same for every process that asks; null when nobody ever told. */
export async function lastChange(database: Sessions): Promise<Date | null> {
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
 * @param options.patience how many times as long as usual it may take; `DATABASE_PATIENCE` unless given.
 */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  patience?: number | undefined;
  log: Log;
}): Promise<Database> {
  const { dataDir, databaseUrl, patience = readPatience(process.env), log } = options;
  const embedded: EmbeddedPostgres | null = databaseUrl ? null : await startEmbedded(dataDir, log);
  const urlNow = () => databaseUrl ?? embedded?.url ?? '';
  const listener = keepListener(urlNow);
  let url = urlNow();
  const open = () => ({
    requests: openSessions(url, allowed(forRequests, patience), () => breaker),
    work: openSessions(url, allowed(forWork, patience), () => breaker),
  });
  let kinds = open();
  const breaker = makeBreaker(() => kinds.requests.answers(longestPing * patience), log);

  const client = await kinds.work.connect();
  try {
    await migrate(client);
  } finally {
    client.release();
  }

  return {
    orm: () => kinds.requests.orm(),
    transaction: (work) => kinds.requests.transaction(work),
    work: {
      orm: () => kinds.work.orm(),
      transaction: (work) => kinds.work.transaction(work),
    },
    ping: () => breaker.ask(),
    isUp: () => breaker.isUp(),
    hasRoom: () => breaker.hasRoom(),
    onChange: (changed) => openPubSub(listener).listen(channel, changed, () => changed('all')),
    has: keepJobs(listener),
    async revive() {
      await embedded?.revive();
      if (urlNow() === url) return;
      url = urlNow();
      const { requests, work } = kinds;
      kinds = open();
      void requests.end();
      void work.end();
    },
    async close() {
      await listener.close();
      await kinds.requests.end();
      await kinds.work.end();
      await embedded?.stop();
    },
  };
}
