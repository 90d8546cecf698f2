/** The airport's zone. */
export const bogotaTimeZone = 'America/Bogota';

// Colombia has had no daylight saving time since 1993, so the offset is a constant; a browser's formatter for a zone
// takes a phone 40 ms to make.
const offset = '-05:00';
const offsetMs = 5 * 60 * 60_000;

/** The airport's calendar day of an instant, `YYYY-MM-DD`. */
export function bogotaDay(instant: Date): string {
  return new Date(instant.getTime() - offsetMs).toISOString().slice(0, 10);
}

/** The airport's wall clock at an instant, `HH:mm`. */
export function bogotaClock(instant: Date): string {
  return new Date(instant.getTime() - offsetMs).toISOString().slice(11, 16);
}

/** The instant at which the airport's clock shows `clock` (`HH:mm`) on `day` (`YYYY-MM-DD`). */
export function bogotaInstant(day: string, clock: string): Date {
  return new Date(`${day}T${clock}:00${offset}`);
}

/** The day `count` days after `day`; both `YYYY-MM-DD`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The instant rounded down to whole steps of `minutes`. */
export function floorTo(instant: Date, minutes: number): Date {
  const step = minutes * 60_000;
  return new Date(Math.floor(instant.getTime() / step) * step);
}
