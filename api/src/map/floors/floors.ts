import simplify from '@turf/simplify';
import type { MapFloor } from '../schema.ts';
import { areaOf, middleOf } from './geometry.ts';
import type { Ground } from './ground.ts';
import type { ImdfFeature, ImdfGeometry, Labels } from '../imdf/archive.ts';
import type { PlaceRow } from '../places/places.ts';
import type { TerminalId } from '../places/terminals.ts';
import { textOf } from '../archive/values.ts';

type Drawn = MapFloor['features'][number];
type Layer = Drawn['properties']['layer'];

/**
 * Raise it whenever `drawFloor` draws the same archive in another way: it is part of the map's version, under which browsers
 * keep floors for a year.
 */
export const drawingFormat = 1;

export interface FloorDrawing {
  terminal: TerminalId;
  floor: number;
  features: readonly ImdfFeature[];
}

const walked = ['walkway', 'movingwalkway', 'ramp', 'footbridge', 'unenclosedarea', 'road'];

function layerOf({ feature_type: type, properties }: ImdfFeature): Layer | null {
  const category = textOf(properties['category']);
  if (type === 'footprint') return 'ground';
  if (type === 'level') return 'floor';
  if (type === 'section') return 'area';
  if (type === 'unit') return walked.includes(category.split('.')[0] ?? '') ? 'walkway' : 'room';
  if (type === 'fixture' || type === 'kiosk' || type === 'detail') return 'fixture';
  return type === 'opening' ? 'opening' : null;
}

/** From the ground up, as they are painted. */
const order: readonly Layer[] = [
  'ground',
  'floor',
  'area',
  'walkway',
  'room',
  'fixture',
  'opening',
];

/** A room this large, in square metres, is drawn when the whole terminal is seen; smaller ones are under two pixels. */
const largeRoom = 150;
const lowLayers: readonly Layer[] = ['ground', 'floor', 'area', 'walkway'];
/** Degrees by which a simplified line may leave its true way: a metre. */
const tolerance = 1e-5;
/** Half a metre is not seen in a drawing of the whole terminal. */
const lowDecimals = 5e5;
const highDecimals = 1e7;

function rounded(geometry: ImdfGeometry, steps: number) {
  const round = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(round) : Math.round(Number(value) * steps) / steps;
  return { type: geometry.type, coordinates: round(geometry.coordinates) as unknown[] };
}

/**
 * What is drawn of a floor.
 * @param detail `low` leaves out small rooms, furniture and doors, and simplifies the rest.
 */
export function drawFloor(
  { features, terminal, floor }: FloorDrawing,
  detail: 'low' | 'high',
  ground: Ground,
  places: readonly PlaceRow[],
): Drawn[] {
  const placeOf = placesByFeature(
    places.filter((one) => one.terminal === terminal && one.floor === floor),
  );
  const drawn = features.flatMap((feature): Drawn[] => {
    const layer = layerOf(feature);
    const { id, geometry, properties } = feature;
    if (layer === null || geometry === null) return [];
    if (detail === 'low' && !isSeenFromAfar(layer, geometry)) return [];
    const place = layer === 'walkway' ? null : placeOf(feature);
    return [
      {
        type: 'Feature',
        id,
        geometry: detail === 'low' ? simplified(geometry) : rounded(geometry, highDecimals),
        properties: {
          layer,
          category: textOf(properties['category']),
          zone: zoneOf(feature, layer, ground),
          place: place?.slug ?? null,
          type: place?.type ?? null,
        },
      },
    ];
  });
  const rank = ({ properties: { layer } }: Drawn) => order.indexOf(layer);
  return drawn.sort((a, b) => rank(a) - rank(b));
}

const isSeenFromAfar = (layer: Layer, geometry: ImdfGeometry) =>
  lowLayers.includes(layer) || (layer === 'room' && areaOf(geometry) > largeRoom);

/** Only areas are seen from afar, so no line comes here. */
const simplified = (geometry: ImdfGeometry) =>
  rounded(simplify(geometry as GeoJSON.Polygon | GeoJSON.MultiPolygon, { tolerance }), lowDecimals);

/** A floor lies on both sides of security, and so does the ground. */
function zoneOf({ geometry, properties }: ImdfFeature, layer: Layer, ground: Ground) {
  const point = middleOf(geometry);
  if (layer === 'ground' || layer === 'floor' || point === null) return null;
  return ground.spotOf(textOf(properties['level_id']), point)?.zone ?? null;
}

/** The place that a room, a door or a desk is; of several in one room the one with the room's name, if any. */
function placesByFeature(places: readonly PlaceRow[]) {
  const found = new Map<string, PlaceRow[]>();
  for (const place of places)
    for (const id of [place.id, ...place.units]) found.set(id, [...(found.get(id) ?? []), place]);
  return ({ id, properties }: ImdfFeature): PlaceRow | null => {
    const [first, ...others] = found.get(id) ?? [];
    if (first === undefined || others.length === 0) return first ?? null;
    const names = Object.values((properties['name'] ?? {}) as Labels);
    return [first, ...others].find(({ name }) => names.includes(name.es)) ?? null;
  };
}
