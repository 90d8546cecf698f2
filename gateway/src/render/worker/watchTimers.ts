import { AsyncLocalStorage } from 'node:async_hooks';

/** What a remote's part of a page leaves behind, by page. */
export interface Scope {
  remote: string;
  /** Timers of the page that have not run. */
  timers: Map<object, { remote: string; repeats: boolean }>;
}

/** Whose code is running: known across promises and timers. */
export const running = new AsyncLocalStorage<Scope>();

/**
 * Runs what belongs to the process and outlives the page that needs it first: its timers are not the page's, nor is what
 * goes wrong in it.
 */
export const ofTheProcess = <T>(work: () => T): T => running.exit(work);

/**
 * Makes timers known by who set them, so that a page's end ends them. The runtime's own timers, set outside of a page,
 * stay as they are.
 */
export function watchTimers(): void {
  const { setTimeout: later, setInterval: repeat, clearTimeout: end } = globalThis;
  type Callback = (...args: unknown[]) => void;

  const watched =
    (start: typeof later | typeof repeat, repeats: boolean) =>
    (callback: Callback, milliseconds?: number, ...args: unknown[]) => {
      const scope = running.getStore();
      if (!scope) return (start as typeof later)(callback, milliseconds, ...args);
      const run: Callback = (...given) => {
        if (!repeats) scope.timers.delete(timer);
        callback(...given);
      };
      const timer: NodeJS.Timeout = (start as typeof later)(run, milliseconds, ...args).unref();
      scope.timers.set(timer, { remote: scope.remote, repeats });
      return timer;
    };
  const ended = (timer: NodeJS.Timeout | undefined) => {
    if (timer) running.getStore()?.timers.delete(timer);
    end(timer);
  };
  Object.assign(globalThis, {
    setTimeout: watched(later, false),
    setInterval: watched(repeat, true),
    clearTimeout: ended,
    clearInterval: ended,
  });
}

/**
 * Ends what a page left. @returns the remote that left a timer which repeats, or null: one that runs once is how
 * libraries wait, and ends with the page.
 */
export function endTimers({ timers }: Scope): string | null {
  let left: string | null = null;
  for (const [timer, { remote, repeats }] of timers) {
    clearTimeout(timer as NodeJS.Timeout);
    if (repeats) left ??= remote;
  }
  timers.clear();
  return left;
}
