import { hoursNear, holidaysAround } from '../hours/hours.ts';
import { CachedText } from '../responseCache/responseCache.ts';
import { perInstant, withJsonList } from '../responseCache/jsonList.ts';
import { omit } from '../db/omit.ts';
import type { MapFloor, MapIndex, MapPlace, MapPlaceList, MapPlaceQuery } from './schema.ts';
import { demoNote, readAt } from '../text/localized.ts';
import { fold } from '../text/search.ts';
import type { Store } from '../store.ts';
import { bogotaDay, bogotaInstant, iso } from '../time/time.ts';
import { findPlaces } from './places/findPlaces.ts';
import { drawFloor } from './floors/floors.ts';
import type { PlaceRow } from './places/places.ts';
import { usualWalks } from './walk/usualWalks.ts';

// Answers made from the store: pure functions, serialised and kept by the response cache.

/** Terminals and floors of the map. */
export function mapIndex({ map }: Store): MapIndex {
  return {
    version: map.version,
    name: map.name,
    terminals: map.terminals.map(({ floors, ...terminal }) => ({
      ...terminal,
      floors: floors.map(({ floor, name, bounds }) => ({
        floor,
        name,
        bounds,
        places: map.places.filter((one) => one.terminal === terminal.id && one.floor === floor)
          .length,
      })),
    })),
    routes: map.walks !== null,
    updatedAt: iso(map.importedAt),
    source: map.source,
  };
}

export interface FloorQuestion {
  terminal: string;
  floor: number;
  detail: 'low' | 'high';
  /** The version that the address names; empty for whatever is current. */
  version: string;
}

/** A floor under the version in use never changes; any other address shows what is current, and another map tomorrow. */
const forever = 'public, max-age=31536000, immutable';

/** One floor as GeoJSON, or null when the map has none such. */
export function mapFloor({ map }: Store, question: FloorQuestion): CachedText | null {
  const { terminal, floor, detail, version } = question;
  const drawing = map.floors.find((one) => one.terminal === terminal && one.floor === floor);
  const info = map.terminals
    .find(({ id }) => id === terminal)
    ?.floors.find((one) => one.floor === floor);
  if (drawing === undefined || info === undefined) return null;
  const answer: MapFloor = {
    type: 'FeatureCollection',
    version: map.version,
    terminal: drawing.terminal,
    floor,
    bbox: info.bounds,
    features: drawFloor(drawing, detail, map.ground, map.places),
  };
  return new CachedText(
    JSON.stringify(answer),
    version === map.version ? { 'cache-control': forever } : {},
  );
}

const placeAt = (row: PlaceRow, now: number): MapPlace => ({
  ...omit(row, 'units', 'names', 'text'),
  establishment: row.establishment && {
    kind: row.establishment.kind as NonNullable<MapPlace['establishment']>['kind'],
    colour: row.establishment.colour,
    initials: row.establishment.initials,
    hours: hoursNear(row.establishment.hours, now),
  },
});

export type PlaceFilter = Record<'terminal' | 'floor' | 'type' | 'zone' | 'q', string>;

/** The filter that a query asks for; `all` is no filter. */
export function placeFilter(query: MapPlaceQuery): PlaceFilter {
  const chosen = (value: string | undefined) => (value === 'all' ? '' : (value ?? ''));
  return {
    terminal: query.terminal ?? '',
    floor: query.floor ?? '',
    type: chosen(query.type),
    zone: chosen(query.zone),
    q: fold(query.q ?? ''),
  };
}

/** A place as it stands in every list of a day, as JSON. */
const placeJson = perInstant((row: PlaceRow, day) =>
  Buffer.from(JSON.stringify(placeAt(row, day))),
);

/** Places in the order of the archive, of one terminal, floor, type or zone, or found by words in any language, as JSON. */
export function mapPlaces({ map, loadedAt }: Store, filter: PlaceFilter, now: number): Buffer[] {
  const { terminal, floor, type, zone, q } = filter;
  const wanted = (value: string, own: string) => value === '' || value === own;
  const rows = map.places.filter(
    (row) =>
      wanted(terminal, row.terminal) &&
      wanted(floor, String(row.floor)) &&
      wanted(type, row.type) &&
      wanted(zone, row.zone),
  );
  const head: MapPlaceList & { places: [] } = {
    version: map.version,
    holidays: holidaysAround(now),
    places: [],
    updatedAt: iso(loadedAt),
    source: map.source,
  };
  const day = bogotaInstant(bogotaDay(now)).getTime();
  return withJsonList(
    head,
    'places',
    findPlaces(rows, q).map((row) => placeJson(row, day)),
  );
}

/** One place by its slug, or null. */
export function mapPlace({ map }: Store, slug: string, now: number): MapPlace | null {
  const row = map.places.find((one) => one.slug === slug);
  return row === undefined ? null : placeAt(row, now);
}

/** Minutes on foot on the usual ways: figures of the demonstration only where its map is. */
export const walkingTimes = ({ map, loadedAt }: Pick<Store, 'map' | 'loadedAt'>) => ({
  updatedAt: iso(loadedAt),
  source: map.source,
  origin: map.source === 'demo' ? demoNote : readAt('IMDF', null, bogotaDay(map.importedAt)),
  walkingTimes: usualWalks(map.walks),
});
