// Colombia has no daylight saving time: its offset has been −05:00 since 1993.
const bogotaOffset = 5 * 3_600_000;
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The calendar day in Bogotá of an instant, `YYYY-MM-DD`. */
export const bogotaDate = (at: number) => new Date(at - bogotaOffset).toISOString().slice(0, 10);

/** The wall-clock time in Bogotá of an instant, `HH:mm`. */
export const bogotaTime = (at: number) => new Date(at - bogotaOffset).toISOString().slice(11, 16);

/** The instant of a day and a wall-clock time in Bogotá; hours past 24 run into the next day. */
export function bogotaInstant(date: string, time = '00:00') {
  return Date.parse(`${date}T00:00:00Z`) + bogotaOffset + minutesOf(time) * minute;
}

/** Minutes since midnight of an `HH:mm` time. */
export function minutesOf(time: string) {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** 0 = Monday … 6 = Sunday, of a calendar day. */
export const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

export const iso = (at: number) => new Date(at).toISOString();

/** The instant without its seconds: figures change once a minute. */
export const floorMinute = (at: number) => Math.floor(at / minute) * minute;

/** A date that exists, written `YYYY-MM-DD`. */
export function isDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
