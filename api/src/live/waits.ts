import type { Store } from '../store.ts';
import { bogotaDay, iso } from '../time/time.ts';
import type { Checkpoint } from './checkpoints.ts';
import { movementsAround, pastOf, queueSubject } from './course/course.ts';
import { slotMs } from './course/demoCourse.ts';
import { forecastSlot } from './course/forecast.ts';
import { levelOf, waitRange } from './figures.ts';

/** The wait at a checkpoint at `now`: what its sensor said last, or what the demonstration computes. */
export function waitAt(
  store: Pick<Store, 'flights' | 'readings'>,
  { id, checkpoint, passengers, wait }: Checkpoint,
  now: number,
) {
  const latest = store.readings.latest.get(id);
  if (latest !== undefined)
    return {
      minutesMin: latest.value,
      minutesMax: latest.value,
      level: levelOf(latest.value),
      source: 'import' as const,
      updatedAt: iso(latest.at),
    };
  const middle = wait(passengers(movementsAround(store, bogotaDay(now)), now));
  return { ...demoRange(checkpoint, middle), source: 'demo' as const, updatedAt: iso(now) };
}

const demoRange = (checkpoint: Checkpoint['checkpoint'], middle: number) =>
  checkpoint === 'immigration'
    ? { minutesMin: middle, minutesMax: middle, level: levelOf(middle) }
    : waitRange(middle);

/** Minutes, and whose figure it is. */
export interface ExpectedWait {
  minutesMin: number;
  minutesMax: number;
  level: 'low' | 'medium' | 'high';
  source: 'demo' | 'import';
}

/**
 * The wait at a checkpoint when `at` will have come, as expected at `now`: its sensor's forecast, as wide as yesterday's was
 * wrong, or the demonstration's own figure of then. Both UTC milliseconds.
 */
export function waitExpected(
  store: Pick<Store, 'flights' | 'readings' | 'queues'>,
  checkpoint: Checkpoint,
  { at, now }: { at: number; now: number },
): ExpectedWait {
  if (!store.readings.latest.has(checkpoint.id)) {
    const passengers = checkpoint.passengers(movementsAround(store, bogotaDay(at)), at);
    return { ...demoRange(checkpoint.checkpoint, checkpoint.wait(passengers)), source: 'demo' };
  }
  const subject = queueSubject(store, checkpoint, bogotaDay(at));
  const { days, strength, yesterday } = pastOf(store, subject, bogotaDay(now));
  const expected =
    at - now < slotMs ? null : forecastSlot(days, { at, planned: subject.planned(at) }, strength);
  if (expected === null) {
    const { minutesMin, minutesMax, level, source } = waitAt(store, checkpoint, now);
    return { minutesMin, minutesMax, level, source };
  }
  const middle = Math.round(expected);
  const error = Math.ceil(yesterday.forecast ?? 0);
  return {
    minutesMin: Math.max(0, middle - error),
    minutesMax: middle + error,
    level: levelOf(middle),
    source: 'import',
  };
}
