import { featureTypes, type FeatureType } from './archive.ts';
import { fileOf } from './readFiles.ts';

interface Feature {
  id: unknown;
  type: string;
  feature_type: unknown;
  geometry: unknown;
  properties: Record<string, unknown>;
}
export type ExampleFeatures = Record<FeatureType, Feature[]>;

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const exampleIds = {
  address: id(1),
  venue: id(2),
  building: id(3),
  ground: id(4),
  upper: id(5),
  hall: id(6),
  shop: id(7),
  anchor: id(8),
  occupant: id(9),
  lift: id(10),
  door: id(11),
  toilet: id(12),
};

/** A square of some thousandths of a degree, somewhere in Lisbon. */
const square = (west: number, south: number, size: number) => {
  const at = (x: number, y: number) => [-9.13 + x / 1000, 38.77 + y / 1000];
  const [east, north] = [west + size, south + size];
  const ring = [
    at(west, south),
    at(east, south),
    at(east, north),
    at(west, north),
    at(west, south),
  ];
  return { type: 'Polygon', coordinates: [ring] };
};
const point = (x: number, y: number) => ({
  type: 'Point',
  coordinates: [-9.13 + x / 1000, 38.77 + y / 1000],
});

/** The features of a small foreign archive without anything wrong: one building, two floors, a shop, a lift, a door. */
export function exampleFeatures(): ExampleFeatures {
  const ids = exampleIds;
  const features = Object.fromEntries(
    featureTypes.map((type) => [type, [] as Feature[]]),
  ) as ExampleFeatures;
  const add = (
    type: FeatureType,
    featureId: string,
    geometry: unknown,
    properties: Record<string, unknown>,
  ) =>
    features[type].push({
      id: featureId,
      type: 'Feature',
      feature_type: type,
      geometry,
      properties,
    });
  const level = (levelId: string, ordinal: number, name: string) =>
    add('level', levelId, square(0, 0, 2), {
      category: 'unspecified',
      outdoor: false,
      ordinal,
      name: { en: name },
      short_name: { en: name.charAt(0) },
      building_ids: [ids.building],
    });
  add('address', ids.address, null, {
    address: 'Main Street 1',
    locality: 'Lisbon',
    country: 'PT',
  });
  add('venue', ids.venue, square(-1, -1, 5), {
    category: 'shoppingcenter',
    name: { en: 'Example Mall' },
    display_point: point(1, 1),
    address_id: ids.address,
  });
  add('building', ids.building, null, { category: 'unspecified', name: { en: 'Main building' } });
  level(ids.ground, 0, 'Ground floor');
  level(ids.upper, 1, 'First floor');
  add('unit', ids.hall, square(0, 0, 1), { category: 'walkway', level_id: ids.ground });
  add('unit', ids.shop, square(1, 1, 0.5), { category: 'room', level_id: ids.upper });
  add('unit', ids.toilet, square(0, 1, 0.5), { category: 'restroom', level_id: ids.upper });
  add('anchor', ids.anchor, point(1.2, 1.2), { unit_id: ids.shop });
  add('occupant', ids.occupant, null, {
    category: 'restaurant',
    name: { en: 'The Harbour Grill', 'pt-PT': 'A Grelha do Porto' },
    anchor_id: ids.anchor,
  });
  add('amenity', ids.lift, point(0.5, 0.5), { category: 'elevator', unit_ids: [ids.hall] });
  add(
    'opening',
    ids.door,
    {
      type: 'LineString',
      coordinates: [
        [-9.13, 38.77],
        [-9.1299, 38.77],
      ],
    },
    {
      category: 'pedestrian.principal',
      name: { en: 'North entrance' },
      level_id: ids.ground,
    },
  );
  return features;
}

/** The files of that archive. */
export function exampleFiles(features: ExampleFeatures = exampleFeatures()) {
  const manifest = { version: '1.0.0', created: '2026-01-05T10:00:00Z', language: 'en' };
  return new Map([
    ['manifest.json', JSON.stringify(manifest)],
    ...featureTypes.map(
      (type) =>
        [
          fileOf(type),
          JSON.stringify({ type: 'FeatureCollection', features: features[type] }),
        ] as const,
    ),
  ]);
}
