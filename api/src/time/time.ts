export {
  addDays,
  boardDays,
  bogotaClock,
  bogotaDay,
  bogotaInstant,
  bogotaTimeZone,
  isDay,
  minutesOf,
} from '@eldorado/i18n/bogota';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const iso = (at: number) => new Date(at).toISOString();

/** The instant without its seconds: figures change once a minute. */
export const floorMinute = (at: number) => Math.floor(at / minute) * minute;
