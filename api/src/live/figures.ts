import type { queues } from './tables.ts';
import type { BookedLeg } from '../flights/flightBook.ts';
import { taxiInMinutes } from '../flights/groundTimes.ts';
import { departureSteps } from '../flights/state.ts';
import { chance } from '../demo/random.ts';
import { weekdayOf } from '@eldorado/i18n/hours';
import { bogotaClock, bogotaDay, hour, minute, minutesOf } from '../time/time.ts';

type QueueRow = typeof queues.$inferSelect;

const wave = (minuteOfDay: number, peak: number, width: number) =>
  Math.exp(-(((minuteOfDay - peak) / width) ** 2));

/** The share of a parking that is taken at an instant, 0 to 1: full by late morning and early evening, more on weekdays. */
function occupancy(id: string, now: number) {
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

/** A passenger flight as queues see it. */
export interface Movement {
  direction: 'A' | 'D';
  kind: 'international' | 'national';
  terminal: string;
  /** When it leaves or lands, UTC milliseconds. */
  at: number;
  seats: number;
}

/** The passenger flights among booked legs, at the times that are expected of them; a cancelled one brings nobody. */
export const movementsOf = (legs: readonly BookedLeg[]): Movement[] =>
  legs
    .filter(({ leg, disruption }) => leg.airlineType === 2 && !disruption.cancelled)
    .map(({ leg, other, disruption, aircraft }) => ({
      direction: leg.direction,
      kind: other.kind,
      terminal: leg.terminal,
      at: leg.scheduledAt.getTime() + disruption.delayMinutes * minute,
      seats: aircraft?.seats ?? 150,
    }));

const passengersOf = (movements: readonly Movement[]) =>
  movements.reduce((sum, { seats }) => sum + seats * seatsFilled, 0);

type Lane = Pick<QueueRow, 'terminal' | 'kind'>;

/** Passengers who come to a checkpoint within the hour: those whose departure is one to two hours away. */
export const passengersDue = (movements: readonly Movement[], lane: Lane, now: number) =>
  passengersOf(
    movements.filter(
      ({ direction, kind, terminal, at }) =>
        direction === 'D' &&
        kind === lane.kind &&
        terminal === `T${lane.terminal}` &&
        at - now >= departureSteps.gate * minute &&
        at - now <= departureSteps.lounge * minute,
    ),
  );

/** Passengers from abroad who came to the arrivals' immigration within the last hour. */
export const passengersArrived = (movements: readonly Movement[], now: number) =>
  passengersOf(
    movements.filter(({ direction, kind, at }) => {
      const since = now - at - taxiInMinutes * minute;
      return direction === 'A' && kind === 'international' && since >= 0 && since < hour;
    }),
  );

/** How a wait of minutes is called. */
export const levelOf = (minutes: number) =>
  minutes < 9 ? ('low' as const) : minutes < 17 ? ('medium' as const) : ('high' as const);

/** Minutes of waiting when so many passengers come within an hour to the lanes of a checkpoint. */
export function laneWait(queue: QueueRow, passengers: number): number {
  if (passengers === 0) return 0;
  const load = passengers / (queue.lanes * queue.passengersPerLaneHour);
  // Waiting grows slowly at first and steeply once the lanes are full.
  const wait = shortest + 9 * load + 16 * Math.max(0, load - 0.75) ** 1.3;
  return Math.min(longest, Math.round(wait));
}

/** A wait as a range with its level: nobody can say it to the minute. */
export function waitRange(middle: number) {
  return {
    minutesMin: Math.max(0, middle - 2),
    minutesMax: middle === 0 ? 0 : middle + 4,
    level: levelOf(middle),
  };
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
const immigrationRange = { least: 20, most: 45 } as const;
/** Passengers an hour at which the hall is full: a figure of demonstration. */
const immigrationPerHour = 2400;

/** Minutes at arrivals immigration: from 20 to 45 with the passengers of the last hour, 0 when there were none. */
export function immigrationWait(passengers: number): number {
  if (passengers === 0) return 0;
  const { least, most } = immigrationRange;
  return Math.round(least + (most - least) * Math.min(1, passengers / immigrationPerHour));
}
