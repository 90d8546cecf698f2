import { Socket } from 'node:net';
import pg from 'pg';
import { systemScheduler, type Scheduler } from '@eldorado/releases/scheduler';
import { DatabaseAway } from './down.ts';

/**
 * How the connection of a process's listener is looked after, in milliseconds. Both ends must notice the other's death: the
 * process asks every `checkEvery` and gives up after as long; the server ends a session that has not asked for `silence`,
 * so that the locks of a process that hangs, or of a machine that lost its network, go to another.
 */
const checkEvery = 5_000;
const silence = 20_000;
const retryAfter = 500;

export interface Listener {
  /** Runs a statement on the connection. Rejects while there is none. */
  query<T extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<T[]>;
  /** Does `work` at each opening from now on, before anything else uses the connection. */
  onOpen(work: () => Promise<void>): void;
  onNotification(heard: (channel: string, payload: string) => void): void;
  /** Connects, if nobody has yet. Resolves after the first try, whatever came of it; later ones follow by themselves. */
  start(): Promise<void>;
  /** Another number for each connection; 0 while there is none. What hung on an earlier one is gone. */
  session(): number;
  close(): Promise<void>;
}

/**
 * A connection that a process keeps for as long as it lives, and makes again when it breaks: notifications arrive on it, and the
 * locks of its jobs hang on it. A pool's connections will not do: they come and go. Through a proxy that lends
 * connections by the transaction (PgBouncer) neither works.
 * @param url asked at each try: the embedded server may come back on another port.
 * @param scheduler in whose time it is looked after.
 */
export function keepListener(url: () => string, scheduler: Scheduler = systemScheduler): Listener {
  const openings: (() => Promise<void>)[] = [];
  const hearers: ((channel: string, payload: string) => void)[] = [];
  let client: pg.Client | null = null;
  let drop: () => void = () => undefined;
  let sessions = 0;
  let opened = 0;
  let started: Promise<void> | undefined;
  const stop = new AbortController();
  const stopped = () => stop.signal.aborted;
  let endChecks: (() => void) | undefined;
  /** A connection runs one statement at a time. */
  let last: Promise<unknown> = Promise.resolve();

  function run<T extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
    const next = last.then(() => {
      if (client === null) throw new DatabaseAway('The listener is away');
      return client.query<T>(text, values);
    });
    last = next.catch(() => undefined);
    return next;
  }

  async function connect(): Promise<void> {
    const socket = new Socket();
    const next = new pg.Client({
      connectionString: url(),
      connectionTimeoutMillis: 3_000,
      application_name: 'eldorado-listener',
      keepAlive: true,
      stream: () => socket,
    });
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      socket.destroy();
      if (client === next) client = null;
      opened = 0;
      void scheduler.sleep(retryAfter, stop.signal).then(() => (stopped() ? undefined : connect()));
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ channel, payload = '' }) => {
      for (const heard of hearers) heard(channel, payload);
    });
    try {
      await next.connect();
      client = next;
      drop = lose;
      await run(`set idle_session_timeout = ${silence}`);
      if (stopped() || lost) return lose();
      opened = sessions += 1;
      for (const work of openings) await work();
    } catch {
      // Tried again in a moment; whoever needs it now is told by `query`.
      lose();
    }
  }

  /** A connection whose other end has gone without a word breaks only when it is used. */
  async function look() {
    const asked = client;
    if (asked === null) return;
    const answered = new AbortController();
    void scheduler.sleep(checkEvery, answered.signal).then(() => {
      if (!answered.signal.aborted && asked === client) drop();
    });
    await run('select 1').catch(() => undefined);
    answered.abort();
  }

  return {
    query: async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await run<T>(text, values)).rows,
    onOpen: (work) => void openings.push(work),
    onNotification: (heard) => void hearers.push(heard),
    start() {
      endChecks ??= scheduler.every(checkEvery, () => void look());
      return (started ??= connect());
    },
    session: () => opened,
    async close() {
      stop.abort();
      endChecks?.();
      await started;
      await client?.end().catch(() => undefined);
    },
  };
}
