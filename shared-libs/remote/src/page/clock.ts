import { createContext, useContext, useSyncExternalStore } from 'react';

/** The time as the site shows it. It is a value one subscribes to, so that rendering never reads a clock. */
export interface PageClock {
  now: () => Date;
  /** The instant that the server rendered with: what is hydrated late must still begin with it. */
  serverNow: () => Date;
  subscribe: (onTick: () => void) => () => void;
}

/** A clock that stands still: on the server, in tests, and in the browser until the page is hydrated. */
export function stillClock(instant: Date): PageClock {
  return { now: () => instant, serverNow: () => instant, subscribe: () => () => undefined };
}

/**
 * The browser's clock. It starts at the server's instant, so that the first render equals the server's, and
 * ticks from then on.
 * @param serverNow when the page was rendered.
 * @param frozen the server's clock stands still (tests do this), so this one does too.
 * @param interval milliseconds between ticks.
 * @param ahead milliseconds that the server's clock is ahead of the real one (in tests).
 */
export function tickingClock(
  serverNow: Date,
  frozen: boolean,
  interval = 30_000,
  ahead = 0,
): PageClock {
  if (frozen) return stillClock(serverNow);
  let current = serverNow;
  const listeners = new Set<() => void>();
  const tick = () => {
    current = new Date(Date.now() + ahead);
    for (const listener of listeners) listener();
  };
  // A tab that was asleep, or that going back has brought again, is right as soon as it is seen.
  const wake = () => {
    if (!document.hidden) tick();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    now: () => current,
    serverNow: () => serverNow,
    subscribe(onTick) {
      listeners.add(onTick);
      if (!timer) {
        timer = setInterval(tick, interval);
        // A page from a cache may be older than it says: catch up once it is hydrated.
        setTimeout(tick, 0);
        document.addEventListener('visibilitychange', wake);
        addEventListener('pageshow', wake);
      }
      return () => {
        listeners.delete(onTick);
        if (listeners.size === 0) {
          clearInterval(timer);
          timer = undefined;
          document.removeEventListener('visibilitychange', wake);
          removeEventListener('pageshow', wake);
        }
      };
    },
  };
}

const ClockContext = createContext<PageClock>(stillClock(new Date(0)));
export const ClockProvider = ClockContext.Provider;

/** The time to render with; the component renders again when it ticks. */
export function useNow(): Date {
  const clock = useContext(ClockContext);
  return useSyncExternalStore(clock.subscribe, clock.now, clock.serverNow);
}
