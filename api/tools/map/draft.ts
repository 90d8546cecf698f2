import { v5 } from 'uuid';
import { featureTypes, type FeatureType } from '../../src/map/imdf/archive.ts';
import type { Frame, LonLat, Metres, Shape } from './frame.ts';

/** Names of this map become UUIDs under this one: the same name is the same id in every run. */
const namespace = '5f0c9c52-3d0e-5a67-9d4c-0b6f2c1e7a11';
export const idOf = (name: string) => v5(name, namespace);

export interface DraftFeature {
  id: string;
  type: 'Feature';
  feature_type: FeatureType;
  geometry: object | null;
  properties: Record<string, unknown>;
}

/** The features of a map being drawn, by type and in order. */
export function makeDraft() {
  const features = new Map<FeatureType, DraftFeature[]>(featureTypes.map((type) => [type, []]));
  const names = new Set<string>();
  return {
    features,
    /** Adds a feature under a readable name. @returns its id. Throws when the name is taken. */
    add(
      type: FeatureType,
      name: string,
      geometry: object | null,
      properties: Record<string, unknown>,
    ) {
      const full = `${type} ${name}`;
      if (names.has(full)) throw new Error(`Two features named ${full}`);
      names.add(full);
      const id = idOf(full);
      features.get(type)?.push({ id, type: 'Feature', feature_type: type, geometry, properties });
      return id;
    },
  };
}
export type Draft = ReturnType<typeof makeDraft>;

export const pointOf = (frame: Frame, at: Metres) => ({ type: 'Point', coordinates: frame(at) });
export const lineOf = (frame: Frame, from: Metres, to: Metres) => ({
  type: 'LineString',
  coordinates: [frame(from), frame(to)],
});
export function polygonOf(frame: Frame, shape: Shape) {
  const ring: LonLat[] = shape.map((point) => frame(point));
  return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] };
}
