import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from './context.ts';
import { announceChange, type DataChange } from './db/database.ts';
import { withUpdates } from './flights/flightBook.ts';
import { fillWindow } from './flights/plan/window.ts';
import { readUpdates } from './feed/store.ts';
import { loadStore, type Store } from './store.ts';
import { bogotaDay } from './time/time.ts';

const tickMs = 1_000;
const checkDatabaseEvery = 3;
/** A site that missed a notice, while its database was away, is at most this old. */
const reloadEvery = 600;
const rebuiltPerTick = 30;

export interface KeptFresh {
  /** Reads what feeds have said since the last look; kept when the boards show it. */
  followFeeds: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Keeps the rows in memory and the ready answers up to date: reloads when another process changed data, moves the
 * window of flights on at midnight, rebuilds the answers in use when the minute turns, and brings a dead database back.
 * Answers how to stop it all.
 */
export async function keepFresh(
  { clock, database, hot, store }: Omit<ApiContext, 'followFeeds'>,
  log: FastifyBaseLogger,
  replace: (store: Store) => void,
): Promise<KeptFresh> {
  let date = bogotaDay(clock.now().getTime());
  let ticks = 0;
  let loading: Promise<void> | null = null;
  let wanted: DataChange | null = null;
  let down = false;
  let busy = false;
  /** A change that could not be read, as when every connection was taken: the next look reads it. */
  let missed = false;

  /** One load at a time; a change during a load is read after it, before the promise is kept. */
  function reload(what: DataChange = 'all'): Promise<void> {
    if (wanted !== 'all') wanted = what;
    loading ??= (async () => {
      try {
        while (wanted !== null) {
          const now: DataChange = wanted;
          wanted = null;
          if (now === 'all') replace(await loadStore(database, clock.now()));
          else await followFeeds();
        }
      } finally {
        loading = null;
        wanted = null;
      }
    })();
    return loading;
  }

  async function followFeeds() {
    const updates = await readUpdates(database.orm(), store().flights.sequence);
    if (updates.length > 0) replace({ ...store(), flights: withUpdates(store().flights, updates) });
  }

  const changed = (what: DataChange) =>
    void reload(what).catch((error: unknown) => {
      missed = true;
      log.warn(error, 'The data could not be read again');
    });
  const unlisten = await database.onChange(changed);

  async function tick() {
    ticks += 1;
    if (ticks % checkDatabaseEvery === 0 && !(await database.ping())) {
      if (!down) log.warn('The database does not answer; the site goes on from memory');
      down = true;
      await database.revive();
      return;
    }
    if (down || missed) {
      if (down) log.info('The database answers again');
      down = false;
      await reload();
      missed = false;
    }
    const now = clock.now();
    if (bogotaDay(now.getTime()) !== date) {
      await database.transaction(async (client) => {
        if (await fillWindow(client, now)) await announceChange(client);
      });
      date = bogotaDay(now.getTime());
      await reload();
    } else if (ticks % reloadEvery === 0) {
      await reload();
    }
    for (const key of hot.staleKeys().slice(0, rebuiltPerTick)) {
      hot.rebuild(key);
      // Requests are answered between two rebuilds.
      await new Promise((next) => setImmediate(next));
    }
  }

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    tick()
      .catch((error: unknown) =>
        log.warn(
          error,
          `Keeping fresh failed; the data is of ${new Date(store().loadedAt).toISOString()}`,
        ),
      )
      .finally(() => {
        busy = false;
      });
  }, tickMs);
  timer.unref();

  return {
    followFeeds: () => reload('updates'),
    async stop() {
      clearInterval(timer);
      await unlisten();
      for (let waited = 0; (busy || loading) && waited < 100; waited++) {
        await new Promise((next) => setTimeout(next, 20));
      }
    },
  };
}
