import type { TaxiUsualRides } from '../schemas/taxi.ts';
import type { Store } from '../store.ts';
import { iso } from '../time.ts';
import { fareOf, fareOrigin, isNightOrHoliday } from './fare.ts';

/** Where a taxi from the airport goes most: three places of the fare page, near to far. */
const usualPlaces = ['chapinero', 'la-candelaria', 'usaquen'];

/**
 * What taxis cost between the airport and the usual places, either way.
 * @param at UTC milliseconds at which they start.
 */
export function usualRides({ taxiPlaces }: Pick<Store, 'taxiPlaces'>, at: number): TaxiUsualRides {
  const fares = usualPlaces.flatMap((slug) => {
    const place = taxiPlaces.find((candidate) => candidate.slug === slug);
    if (place === undefined) return [];
    const fare = fareOf({ km: place.km, at, vehicle: 'standard', doorToDoor: false });
    const { totalCop, totalMaxCop } = fare;
    return [{ place: place.name, km: place.km, totalCop, totalMaxCop }];
  });
  return { at: iso(at), night: isNightOrHoliday(at), fares, origin: fareOrigin };
}
