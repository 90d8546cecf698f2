import { demoHead } from '../demo/head.ts';
import { currentFact, plainNumber, sourceNote } from '../facts/figures.ts';
import type { FactBook } from '../facts/periods.ts';
import { usualWalks } from '../map/walk/usualWalks.ts';
import type { Parking, Tariff } from './schema.ts';
import { availablePlaces, queueTime, rateOn, rateTime } from './figures.ts';
import { demoNote } from '../text/localized.ts';
import type { Store } from '../store.ts';
import { addDays, bogotaDay, iso } from '../time/time.ts';

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
export function parking({ parkings, facts }: Pick<Store, 'parkings' | 'facts'>, now: number) {
  const date = bogotaDay(now);
  return {
    ...demoHead(now),
    parkings: parkings.flatMap((row): Parking[] => {
      const known = capacityOf(row, facts, date);
      if (known === null) return [];
      const { id, terminal, name, vehicle, contact } = row;
      const { capacity, origin } = known;
      return [
        {
          id,
          terminal,
          name,
          vehicle,
          capacity,
          capacityOrigin: origin,
          available: availablePlaces(id, capacity, now),
          tariff: tariffOf(row, facts, date),
          contact,
          updatedAt: iso(now),
        },
      ];
    }),
  };
}

/** The wait at each checkpoint at `now`. */
export function queues(store: Store, now: number) {
  const today = bogotaDay(now);
  const legs = [today, addDays(today, 1)].flatMap((date) => store.flights.byDate.get(date) ?? []);
  return {
    ...demoHead(now),
    queues: store.queues.map((queue) => ({ ...queueTime(legs, queue, now), updatedAt: iso(now) })),
  };
}

/** Minutes on foot on the usual ways. */
export const walkingTimes = (store: Store) => ({
  ...demoHead(store.loadedAt),
  origin: demoNote,
  walkingTimes: usualWalks(store.map.walks),
});

/** The rates in force at `now`. */
export const exchangeRates = (store: Store, now: number) => ({
  base: 'COP' as const,
  ...demoHead(rateTime(now)),
  origin: demoNote,
  rates: store.exchangeRates.map(({ currency, copPerUnit }) => ({
    currency,
    copPerUnit: rateOn(currency, copPerUnit, rateTime(now)),
    updatedAt: iso(rateTime(now)),
  })),
});
