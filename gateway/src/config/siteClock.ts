import { fixedClock, movingClock, systemClock, type Clock } from 'api/clock';
import type { GatewayConfig } from './config.ts';

/** The site's time, as a page is told it. */
export interface SiteTime {
  /** Milliseconds since the epoch. */
  now: number;
  clockIsFrozen: boolean;
  /** Milliseconds that `now` is ahead of the real time, where it is (tests). */
  clockAhead?: number;
}

type TestClock = Pick<GatewayConfig, 'frozenNow' | 'movesFrom'>;

/** What the site's clock says now. */
export function siteTimeOf(clock: Clock, { frozenNow, movesFrom }: TestClock): SiteTime {
  const now = clock.now().getTime();
  const clockIsFrozen = frozenNow !== null;
  return { now, clockIsFrozen, ...(movesFrom !== null && { clockAhead: now - Date.now() }) };
}

/** What a test that started the site tells it: to move its clock on. It is answered when that is done. */
export interface ClockJump {
  jump: number;
}

/**
 * The clock by which what is kept grows old: the site's, so that a test that moves it on finds its pages older, and one that goes on
 * where the site's stands still.
 */
export const ageingClock = (clock: Clock, { frozenNow }: Pick<GatewayConfig, 'frozenNow'>): Clock =>
  frozenNow === null ? clock : movingClock(frozenNow);

/**
 * The site's clock: the real one; for tests one that stands still, or one that goes on from an instant and that the process which
 * started the site, and nobody else, can move on.
 */
export function siteClock({ frozenNow, movesFrom }: TestClock): Clock {
  if (frozenNow !== null) return fixedClock(frozenNow);
  if (movesFrom === null) return systemClock;
  const clock = movingClock(movesFrom);
  process.on('message', (message: Partial<ClockJump>) => {
    if (typeof message.jump !== 'number') return;
    clock.jump(message.jump);
    process.send?.({ jumped: message.jump });
  });
  // Who started it may go without a word.
  process.channel?.unref();
  return clock;
}
