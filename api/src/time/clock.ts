/** Tells the time. Everything that depends on it takes a clock, so that tests can stand still, or move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that always shows `iso`. Throws a RangeError when it is not an ISO instant. */
export function fixedClock(iso: string): Clock {
  const instant = instantOf(iso);
  return { now: () => new Date(instant) };
}

/** A clock that goes as fast as any other, from an instant of its own, and can be moved on. */
export interface MovingClock extends Clock {
  /** Moves it on by so many milliseconds at once. */
  jump(milliseconds: number): void;
}

/**
 * @param iso what it shows now. Throws a RangeError when it is not an ISO instant.
 * @param elapsed milliseconds since any moment; the process's own unless given.
 */
export function movingClock(iso: string, elapsed = () => performance.now()): MovingClock {
  let shown = instantOf(iso) - elapsed();
  return {
    now: () => new Date(shown + elapsed()),
    jump(milliseconds) {
      shown += milliseconds;
    },
  };
}

function instantOf(iso: string): number {
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) throw new RangeError(`Not an ISO instant: ${iso}`);
  return instant;
}
