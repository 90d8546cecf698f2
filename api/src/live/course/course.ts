import type { Store } from '../../store.ts';
import { addDays, bogotaDay, iso } from '../../time/time.ts';
import { checkpointsOf, type Checkpoint } from '../checkpoints.ts';
import { movementsOf, type Movement } from '../figures.ts';
import { forecastDays, type Slot } from '../readings/store.ts';
import type { LiveCourse } from '../schema.ts';
import { demoParkingDay, demoQueueDay, slotMs, slotStarts } from './demoCourse.ts';
import {
  bestStrength,
  daysBefore,
  errorOn,
  forecastSlot,
  pastDays,
  type ForecastError,
  type PastDays,
} from './forecast.ts';

/** Of a car park whose places a fact counts; only the demonstration's past depends on it. */
const usualCapacity = 300;

/** What a forecast is made of. */
export interface Subject {
  id: string;
  /** A past day as the demonstration has it. */
  demoDay: (date: string) => Slot[];
  /** Passengers of the flight plan around an instant; null for a car park. */
  planned: (at: number) => number | null;
}

type Known = Pick<Store, 'queues' | 'flights' | 'readings'>;

/** Each book's movements, since every queue asks for the same; a book is another object once a flight changes. */
const movementsOfBook = new WeakMap<Store['flights'], Map<string, readonly Movement[]>>();

/** Legs of a day and those beside it, as flights at their expected times. */
export function movementsAround({ flights }: Pick<Store, 'flights'>, date: string) {
  const known = movementsOfBook.get(flights) ?? new Map<string, readonly Movement[]>();
  movementsOfBook.set(flights, known);
  const made =
    known.get(date) ??
    movementsOf([-1, 0, 1].flatMap((days) => flights.byDate.get(addDays(date, days)) ?? []));
  known.set(date, made);
  return made;
}

/** A queue as what a forecast is made of, for the flights around `date`. */
export function queueSubject(store: Known, checkpoint: Checkpoint, date: string): Subject {
  const movements = movementsAround(store, date);
  return {
    id: checkpoint.id,
    demoDay: (past) => demoQueueDay(checkpoint, past),
    planned: (at) => checkpoint.passengers(movements, at + slotMs / 2),
  };
}

/** A car park, as its course of the day is made. */
export const parkingSubject = (id: string, capacity: number): Subject => ({
  id,
  demoDay: (past) => demoParkingDay(id, capacity, past),
  planned: () => null,
});

/** All that has a forecast. A car park's capacity is a number of places where no fact says one. */
export const availableSubjects = (store: Known & Pick<Store, 'parkings'>, date: string) => [
  ...checkpointsOf(store).map((row) => ({
    subject: queueSubject(store, row, date),
    unit: 'minutes',
  })),
  ...store.parkings.map(({ id, capacity }) => ({
    subject: parkingSubject(id, capacity ?? usualCapacity),
    unit: 'places',
  })),
];

interface Past {
  days: PastDays;
  strength: number;
  yesterday: ForecastError;
}

/** Kept for as long as the readings it was made from, which are another object after each message. */
const kept = new WeakMap<object, Map<string, Past>>();
/** The demonstration's past is the same all day. */
const demoKept = new Map<string, Past>();

/** The past of a subject before a day: of its sensor, or of the demonstration where it has none. */
export function pastOf(store: Known, subject: Subject, date: string): Past {
  const { readings } = store;
  const isFed = readings.latest.has(subject.id);
  const cache = isFed ? (kept.get(readings.history) ?? new Map<string, Past>()) : demoKept;
  if (isFed) kept.set(readings.history, cache);
  const key = `${subject.id} ${date}`;
  const known = cache.get(key);
  if (known) return known;
  const slots = isFed
    ? [...(readings.history.get(subject.id) ?? []), ...(readings.recent.get(subject.id) ?? [])]
    : daysBefore(date, forecastDays).flatMap(subject.demoDay);
  const days = pastDays(slots);
  const yesterday = addDays(date, -1);
  const past = {
    days,
    strength: bestStrength(days, date),
    // As it was made then: from what was known on the day before.
    yesterday: errorOn(days, [yesterday], bestStrength(days, yesterday)),
  };
  if (!isFed && cache.size > 40) cache.clear();
  cache.set(key, past);
  return past;
}

const roundTo = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * The course of a subject on the day of `now`: what was measured since midnight, what is expected for every half hour, and
 * how wrong yesterday's forecast was.
 */
export function courseOf(store: Known, subject: Subject, now: number): LiveCourse {
  const date = bogotaDay(now);
  const { days, strength, yesterday } = pastOf(store, subject, date);
  const measured = store.readings.latest.has(subject.id)
    ? (store.readings.recent.get(subject.id) ?? [])
    : subject.demoDay(date);
  const today = new Map(
    measured
      .filter(({ at }) => bogotaDay(at) === date && at + slotMs <= now)
      .map(({ at, value }) => [at, Math.round(value)]),
  );
  return {
    points: slotStarts(date).map((at) => {
      const expected = forecastSlot(days, { at, planned: subject.planned(at) }, strength);
      return {
        at: iso(at),
        measured: today.get(at) ?? null,
        expected: expected === null ? null : Math.round(expected),
      };
    }),
    daysKnown: days.size,
    yesterday: {
      error: yesterday.forecast === null ? null : roundTo(yesterday.forecast, 1),
      averageError: yesterday.average === null ? null : roundTo(yesterday.average, 1),
    },
  };
}
