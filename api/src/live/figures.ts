import type { queues } from './tables.ts';
import type { BookedLeg } from '../flights/flightBook.ts';
import { taxiInMinutes } from '../flights/groundTimes.ts';
import { departureSteps } from '../flights/state.ts';
import { chance } from '../demo/random.ts';
import type { QueueTime } from './schema.ts';
import { weekdayOf } from '@eldorado/i18n/hours';
import { bogotaClock, bogotaDay, bogotaInstant, hour, minute, minutesOf } from '../time/time.ts';

type QueueRow = typeof queues.$inferSelect;

const wave = (minuteOfDay: number, peak: number, width: number) =>
  Math.exp(-(((minuteOfDay - peak) / width) ** 2));

/** The share of a parking that is taken at an instant, 0 to 1: full by late morning and early evening, more on weekdays. */
export function occupancy(id: string, now: number) {
  const at = minutesOf(bogotaClock(now));
  const weekend = ['sat', 'sun'].includes(weekdayOf(bogotaDay(now)));
  const curve = 0.28 + 0.46 * wave(at, 650, 210) + 0.42 * wave(at, 1110, 170);
  const day = 0.94 + 0.1 * chance('parking', id, bogotaDay(now));
  const quarter =
    0.02 * Math.sin((now / minute / 37) % (2 * Math.PI)) +
    0.02 * (chance('parking', id, Math.floor(now / (5 * minute))) - 0.5);
  return Math.min(0.985, Math.max(0.05, curve * day * (weekend ? 0.86 : 1) + quarter));
}

/** Places that are free at an instant, of the `capacity` of a parking. */
export const availablePlaces = (id: string, capacity: number, now: number) =>
  Math.max(0, Math.round(capacity * (1 - occupancy(id, now))));

const seatsFilled = 0.82;
/** A short walk through an empty lane, in minutes. */
const shortest = 3;
const longest = 55;

/** Passengers who come to a checkpoint within the hour: those whose departure is one to two hours away. */
export function passengersDue(legs: readonly BookedLeg[], queue: QueueRow, now: number) {
  return legs
    .filter(({ leg, other, disruption }) => {
      const ahead = leg.scheduledAt.getTime() + disruption.delayMinutes * minute - now;
      return (
        leg.direction === 'D' &&
        leg.airlineType === 2 &&
        !disruption.cancelled &&
        other.kind === queue.kind &&
        leg.terminal === `T${queue.terminal}` &&
        ahead >= departureSteps.gate * minute &&
        ahead <= departureSteps.lounge * minute
      );
    })
    .reduce((sum, { aircraft }) => sum + (aircraft?.seats ?? 150) * seatsFilled, 0);
}

/** The wait at a checkpoint: passengers due in the hour against what its lanes let through. */
export function queueTime(
  legs: readonly BookedLeg[],
  queue: QueueRow,
  now: number,
): Omit<QueueTime, 'updatedAt'> {
  const passengers = passengersDue(legs, queue, now);
  const load = passengers / (queue.lanes * queue.passengersPerLaneHour);
  // Waiting grows slowly at first and steeply once the lanes are full.
  const wait = passengers === 0 ? 0 : shortest + 9 * load + 16 * Math.max(0, load - 0.75) ** 1.3;
  const middle = Math.min(longest, Math.round(wait));
  const minutesMin = Math.max(0, middle - 2);
  const minutesMax = passengers === 0 ? 0 : middle + 4;
  const level = middle < 9 ? 'low' : middle < 17 ? 'medium' : 'high';
  return { terminal: queue.terminal, kind: queue.kind, minutesMin, minutesMax, level };
}

/** The passport desks before an international flight, which its passengers reach after security. Figures of demonstration. */
export const emigrationDesks: QueueRow = {
  id: 'emigration',
  terminal: 1,
  kind: 'international',
  lanes: 14,
  passengersPerLaneHour: 110,
};

/** Waits at arrivals immigration (cestee), from an empty hall to a full one, in minutes. */
const immigrationWait = { least: 20, most: 45 } as const;
/** Passengers an hour at which the hall is full: a figure of demonstration. */
const immigrationPerHour = 2400;

/**
 * Minutes at arrivals immigration: from 20 to 45 with the passengers who came from abroad within the last hour, 0 when
 * nobody did.
 */
export function immigrationMinutes(legs: readonly BookedLeg[], now: number) {
  const passengers = legs
    .filter(({ leg, other, disruption }) => {
      const landed = leg.scheduledAt.getTime() + disruption.delayMinutes * minute;
      const since = now - landed - taxiInMinutes * minute;
      return (
        leg.direction === 'A' &&
        leg.airlineType === 2 &&
        !disruption.cancelled &&
        other.kind === 'international' &&
        since >= 0 &&
        since < hour
      );
    })
    .reduce((sum, { aircraft }) => sum + (aircraft?.seats ?? 150) * seatsFilled, 0);
  if (passengers === 0) return 0;
  const { least, most } = immigrationWait;
  return Math.round(least + (most - least) * Math.min(1, passengers / immigrationPerHour));
}

/** A rate of demonstration on a day: its constant, moved by up to 0.9 % either way. */
export function rateOn(currency: string, copPerUnit: number, now: number) {
  const moved = copPerUnit * (1 + 0.018 * (chance('rate', currency, bogotaDay(now)) - 0.5));
  return Number(moved.toPrecision(copPerUnit < 100 ? 4 : 5));
}

/** When today's rates were set: eight in the morning in Bogotá, or the day before until then. */
export function rateTime(now: number) {
  const eight = bogotaInstant(bogotaDay(now), '08:00').getTime();
  return eight <= now ? eight : eight - 24 * hour;
}
