import { fixedClock, movingClock, systemClock, type Clock } from 'api/clock';
import type { GatewayConfig } from './config.ts';

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
export function siteClock({
  frozenNow,
  movesFrom,
}: Pick<GatewayConfig, 'frozenNow' | 'movesFrom'>): Clock {
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
