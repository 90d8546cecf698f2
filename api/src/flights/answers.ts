import { demoHead } from '../demo/head.ts';
import { boardDays } from '@eldorado/i18n/bogota';
import type { Store } from '../store.ts';
import { bogotaDay } from '../time/time.ts';

/** The airlines that fly to Bogotá. */
export const airlines = (store: Store) => ({
  ...demoHead(store.loadedAt),
  airlines: store.airlines,
});

/**
 * The numbers of an airline's flights of yesterday, today and tomorrow, in their order; null for one that is not known.
 * @param now UTC milliseconds.
 */
export function airlineFlights({ flights }: Store, iata: string, now: number) {
  if (!flights.airlines.has(iata)) return null;
  const names = boardDays(bogotaDay(now))
    .slice(0, 3)
    .flatMap((date) => flights.byDate.get(date) ?? [])
    .filter(({ airline }) => airline.iata === iata)
    .map(({ name }) => name);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return { flights: [...new Set(names)].sort(compare) };
}

/** The airports that flights come from or go to. */
export const airports = (store: Store) => ({
  ...demoHead(store.loadedAt),
  attribution: 'airport-data-js 4.0.0, CC BY 4.0',
  airports: store.airports,
});
