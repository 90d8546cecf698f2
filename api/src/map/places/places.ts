import type { EstablishmentRow } from '../../establishments/store.ts';
import { fold } from '../../text/search.ts';
import type { LocalizedText } from '../../http/schema.ts';
import type { MapPlace } from '../schema.ts';
import { meaningOf, meaningOfEstablishment, meaningOfOccupant } from './categories.ts';
import { middleOf, type Position } from '../floors/geometry.ts';
import type { ImdfFeature } from '../imdf/archive.ts';
import { localized } from './labels.ts';
import type { Ground, Spot } from '../floors/ground.ts';
import { giveSlugs } from './slugs.ts';
import { textOf, textsOf } from '../archive/values.ts';

/** A place of the map as it is kept: with the establishment it is, the unit it fills and the text it is found by. */
export interface PlaceRow extends Omit<MapPlace, 'establishment' | 'point'> {
  point: Position;
  establishment: EstablishmentRow | null;
  /** Ids of the IMDF units it is in. */
  units: readonly string[];
  /** Its names in every language, folded. */
  names: string;
  /** All the words it is found by, folded. */
  text: string;
}

/** A place before it has its slug. */
type Candidate = Omit<PlaceRow, 'slug' | 'names' | 'text' | 'stepFree'> & { slug: string | null };

function candidate(
  feature: ImdfFeature,
  at: { spot: Spot; point: Position; units: readonly string[]; location: LocalizedText | null },
  what: Pick<Candidate, 'name' | 'type' | 'pictogram' | 'category'> & Partial<Candidate>,
): Candidate {
  const { spot, ...where } = at;
  return { id: feature.id, slug: null, ...spot, ...where, establishment: null, ...what };
}

/** Amenities, doors with a name, and rooms whose kind says what they are for. */
function ofCategory(feature: ImdfFeature, ground: Ground, language: string): Candidate[] {
  const { properties, geometry } = feature;
  const category = textOf(properties['category']);
  const meaning = meaningOf(category);
  const name = localized(properties['name'], language) ?? meaning?.name;
  const point = middleOf(geometry);
  if (meaning === null || !name || point === null) return [];
  const units = feature.feature_type === 'unit' ? [feature.id] : textsOf(properties['unit_ids']);
  const level = textOf(properties['level_id']) || ground.levelOfUnit(units[0] ?? '');
  const spot = ground.spotOf(level, point);
  if (spot === null) return [];
  const { type, pictogram } = meaning;
  const at = { spot, point, units, location: ground.areaAt(spot, point) };
  return [candidate(feature, at, { name, type, pictogram, category })];
}

/** An occupant: the establishment of the site that has its name, else what its category says. */
function ofOccupant(
  feature: ImdfFeature,
  ground: Ground,
  language: string,
  establishments: ReadonlyMap<string, EstablishmentRow>,
): Candidate[] {
  const { properties } = feature;
  const anchor = ground.anchors.get(textOf(properties['anchor_id']));
  const name = localized(properties['name'], language);
  const point = middleOf(anchor?.geometry ?? null);
  const unit = textOf(anchor?.properties['unit_id']);
  const spot = point && ground.spotOf(ground.levelOfUnit(unit), point);
  if (!name || !spot) return [];
  const at = { spot, point, units: [unit], location: ground.areaAt(spot, point) };
  const row = Object.values(name)
    .map((words) => establishments.get(fold(words)))
    .find((found) => found !== undefined);
  if (row === undefined) {
    const category = textOf(properties['category']);
    return [candidate(feature, at, { name, category, ...meaningOfOccupant(category) })];
  }
  const { slug, category, kind, location } = row;
  const more = { slug, name: row.names ?? name, category, location, establishment: row };
  return [candidate(feature, at, { ...more, ...meaningOfEstablishment(kind, category) })];
}

/** Everything of an archive that one can go to, each with a slug of its own. */
export function placesOf(
  features: readonly ImdfFeature[],
  ground: Ground,
  language: string,
  establishments: readonly EstablishmentRow[],
): Omit<PlaceRow, 'stepFree'>[] {
  const byName = new Map(establishments.map((row) => [fold(row.name), row]));
  const served = new Set<string>();
  for (const { feature_type, properties } of features) {
    if (feature_type === 'amenity')
      for (const unit of textsOf(properties['unit_ids'])) served.add(unit);
    if (feature_type === 'anchor') served.add(textOf(properties['unit_id']));
  }
  const found = features.flatMap((feature): Candidate[] => {
    const { feature_type: type, id, properties } = feature;
    if (type === 'occupant') return ofOccupant(feature, ground, language, byName);
    if (type === 'amenity') return ofCategory(feature, ground, language);
    if (type === 'opening') return properties['name'] ? ofCategory(feature, ground, language) : [];
    // A room that an amenity or an occupant stands for is not listed twice.
    return type === 'unit' && !served.has(id) ? ofCategory(feature, ground, language) : [];
  });
  return giveSlugs(found).map((place) => ({
    ...place,
    names: folded(Object.values(place.name)),
    text: searchText(place),
  }));
}

/** Folded texts, apart from each other. */
const folded = (texts: readonly string[]) => texts.map(fold).join(' | ');

function searchText({ name, location, category, establishment }: Omit<Candidate, 'slug'>) {
  const kind = meaningOf(category)?.name;
  return folded([
    ...[name, location, kind].flatMap((texts) => Object.values(texts ?? {})),
    category,
    category.startsWith('restroom') ? 'wc baño toilet' : '',
    establishment?.text ?? '',
  ]);
}
