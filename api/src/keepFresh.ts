import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from './context.ts';
import { announceChange, type DataChange } from './db/database.ts';
import { isDatabaseDown } from './db/down.ts';
import { withUpdates } from './flights/flightBook.ts';
import { fillWindow } from './flights/plan/window.ts';
import { readUpdates } from './flights/updates.ts';
import { readRecent } from './live/readings/store.ts';
import { isDomain, loadStore, reloadDomains } from './loadStore.ts';
import type { Store } from './store.ts';
import { repeat } from './time/repeat.ts';
import { bogotaDay } from './time/time.ts';

const tickMs = 1_000;
const checkDatabaseEvery = 3;
/** A site that missed a notice, while its database was away, is at most this old. */
const reloadEvery = 600;
const rebuiltPerTick = 30;
/** Milliseconds that an end waits for what is under way: a database that hangs would keep it. */
const longestEnd = 2_000;

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
  {
    clock,
    database,
    responses,
    scheduler,
  }: Pick<ApiContext, 'clock' | 'database' | 'responses' | 'scheduler'>,
  log: FastifyBaseLogger,
): Promise<KeptFresh> {
  let date = bogotaDay(clock.now().getTime());
  let ticks = 0;
  let looks = 0;
  let loading: Promise<void> | null = null;
  const wanted = new Set<DataChange>();
  /** A change that could not be read, as when every connection was taken: the next look reads it. */
  let missed = false;
  let ready = false;

  function replace(fresh: Store) {
    kept = fresh;
    responses.dataChanged();
  }

  /** One load at a time; a change during a load is read after it, before the promise is kept. */
  function reload(what: DataChange = 'all'): Promise<void> {
    wanted.add(what);
    loading ??= (async () => {
      try {
        while (wanted.size > 0) {
          const now = [...wanted];
          wanted.clear();
          await read(now);
        }
      } finally {
        loading = null;
        wanted.clear();
      }
    })();
    return loading;
  }

  async function read(changes: readonly DataChange[]) {
    const named = changes.filter((what) => what !== 'updates');
    // `all`, or what only a process of another version knows.
    if (!named.every(isDomain)) return replace(await loadStore(database, clock.now()));
    if (named.length > 0) replace(await reloadDomains(database, clock.now(), kept, named));
    if (changes.includes('updates')) await followFeeds();
  }

  async function followFeeds() {
    const orm = database.work.orm();
    const updates = await readUpdates(orm, kept.flights.sequence);
    const readings = { ...kept.readings, ...(await readRecent(orm)) };
    const flights = updates.length > 0 ? withUpdates(kept.flights, updates) : kept.flights;
    replace({ ...kept, flights, readings });
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
      if (!isDatabaseDown(error)) log.warn(error, 'The data could not be read again');
    });
  };
  // Before the first reading: what is changed while it goes on is read after it.
  await database.onChange(changed);
  let kept = await loadStore(database, clock.now());
  ready = true;
  if (missed) await readMissed();

  /** Every second while the database is away, whatever else hangs on it. */
  async function look() {
    looks += 1;
    if (database.isUp() && looks % checkDatabaseEvery !== 0) return;
    if (!(await database.ping())) await database.revive();
  }

  async function follow() {
    if (!database.isUp()) {
      missed = true;
      return;
    }
    if (missed) await readMissed();
    const now = clock.now();
    if (bogotaDay(now.getTime()) !== date) {
      // Of several processes the first fills it; hours of service are another day's for each.
      await database.work.transaction(async (client) => {
        if (await fillWindow(client, now)) await announceChange(client, 'flights');
      });
      date = bogotaDay(now.getTime());
      await reload();
    } else if (ticks % reloadEvery === 0) {
      await reload();
    }
  }

  async function tick() {
    ticks += 1;
    await follow().catch((error: unknown) => {
      if (isDatabaseDown(error)) return;
      const loaded = new Date(kept.loadedAt).toISOString();
      log.warn(error, `Keeping fresh failed; the data is of ${loaded}`);
    });
    responses.dropUnused();
    for (const key of responses.staleKeys().slice(0, rebuiltPerTick)) {
      responses.rebuild(key);
      // Requests are answered between two rebuilds.
      await new Promise((next) => setImmediate(next));
    }
  }

  const warn = (error: unknown) => log.warn(error, 'Keeping fresh failed');
  const loops = [tick, look].map((work) => repeat(scheduler, tickMs, work, warn));

  return {
    store: () => kept,
    followFeeds: () => reload('updates'),
    async stop() {
      ready = false;
      const ended = Promise.all(loops.map((loop) => loop.close()));
      const stopped = new AbortController();
      const late = scheduler.sleep(longestEnd, stopped.signal);
      await Promise.race([ended.then(() => loading?.catch(() => undefined)), late]);
      stopped.abort();
    },
  };
}
