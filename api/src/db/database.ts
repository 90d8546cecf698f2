import { randomUUID } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg, { type PoolClient } from 'pg';
import { startEmbedded, type EmbeddedPostgres, type Log } from './embedded.ts';
import { migrate } from './migrate.ts';

export interface Database {
  orm(): NodePgDatabase;
  /** Runs `work` in one transaction: all of it or nothing. */
  transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T>;
  /** Whether the database answers, within two seconds. */
  ping(): Promise<boolean>;
  /** Calls `changed` after another process has changed data; answers a function that stops it. */
  onChange(changed: (what: DataChange) => void): Promise<() => Promise<void>>;
  /** Brings the embedded server back when it has died. */
  revive(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'airport_data';
/** Process numbers repeat: in a container each is 1. */
const self = randomUUID();

/** What others must read again: every table, or only what feeds say of legs. */
export type DataChange = 'all' | 'updates';

/** Tells every process that reads this database that data has changed; sent when the transaction commits. */
export async function announceChange(client: PoolClient, what: DataChange = 'all') {
  await client.query('select pg_notify($1, $2)', [channel, `${self} ${what}`]);
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
      return pool.query('select 1').then(
        () => true,
        () => false,
      );
    },
    async onChange(changed) {
      let listener: pg.Client | null = null;
      let stopped = false;
      async function listen() {
        const next = new pg.Client({ connectionString: urlNow(), connectionTimeoutMillis: 3_000 });
        const again = () => {
          if (listener !== next || stopped) return;
          listener = null;
          const missed = () => changed('all');
          setTimeout(() => void listen().then(missed, () => undefined), 1_000).unref();
        };
        listener = next;
        next.on('error', again);
        next.on('end', again);
        next.on('notification', ({ payload = '' }) => {
          const [sender, what] = payload.split(' ');
          if (sender !== self) changed(what === 'updates' ? 'updates' : 'all');
        });
        try {
          await next.connect();
          await next.query(`listen ${channel}`);
        } catch (error) {
          again();
          throw error;
        }
      }
      await listen();
      return async () => {
        stopped = true;
        await listener?.end().catch(() => undefined);
      };
    },
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
      await pool.end().catch(() => undefined);
      await embedded?.stop();
    },
  };
}
