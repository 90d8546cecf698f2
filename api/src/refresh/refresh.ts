import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import { announceChange } from '../db/database.ts';
import { isDatabaseDown } from '../db/down.ts';
import { fillWindow } from '../flights/plan/window.ts';
import type { Store } from '../store.ts';
import { repeat } from '../time/repeat.ts';
import { bogotaDay } from '../time/time.ts';
import { followRows } from './rows.ts';

const tickMs = 1_000;
const checkDatabaseEvery = 3;
/** A site that missed a notice, while its database was away, is at most this old. */
const reloadEvery = 600;
const rebuiltPerTick = 30;
/** Milliseconds that an end waits for what is under way: a database that hangs would keep it. */
const longestEnd = 2_000;

export interface Refresh {
  /** The rows in memory; another object after each change of data. */
  store: () => Store;
  /** Reads what feeds have said since the last look; kept when the boards show it. */
  followFeeds: () => Promise<void>;
  stop: () => Promise<void>;
}

type Parts = Pick<ApiContext, 'clock' | 'database' | 'responses' | 'scheduler'>;

/**
 * Reads the rows into memory and refreshes them and the ready answers: reads again what any process changed, moves the window of
 * flights on at midnight, rebuilds the answers in use when the minute turns, and brings a dead database back.
 * @throws when the rows cannot be read at first.
 */
export async function startRefresh(parts: Parts, log: FastifyBaseLogger): Promise<Refresh> {
  const { clock, database, responses, scheduler } = parts;
  const rows = await followRows(parts, log);
  let date = bogotaDay(clock.now().getTime());
  let ticks = 0;
  let looks = 0;

  /** Every second while the database is away, whatever else hangs on it. */
  async function look() {
    looks += 1;
    if (database.isUp() && looks % checkDatabaseEvery !== 0) return;
    if (!(await database.ping())) await database.revive();
  }

  async function follow() {
    if (!database.isUp()) return rows.miss();
    await rows.readMissed();
    const now = clock.now();
    if (bogotaDay(now.getTime()) !== date) {
      // Of several processes the first fills it; hours of service are another day's for each.
      await database.work.transaction(async (client) => {
        if (await fillWindow(client, now)) await announceChange(client, 'flights');
      });
      date = bogotaDay(now.getTime());
      await rows.reload();
    } else if (ticks % reloadEvery === 0) {
      await rows.reload();
    }
  }

  async function tick() {
    ticks += 1;
    await follow().catch((error: unknown) => {
      if (isDatabaseDown(error)) return;
      const loaded = new Date(rows.store().loadedAt).toISOString();
      log.warn(error, `The refresh failed; the data is of ${loaded}`);
    });
    responses.dropUnused();
    for (const key of responses.staleKeys().slice(0, rebuiltPerTick)) {
      responses.rebuild(key);
      // Requests are answered between two rebuilds.
      await new Promise((next) => setImmediate(next));
    }
  }

  const warn = (error: unknown) => log.warn(error, 'The refresh failed');
  const loops = [tick, look].map((work) => repeat(scheduler, tickMs, work, warn));

  return {
    store: rows.store,
    followFeeds: () => rows.reload('updates'),
    async stop() {
      rows.ignoreChanges();
      const ended = Promise.all(loops.map((loop) => loop.close())).then(rows.settled);
      const stopped = new AbortController();
      const late = scheduler.sleep(longestEnd, stopped.signal);
      await Promise.race([ended, late]);
      stopped.abort();
    },
  };
}
