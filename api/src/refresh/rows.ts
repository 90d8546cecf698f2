import type { FastifyBaseLogger } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { DataChange } from '../db/database.ts';
import { isDatabaseDown } from '../db/down.ts';
import { withUpdates } from '../flights/flightBook.ts';
import { readUpdates } from '../flights/updates.ts';
import { readRecent } from '../live/readings/store.ts';
import { isDomain, loadStore, reloadDomains } from '../loadStore.ts';
import type { Store } from '../store.ts';

/**
 * Reads the rows into memory, and again what any process says has changed.
 * @throws when they cannot be read at first.
 */
export async function followRows(
  { clock, database, responses }: Pick<ApiContext, 'clock' | 'database' | 'responses'>,
  log: FastifyBaseLogger,
) {
  const wanted = new Set<DataChange>();
  let loading: Promise<void> | null = null;
  /** A change that could not be read, as when every connection was taken: the next look reads it. */
  let missed = false;
  let ready = false;

  function replace(fresh: Store) {
    kept = fresh;
    responses.dataChanged();
  }

  async function read(changes: readonly DataChange[]) {
    const named = changes.filter((what) => what !== 'updates');
    // `all`, or what only a process of another version knows.
    if (!named.every(isDomain)) return replace(await loadStore(database, clock.now()));
    if (named.length > 0) replace(await reloadDomains(database, clock.now(), kept, named));
    if (changes.includes('updates')) await readFeeds();
  }

  async function readFeeds() {
    const orm = database.work.orm();
    const updates = await readUpdates(orm, kept.flights.sequence);
    const readings = { ...kept.readings, ...(await readRecent(orm)) };
    const flights = updates.length > 0 ? withUpdates(kept.flights, updates) : kept.flights;
    replace({ ...kept, flights, readings });
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

  /** Reads what was missed, if anything was. */
  async function readMissed() {
    if (!missed) return;
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
  await readMissed();

  return {
    /** Another object after each change of data. */
    store: () => kept,
    reload,
    readMissed,
    /** Whatever changes now is read by the next `readMissed`. */
    miss() {
      missed = true;
    },
    /** Reads no change that is announced from now on. */
    ignoreChanges() {
      ready = false;
    },
    /** Kept when what is being read has been. */
    settled: async () => void (await loading?.catch(() => undefined)),
  };
}
