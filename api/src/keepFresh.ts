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
  /** The rows in memory; another object after each change of data. */
  store: () => Store;
  /** Reads what feeds have said since the last look; kept when the boards show it. */
  followFeeds: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Reads the rows into memory and keeps them and the ready answers up to date: reloads when any process changed data,
 * moves the window of flights on at midnight, rebuilds the answers in use when the minute turns, and brings a dead
 * database back. Throws when they cannot be read at first.
 */
export async function keepFresh(
  { clock, database, hot }: Pick<ApiContext, 'clock' | 'database' | 'hot'>,
  log: FastifyBaseLogger,
): Promise<KeptFresh> {
  let date = bogotaDay(clock.now().getTime());
  let ticks = 0;
  let loading: Promise<void> | null = null;
  let wanted: DataChange | null = null;
  let down = false;
  let busy = false;
  /** A change that could not be read, as when every connection was taken: the next look reads it. */
  let missed = false;
  let ready = false;

  function replace(fresh: Store) {
    kept = fresh;
    hot.dataChanged();
  }

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
    const updates = await readUpdates(database.orm(), kept.flights.sequence);
    if (updates.length > 0) replace({ ...kept, flights: withUpdates(kept.flights, updates) });
  }

  async function readMissed() {
    missed = false;
    await reload().catch((error: unknown) => {
      missed = true;
      throw error;
    });
  }

  const changed = (what: DataChange) => {
    if (!ready) {
      missed = true;
      return;
    }
    reload(what).catch((error: unknown) => {
      missed = true;
      log.warn(error, 'The data could not be read again');
    });
  };
  // Before the first reading: what is changed while it goes on is read after it.
  await database.onChange(changed);
  let kept = await loadStore(database, clock.now());
  ready = true;
  if (missed) await readMissed();

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
      await readMissed();
    }
    const now = clock.now();
    if (bogotaDay(now.getTime()) !== date) {
      // Of several processes the first fills it; hours of service are another day's for each.
      await database.transaction(async (client) => {
        if (await fillWindow(client, now)) await announceChange(client);
      });
      date = bogotaDay(now.getTime());
      await reload();
    } else if (ticks % reloadEvery === 0) {
      await reload();
    }
    hot.dropUnused();
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
          `Keeping fresh failed; the data is of ${new Date(kept.loadedAt).toISOString()}`,
        ),
      )
      .finally(() => {
        busy = false;
      });
  }, tickMs);
  timer.unref();

  return {
    store: () => kept,
    followFeeds: () => reload('updates'),
    async stop() {
      clearInterval(timer);
      ready = false;
      for (let waited = 0; (busy || loading) && waited < 100; waited++) {
        await new Promise((next) => setTimeout(next, 20));
      }
    },
  };
}
