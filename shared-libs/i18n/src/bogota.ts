export { isDay, readClock } from './typedTime.ts';

/** The airport's zone. */
export const bogotaTimeZone = 'America/Bogota';

/**
 * Milliseconds that Bogotá is behind UTC. Colombia has had no daylight saving time since 1993, so it is a constant; a
 * browser's formatter for a zone takes a phone 40 ms to make.
 */
export const bogotaOffset = 5 * 60 * 60_000;

/** An instant: a Date, or UTC milliseconds. */
type Instant = Date | number;

const shifted = (instant: Instant) => new Date(+instant - bogotaOffset).toISOString();

/** The airport's calendar day of an instant, `YYYY-MM-DD`. */
export const bogotaDay = (instant: Instant): string => shifted(instant).slice(0, 10);

/** The airport's wall clock at an instant, `HH:mm`. */
export const bogotaClock = (instant: Instant): string => shifted(instant).slice(11, 16);

/** The instant at which the airport's clock shows `clock` (`HH:mm`) on `day` (`YYYY-MM-DD`); an invalid Date of no such. */
export function bogotaInstant(day: string, clock = '00:00'): Date {
  return new Date(Date.parse(`${day}T${clock}Z`) + bogotaOffset);
}

/** The day `count` days after `day`; both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The days that the flight boards know, from yesterday to in three days (domain.md section 4). */
export const boardDays = (today: string): string[] =>
  [-1, 0, 1, 2, 3].map((count) => addDays(today, count));

/** Minutes since midnight of a wall clock, `HH:mm`. */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** The instant rounded down to whole steps of `minutes`. */
export function floorTo(instant: Date, minutes: number): Date {
  const step = minutes * 60_000;
  return new Date(Math.floor(instant.getTime() / step) * step);
}
