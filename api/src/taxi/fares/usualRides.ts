import type { TaxiUsualRides } from '../schema.ts';
import type { Store } from '../../store.ts';
import { bogotaDay, iso } from '../../time/time.ts';
import { fareOf, isNightOrHoliday } from './fare.ts';
import { tariffAt } from './tariffs.ts';

/** Where a taxi from the airport goes most: three places of the fare page, near to far. */
const usualPlaces = ['chapinero', 'la-candelaria', 'usaquen'];

/**
 * What taxis cost between the airport and the usual places, either way.
 * @param at UTC milliseconds at which they start.
 */
export function usualRides(
  { taxiPlaces, tariffs }: Pick<Store, 'taxiPlaces' | 'tariffs'>,
  at: number,
): TaxiUsualRides {
  const tariff = tariffAt(bogotaDay(at), tariffs);
  const fares = usualPlaces.flatMap((slug) => {
    const place = taxiPlaces.find((candidate) => candidate.slug === slug);
    if (place === undefined) return [];
    const fare = fareOf({ km: place.km, at, vehicle: 'standard', doorToDoor: false }, tariffs);
    const { totalCop, totalMaxCop } = fare;
    return [{ place: place.name, km: place.km, totalCop, totalMaxCop }];
  });
  return { at: iso(at), night: isNightOrHoliday(at, tariff), fares, origin: tariff.origin };
}
