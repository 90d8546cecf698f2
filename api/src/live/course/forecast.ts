import { weekdayOf } from '@eldorado/i18n/hours';
import { isHoliday } from '../../time/holidays.ts';
import { addDays, bogotaDay, day, hour } from '../../time/time.ts';
import type { Slot } from '../readings/store.ts';
import { slotMs } from './demoCourse.ts';

/** Days of the past by date, each by the number of its half hours from midnight. */
export type PastDays = ReadonlyMap<string, ReadonlyMap<number, Slot>>;

/** How strongly the flight plan moves a forecast; the past fortnight decides among these for each subject. */
const strengths = [0, 0.5, 1, 1.5, 2] as const;
const triedDays = 14;
/** Passengers that keep the factor of an empty hour from being anything. */
const someone = 40;
const mostFactor = 2.5;

/** A weekday's name; a public holiday passes as a Sunday does. */
const kindOfDay = (date: string) => (isHoliday(date) ? 'sun' : weekdayOf(date));
const isRest = (kind: string) => kind === 'sat' || kind === 'sun';

/** How much a past day says of another: the same weekday most, one of the same sort a little, an older one less. */
function weightOf(past: string, date: string): number {
  const [a, b] = [kindOfDay(past), kindOfDay(date)];
  const alike = a === b ? 4 : isRest(a) === isRest(b) ? 1 : 0;
  const age = (Date.parse(date) - Date.parse(past)) / day;
  return alike * 0.5 ** (age / 21);
}

/** Which half hour of its day in Bogotá an instant is in: the clock is five hours behind UTC all year. */
const slotOf = (at: number) => Math.floor(((at - 5 * hour) % day) / slotMs);

type Slots = ReadonlyMap<number, Slot>;
/** Which days a day is like: the same for all its half hours. */
const likes = new WeakMap<PastDays, Map<string, { slots: Slots; weight: number }[]>>();

/** The days before a date, with how much each says of it; 0 for a day of another sort. */
function daysLike(days: PastDays, date: string) {
  const known = likes.get(days) ?? new Map<string, { slots: Slots; weight: number }[]>();
  likes.set(days, known);
  const ready =
    known.get(date) ??
    [...days].flatMap(([past, slots]) =>
      past < date ? [{ slots, weight: weightOf(past, date) }] : [],
    );
  known.set(date, ready);
  return ready;
}

/** Half hours by their day in Bogotá and their place in it. */
export function pastDays(slots: Iterable<Slot>): PastDays {
  const days = new Map<string, Map<number, Slot>>();
  for (const slot of slots) {
    const date = bogotaDay(slot.at);
    const slotsOfDay = days.get(date) ?? new Map<number, Slot>();
    slotsOfDay.set(slotOf(slot.at), slot);
    days.set(date, slotsOfDay);
  }
  return days;
}

/**
 * A half hour's forecast from the days before its own: the weighted mean of the same half hour, moved by how many more or
 * fewer passengers the flight plan brings than it brought then. Null without a day that is like it.
 */
export function forecastSlot(
  days: PastDays,
  { at, planned }: Pick<Slot, 'at' | 'planned'>,
  strength: number,
): number | null {
  const index = slotOf(at);
  let [weights, value, passengers] = [0, 0, 0];
  for (const { slots, weight } of daysLike(days, bogotaDay(at))) {
    const slot = weight > 0 ? slots.get(index) : undefined;
    if (slot === undefined) continue;
    weights += weight;
    value += weight * slot.value;
    passengers += weight * (slot.planned ?? 0);
  }
  if (weights === 0) return null;
  const mean = value / weights;
  if (planned === null) return mean;
  const ratio = (planned + someone) / (passengers / weights + someone);
  return mean * Math.min(mostFactor, Math.max(1 / mostFactor, ratio)) ** strength;
}

/** What a half hour was on average on all days before its own: what a forecast has to beat. */
export function plainAverage(days: PastDays, at: number): number | null {
  const index = slotOf(at);
  const values = daysLike(days, bogotaDay(at)).flatMap(({ slots }) => {
    const slot = slots.get(index);
    return slot ? [slot.value] : [];
  });
  return values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** The mean error of forecasts against what was measured. */
export interface ForecastError {
  /** In the subject's unit; null where nothing could be compared. */
  forecast: number | null;
  /** Of the plain average, over the same half hours. */
  average: number | null;
  /** Half hours that were compared. */
  slots: number;
}

/** How wrong forecasts of days were, each made from the days before it. */
export function errorOn(days: PastDays, dates: readonly string[], strength: number): ForecastError {
  let [forecast, average, slots] = [0, 0, 0];
  for (const date of dates) {
    for (const slot of days.get(date)?.values() ?? []) {
      const guess = forecastSlot(days, slot, strength);
      const plain = plainAverage(days, slot.at);
      if (guess === null || plain === null) continue;
      forecast += Math.abs(Math.round(guess) - slot.value);
      average += Math.abs(Math.round(plain) - slot.value);
      slots += 1;
    }
  }
  return slots === 0
    ? { forecast: null, average: null, slots }
    : { forecast: forecast / slots, average: average / slots, slots };
}

/** The days before one, the nearest first. */
export const daysBefore = (date: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(date, -1 - index));

/** The strength that would have been best for a subject in the fortnight before a day. */
export function bestStrength(days: PastDays, date: string): number {
  const dates = daysBefore(date, triedDays);
  const tried = strengths.map((strength) => ({
    strength,
    error: errorOn(days, dates, strength).forecast ?? Infinity,
  }));
  return tried.reduce((best, each) => (each.error < best.error ? each : best)).strength;
}
