import { airportNow } from '../airport/answers.ts';
import { currentFact, plainNumber, sourceNote } from '../facts/figures.ts';
import type { FactBook } from '../facts/periods.ts';
import { checkpointsOf } from './checkpoints.ts';
import { courseOf, parkingSubject, queueSubject } from './course/course.ts';
import { availablePlaces } from './figures.ts';
import type { Checkpoint, LiveFigures, Parking, QueueTime, Tariff } from './schema.ts';
import { waitAt } from './waits.ts';
import { demoNote } from '../text/localized.ts';
import type { Store } from '../store.ts';
import { bogotaDay, iso } from '../time/time.ts';

type ParkingRow = Store['parkings'][number];

/** How many places a parking has and who says so; null when its fact does not hold on `date`. */
function capacityOf({ capacity, capacityFact }: ParkingRow, facts: FactBook, date: string) {
  if (capacityFact === null) return capacity === null ? null : { capacity, origin: demoNote };
  const fact = currentFact(facts, capacityFact, date);
  const known = plainNumber(fact);
  return fact === null || known === null ? null : { capacity: known, origin: sourceNote(fact) };
}

/** The city's cap for a minute; null when its fact does not hold on `date`. */
function tariffOf({ tariffFact }: ParkingRow, facts: FactBook, date: string): Tariff | null {
  const fact = tariffFact === null ? null : currentFact(facts, tariffFact, date);
  const copPerMinute = plainNumber(fact);
  return fact === null || copPerMinute === null ? null : { copPerMinute, ...sourceNote(fact) };
}

/** Free places of each parking at `now`. One whose capacity is not known is left out. */
export function parking(
  { parkings, facts, readings }: Pick<Store, 'parkings' | 'facts' | 'readings'>,
  now: number,
) {
  const date = bogotaDay(now);
  const rows = parkings.flatMap((row): Parking[] => {
    const known = capacityOf(row, facts, date);
    if (known === null) return [];
    const { id, terminal, name, vehicle, contact } = row;
    const { capacity, origin } = known;
    const latest = readings.latest.get(id);
    return [
      {
        id,
        terminal,
        name,
        vehicle,
        capacity,
        capacityOrigin: origin,
        available: latest ? Math.min(latest.value, capacity) : availablePlaces(id, capacity, now),
        tariff: tariffOf(row, facts, date),
        contact,
        source: latest ? 'import' : 'demo',
        updatedAt: iso(latest?.at ?? now),
      },
    ];
  });
  return { ...headOf(now, rows), parkings: rows };
}

/** How the free places of each parking go through the day of `now`. */
export function parkingCourses(store: Store, now: number) {
  const rows = parking(store, now).parkings.map(({ id, capacity, source }) => ({
    id,
    source,
    course: courseOf(store, parkingSubject(id, capacity), now),
  }));
  return { ...headOf(now, rows), courses: rows };
}

/** An answer's head whose rows are each the demonstration's or a sensor's. */
const headOf = (now: number, rows: readonly { source: 'demo' | 'import' }[]) => ({
  updatedAt: iso(now),
  source: rows.some(({ source }) => source === 'demo') ? ('demo' as const) : ('import' as const),
});

/** The wait at each security checkpoint at `now`. */
export function queues(store: Store, now: number) {
  const rows = checkpointsOf(store)
    .filter(({ checkpoint }) => checkpoint === 'security')
    .map((row): QueueTime => {
      const { id, terminal, kind } = row;
      return { id, terminal, kind, ...waitAt(store, row, now) };
    });
  return { ...headOf(now, rows), queues: rows };
}

/** Every queue at `now`, with its day. */
export function checkpoints(store: Store, now: number) {
  const date = bogotaDay(now);
  const rows = checkpointsOf(store).map((row): Checkpoint => {
    const { id, checkpoint, terminal, kind } = row;
    const course = courseOf(store, queueSubject(store, row, date), now);
    return { id, checkpoint, terminal, kind, ...waitAt(store, row, now), course };
  });
  return { ...headOf(now, rows), checkpoints: rows };
}

/** Every figure of now, as the event stream carries it: whoever reads it needs nothing that was sent before. */
export const liveFigures = (store: Store, now: number): LiveFigures => ({
  at: iso(now),
  queues: checkpointsOf(store).map((row) => ({ id: row.id, ...waitAt(store, row, now) })),
  parkings: parking(store, now).parkings.map(({ id, available, source, updatedAt }) => ({
    id,
    available,
    source,
    updatedAt,
  })),
  airport: airportNow(store, now),
});
