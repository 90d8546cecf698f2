import { omit } from '../db/omit.ts';
import { chance } from '../demo/random.ts';
import type { OfferQuery } from './schema.ts';
import { demoNote } from '../text/localized.ts';
import type { Store } from '../store.ts';
import { addDays, bogotaDay, day, iso } from '../time/time.ts';

const length = { least: 21, most: 49 };
/** Days between the end of a demonstration offer and its return; a featured one returns at once. */
const pause = 5;

/**
 * When a demonstration offer holds, both days included: it comes back again and again, each by its own calendar, so that the
 * demonstration always has offers that begin, end and pause. Null on a day of its pause.
 */
export function validity(
  { id, featured }: { id: string; featured: boolean },
  now: number,
): { validFrom: string; validTo: string } | null {
  const today = Math.floor(Date.parse(bogotaDay(now)) / day);
  const days = length.least + Math.floor(chance('offer', id) * (length.most - length.least));
  const period = days + (featured ? 0 : pause);
  const since = (today + Math.floor(chance('offer start', id) * period)) % period;
  if (since >= days) return null;
  const validFrom = addDays(bogotaDay(now), -since);
  return { validFrom, validTo: addDays(validFrom, days - 1) };
}

/** The offers in force at `now` that a query asks for, featured ones first, and how many each category has. */
export function offers(store: Store, filter: OfferQuery, now: number) {
  const places = new Map(store.establishments.map((row) => [row.slug, row]));
  const found = store.offers.flatMap((row) => {
    const place = places.get(row.establishment);
    const dates = validity(row, now);
    const wanted =
      (!filter.audience || row.audience === filter.audience) &&
      (!filter.featured || String(row.featured) === filter.featured) &&
      (!filter.establishment || row.establishment === filter.establishment);
    if (!place || !dates || !wanted) return [];
    const { slug, name, names, kind, terminal } = place;
    return [
      {
        ...omit(row, 'position'),
        ...dates,
        establishment: { slug, name, names, kind: kind as 'tiendas', terminal },
        origin: demoNote,
      },
    ];
  });
  const categories = ['duty_free', 'food_beverages', 'shopping'] as const;
  return {
    updatedAt: iso(now),
    source: 'demo' as const,
    facets: {
      category: categories.map((value) => ({
        value,
        count: found.filter(({ category }) => category === value).length,
      })),
    },
    offers: found
      .filter(({ category }) => !filter.category || category === filter.category)
      .sort((a, b) => Number(b.featured) - Number(a.featured)),
  };
}
