/** spec.md section 9, milliseconds: how long it takes to fill, waits before it shows, and stays when done. */
const fillTime = 5_000;
const throttle = 200;
const lingerTime = 500;

/** The loading bar at one moment. Instants are milliseconds of one monotonic clock. */
export type LoadingBarState =
  | { phase: 'idle' }
  /** Work began; it may still be over before anybody need see it. */
  | { phase: 'waiting'; since: number }
  | { phase: 'filling'; since: number }
  | { phase: 'done'; since: number; failed: boolean };

export const idleBar: LoadingBarState = { phase: 'idle' };

/** What is going on: whether anything is under way, and whether something of it failed. */
export interface Activity {
  busy: boolean;
  failed: boolean;
}

/** The bar after work began or ended. */
export function afterActivity(
  bar: LoadingBarState,
  { busy, failed }: Activity,
  now: number,
): LoadingBarState {
  const running = bar.phase === 'waiting' || bar.phase === 'filling';
  if (busy) return running ? bar : { phase: 'waiting', since: now };
  if (!running) return bar;
  // Quick work that went well leaves no trace; a failure is shown however quick it was.
  if (bar.phase === 'waiting' && !failed) return idleBar;
  return { phase: 'done', since: now, failed };
}

/** The bar after time has passed. */
export function afterTime(bar: LoadingBarState, now: number): LoadingBarState {
  if (bar.phase === 'waiting' && now >= bar.since + throttle) {
    return { phase: 'filling', since: bar.since + throttle };
  }
  if (bar.phase === 'done' && now >= bar.since + lingerTime) return idleBar;
  return bar;
}

/** Milliseconds until `afterTime` changes the bar; null when only work can. */
export function timeToChange(bar: LoadingBarState, now: number): number | null {
  if (bar.phase === 'waiting') return Math.max(0, bar.since + throttle - now);
  if (bar.phase === 'done') return Math.max(0, bar.since + lingerTime - now);
  return null;
}

/** How full the bar is, 0 to 100; null while it is not shown. */
export function progressOf(bar: LoadingBarState, now: number): number | null {
  if (bar.phase === 'filling') return Math.min(100, ((now - bar.since) / fillTime) * 100);
  return bar.phase === 'done' ? 100 : null;
}
