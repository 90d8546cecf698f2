import { checkpointsOf } from '../../live/checkpoints.ts';
import type { QueueTime } from '../../live/schema.ts';
import { waitAt } from '../../live/waits.ts';
import type { Store } from '../../store.ts';
import { iso } from '../../time/time.ts';

/** Minutes until the bus between terminals comes, on average: an estimate of ours, since how often it runs is not known. */
export const busMinutes = 8;

/** A wait, whose figure it is, and when it was so. */
export interface TodaysWait extends Pick<QueueTime, 'source' | 'updatedAt'> {
  seconds: number;
}

/**
 * The waits at `now` by the names of the walking graph's queues: those of the live security queues such as
 * `1-national` (the middle of their range), `emigration` and `immigration` for the passport desks before and after a
 * flight, `bus` between the terminals.
 */
export function todaysWaits(
  store: Pick<Store, 'flights' | 'queues' | 'readings'>,
  now: number,
): Readonly<Record<string, TodaysWait>> {
  const waits = checkpointsOf(store).map((row): [string, TodaysWait] => {
    const { minutesMin, minutesMax, source, updatedAt } = waitAt(store, row, now);
    const seconds = Math.round((minutesMin + minutesMax) / 2) * 60;
    return [row.id, { seconds, source, updatedAt }];
  });
  const bus = { seconds: busMinutes * 60, source: 'demo' as const, updatedAt: iso(now) };
  return Object.fromEntries([...waits, ['bus', bus]]);
}
