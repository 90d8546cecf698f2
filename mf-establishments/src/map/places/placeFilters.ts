import type { IsHoliday } from '@eldorado/i18n/hours';
import { isOpen } from '../../establishment/openingBadge.ts';
import type { MapFilters } from '../address/mapAddress.ts';
import { mapTypes, type MapType, type Place } from './mapPlace.ts';

/** Whether a place passes the filters but the words, which the API looks for. What has no hours is never closed. */
export function passes(
  place: Place,
  { type, zone, open }: Pick<MapFilters, 'type' | 'zone' | 'open'>,
  isHoliday: IsHoliday,
  now: Date,
): boolean {
  if (type !== 'all' && place.type !== type) return false;
  if (zone !== 'all' && place.zone !== zone) return false;
  return !open || !place.establishment || isOpen(place.establishment.hours, isHoliday, now);
}

export interface PlaceGroup {
  type: MapType;
  places: Place[];
}

/** Places by type, in the types' order and by name within one, without empty groups. */
export function groupPlaces(places: readonly Place[], locale: string): PlaceGroup[] {
  // A02 stands before A10.
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return mapTypes
    .map((type) => ({
      type,
      places: places.filter((place) => place.type === type).sort((a, b) => compare(a.name, b.name)),
    }))
    .filter((group) => group.places.length > 0);
}
