import { LRUCache } from 'lru-cache';
import { chance } from '../../demo/random.ts';
import { aircraftRows, airlineOf, airportOf, kindOf, routeRows } from '../../flights/catalogue.ts';
import { legsOfDay } from '../../flights/plan/timetable.ts';
import { addDays, bogotaInstant, minute } from '../../time/time.ts';
import type { Checkpoint } from '../checkpoints.ts';
import { availablePlaces, type Movement } from '../figures.ts';
import type { Slot } from '../readings/store.ts';

/** Milliseconds of a slot, and slots of a day: Bogotá has no summer time. */
export const slotMs = 30 * minute;
const slotsPerDay = 48;

const seatsOf = new Map(aircraftRows.map(({ iata, seats }) => [iata, seats]));
let routes: ReturnType<typeof routeRows> | undefined;
const days = new LRUCache<string, Movement[]>({ max: 50 });

/** The passenger flights of the demonstration's timetable on an operation day, as planned, by time. */
function timetable(date: string): Movement[] {
  const known = days.get(date);
  if (known) return known;
  const rows = (routes ??= routeRows());
  const movements = legsOfDay(rows, date)
    .filter(({ route }) => airlineOf(route.airline).type === 2)
    .map(({ route, direction, other, at }): Movement => ({
      direction,
      kind: kindOf(airportOf(other).country),
      terminal: route.terminal,
      at,
      seats: seatsOf.get(route.aircraft) ?? 150,
    }));
  days.set(date, movements);
  return movements;
}

/** No queue waits for a flight that is further away. */
const farthest = 360 * minute;

/** Calls `visit` with the flights around the middle of each slot of a day: a few hundred instead of three days'. */
function withFlightsNear<T>(
  date: string,
  visit: (at: number, near: readonly Movement[]) => T,
): T[] {
  const movements = [-1, 0, 1].flatMap((offset) => timetable(addDays(date, offset)));
  let first = 0;
  let end = 0;
  return slotStarts(date).map((at) => {
    const middle = middleOf(at);
    while ((movements[first]?.at ?? Infinity) < middle - farthest) first += 1;
    while ((movements[end]?.at ?? Infinity) <= middle + farthest) end += 1;
    return visit(at, movements.slice(first, end));
  });
}

/** The instants at which the slots of a day begin. */
export const slotStarts = (date: string): number[] =>
  Array.from(
    { length: slotsPerDay },
    (_, slot) => bogotaInstant(date, '00:00').getTime() + slot * slotMs,
  );

const middleOf = (at: number) => at + slotMs / 2;

/** Lanes are not staffed alike on all days: up to a sixth more or less, and a little from slot to slot. */
const staffing = (id: string, date: string, at: number) =>
  0.84 + 0.32 * chance('staff', id, date) + 0.12 * (chance('slot', id, at) - 0.5);

/** A past day of a queue in the demonstration: what its sensors would have measured. */
export function demoQueueDay(checkpoint: Checkpoint, date: string): Slot[] {
  return withFlightsNear(date, (at, near) => {
    const planned = checkpoint.passengers(near, middleOf(at));
    const value = checkpoint.wait(planned) * staffing(checkpoint.id, date, at);
    return { at, value: Math.round(value), planned };
  });
}

/** A past day of a car park in the demonstration. */
export const demoParkingDay = (id: string, capacity: number, date: string): Slot[] =>
  slotStarts(date).map((at) => ({
    at,
    value: availablePlaces(id, capacity, middleOf(at)),
    planned: null,
  }));
