/**
 * What goes on by itself: handed to whatever repeats, polls or waits, so that a test moves time (`handScheduler`) instead of waiting
 * for it. Milliseconds throughout.
 */
export interface Scheduler {
  /** Since any moment; goes on at an even pace whatever is done to the machine's clock. */
  now(): number;
  /** Resolves after so long, or at once when it is not to be waited for any more. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Runs something again and again. @returns what ends that. */
  every(milliseconds: number, run: () => void): () => void;
}

/** Real time. What waits in it keeps no process alive, unless `holds`. */
export const realScheduler = ({ holds = false } = {}): Scheduler => ({
  now: () => performance.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const timer = setTimeout(done, milliseconds);
      if (!holds) timer.unref();
      function done() {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      }
      signal?.addEventListener('abort', done);
    }),
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    if (!holds) timer.unref();
    return () => clearInterval(timer);
  },
});

export const systemScheduler = realScheduler();

/** Time that a test moves. */
export interface HandScheduler extends Scheduler {
  /** Moves it on: what comes due runs in its order, each at its own instant. */
  advance(milliseconds: number): Promise<void>;
}

/** Time that stands still until a test moves it. */
export function handScheduler(): HandScheduler {
  let now = 0;
  const due = new Set<{ at: number; run: () => void }>();
  const plan = (milliseconds: number, run: () => void) => {
    const entry = { at: now + milliseconds, run };
    due.add(entry);
    return () => void due.delete(entry);
  };
  const next = (until: number) =>
    [...due].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const end = plan(milliseconds, done);
        function done() {
          end();
          signal?.removeEventListener('abort', done);
          resolve();
        }
        signal?.addEventListener('abort', done);
      }),
    every(milliseconds, run) {
      let end = plan(milliseconds, again);
      function again() {
        end = plan(milliseconds, again);
        run();
      }
      return () => end();
    },
    async advance(milliseconds) {
      const until = now + milliseconds;
      for (let entry = next(until); entry; entry = next(until)) {
        due.delete(entry);
        now = Math.max(now, entry.at);
        entry.run();
        // Who slept plans anew before the next one's turn.
        await new Promise((resolve) => setImmediate(resolve));
      }
      now = until;
    },
  };
}
