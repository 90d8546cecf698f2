import type { Scheduler } from '@eldorado/releases/scheduler';
import { isDatabaseDown } from '../db/down.ts';

/**
 * Does something again and again, one at a time, until it is closed. A failure is reported once, not at every run, until
 * it works again; that the database is away is reported by who watches it.
 */
export function repeat(
  scheduler: Scheduler,
  everyMs: number,
  work: () => Promise<void>,
  warn: (error: unknown) => void,
): { close: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  let failing = false;
  const stop = scheduler.every(everyMs, () => {
    if (busy) return;
    busy = true;
    running = work()
      .then(
        () => {
          failing = false;
        },
        (error: unknown) => {
          if (isDatabaseDown(error)) return;
          if (!failing) warn(error);
          failing = true;
        },
      )
      .finally(() => {
        busy = false;
      });
  });
  return {
    close() {
      stop();
      return running;
    },
  };
}
