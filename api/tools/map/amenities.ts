import type { LocalizedText } from '../../src/http/schema.ts';
import type { WalkZone } from '../../src/map/floors/graph.ts';
import type { DrawnFloor } from './floor.ts';
import type { Metres } from './frame.ts';
import type { Row } from './rows.ts';
import type { Walkways } from './walkways.ts';
import { words } from '../../src/map/places/words.ts';

/** A floor with its zone and walks: what every drawing function needs. */
export interface Site {
  floor: DrawnFloor;
  walks: Walkways;
  zone: WalkZone;
}

/** A point that serves travellers, reached from the nearest walk. @returns the amenity's id. */
export function point(
  { floor, walks, zone }: Site,
  name: string,
  category: string,
  at: Metres,
  labels: LocalizedText,
  more: { landmark?: boolean; wheelchair?: boolean; reachAt?: Metres } = {},
) {
  const id = floor.amenity(
    name,
    category,
    at,
    labels,
    more.wheelchair ? { accessibility: ['wheelchair'] } : {},
  );
  walks.reach(floor, zone, more.reachAt ?? at, id, more.landmark ? labels : null);
  return id;
}

/** A room with a service in it, between two distances along a row. @returns the amenity's id. */
export function serviceRoom(
  site: Site,
  name: string,
  category: string,
  row: Row,
  [from, to]: readonly [number, number],
  labels: LocalizedText,
  unit = 'room',
) {
  const at = (from + to) / 2;
  site.floor.unit(name, unit, row.shape(from + 0.2, to - 0.2));
  return point(site, name, category, row.centre(at), labels, { reachAt: row.door(at) });
}

/**
 * Toilets for women and men, one for wheelchair users and a baby room, side by side: 16 metres of a row from `from`. The
 * first two are one place.
 */
export function toilets(site: Site, name: string, row: Row, from: number) {
  const { floor, walks, zone } = site;
  const [women, men] = (['female', 'male'] as const).map((kind, index) => {
    const start = from + index * 5;
    return floor.unit(`${name} ${kind}`, `restroom.${kind}`, row.shape(start + 0.2, start + 4.8));
  });
  const middle = from + 5;
  const both = floor.amenity(name, 'restroom', row.centre(middle), words.toilets, {
    unit_ids: [women, men],
  });
  walks.reach(floor, zone, row.door(middle), both);
  const accessible = [from + 10, from + 13] as const;
  const kind = 'restroom.wheelchair';
  serviceRoom(site, `${name} accessible`, kind, row, accessible, words.toiletAccessible, kind);
  const baby = [from + 13, from + 16] as const;
  serviceRoom(site, `${name} baby`, 'mothersroom', row, baby, words.babyRoom, 'mothersroom');
}
export const toiletsWidth = 16;
