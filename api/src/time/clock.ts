/** Tells the time. Everything that depends on it takes a clock, so that tests can stand still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that always shows `iso`. Throws a RangeError when it is not an ISO instant. */
export function fixedClock(iso: string): Clock {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not an ISO instant: ${iso}`);
  return { now: () => new Date(instant) };
}
