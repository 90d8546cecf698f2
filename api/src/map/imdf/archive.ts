import type { WalkGraph } from '../floors/graph.ts';

/** The feature types of IMDF 1.0.0, each a file of the archive (docs.ogc.org/cs/20-094). */
export const featureTypes = [
  'address',
  'amenity',
  'anchor',
  'building',
  'detail',
  'fixture',
  'footprint',
  'geofence',
  'kiosk',
  'level',
  'occupant',
  'opening',
  'relationship',
  'section',
  'unit',
  'venue',
] as const;
export type FeatureType = (typeof featureTypes)[number];

/** Longitude and latitude; a height may follow. */
export type Coordinate = readonly number[];
export type Ring = readonly Coordinate[];

export interface ImdfPoint {
  type: 'Point';
  coordinates: Coordinate;
}
export interface ImdfLine {
  type: 'LineString';
  coordinates: Ring;
}
export interface ImdfPolygon {
  type: 'Polygon';
  coordinates: readonly Ring[];
}
export interface ImdfMultiPolygon {
  type: 'MultiPolygon';
  coordinates: readonly (readonly Ring[])[];
}
export type ImdfGeometry = ImdfPoint | ImdfLine | ImdfPolygon | ImdfMultiPolygon;

/** Texts by language tag. */
export type Labels = Readonly<Record<string, string>>;

/** A feature that has been checked; what its properties hold follows from its type (`schemas.ts`). */
export interface ImdfFeature {
  id: string;
  feature_type: FeatureType;
  geometry: ImdfGeometry | null;
  properties: Readonly<Record<string, unknown>>;
}

/** A checked archive, with the walking graph that came beside it. */
export interface ImdfArchive {
  language: string;
  features: readonly ImdfFeature[];
  graph: WalkGraph | null;
}
