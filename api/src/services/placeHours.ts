import { weekOnly } from '../hours/hours.ts';
import type { OpeningHours } from '../hours/schema.ts';
import { factOn, type FactBook } from '../facts/periods.ts';
import type { services } from './tables.ts';

type ServiceRow = Pick<typeof services.$inferSelect, 'hours' | 'places'>;

/**
 * The hours of places that a service names by slug, from the fact of the service's hours: such a place has none of its own.
 * @param date `YYYY-MM-DD` in Bogotá.
 */
export function hoursOfPlaces(
  services: readonly ServiceRow[],
  facts: FactBook,
  date: string,
): ReadonlyMap<string, OpeningHours> {
  return new Map(
    services.flatMap(({ hours, places }): [string, OpeningHours][] => {
      const fact = hours === null ? null : factOn(facts, hours, date);
      if (fact?.kind !== 'hours' || !fact.current) return [];
      const { value } = fact;
      return places.slugs.map((slug) => [slug, weekOnly(value)]);
    }),
  );
}
