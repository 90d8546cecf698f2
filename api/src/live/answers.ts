import { demoHead } from '../demo/head.ts';
import { usualWalks } from '../map/walk/usualWalks.ts';
import { availablePlaces, queueTime, rateOn, rateTime } from './figures.ts';
import { omit } from '../db/omit.ts';
import { demoNote } from '../text/localized.ts';
import type { Store } from '../store.ts';
import { addDays, bogotaDay, iso } from '../time/time.ts';

/** Free places of each parking at `now`. */
export const parking = (store: Store, now: number) => ({
  ...demoHead(now),
  parkings: store.parkings.map((row) => ({
    ...omit(row, 'position', 'copPerMinute', 'tariffOrigin'),
    available: availablePlaces(row, now),
    tariff: { copPerMinute: row.copPerMinute, ...row.tariffOrigin },
    updatedAt: iso(now),
  })),
});

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
