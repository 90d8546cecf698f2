import simplify from '@turf/simplify';
import { drawFloor } from './floors.ts';
import { outerRings, planeOf, type Position } from './geometry.ts';
import type { ImdfGeometry, Ring } from '../imdf/archive.ts';
import type { IndoorMap } from './indoorMap.ts';
import type { PlaceRow } from '../places/places.ts';
import { sketchLooks, type MapFloor, type MapSketch } from '../schema.ts';

type Look = (typeof sketchLooks)[number];
type Drawn = MapFloor['features'][number];

/** Units of the drawing in a metre: walls are half a metre thick at most. */
const perMetre = 2;
/** 160 by 100 metres: what one sees from where one stands. */
const size = { width: 320, height: 200 };
/** Units by which a simplified wall may leave its true way. */
const tolerance = 1;
/** How far apart two names stand, one below the other, and how far from the frame. */
const line = 20;
/** As high stands the pin on the place. */
const pin = 40;
const mostNear = 2;
/** A longer name would leave the frame. */
const longestName = 24;

const known = new WeakMap<IndoorMap, Map<string, MapSketch>>();

/** The floor around a place, drawn once per map; null when the map has no such place. */
export function sketchOf(map: IndoorMap, slug: string): MapSketch | null {
  const place = map.places.find((one) => one.slug === slug);
  if (place === undefined) return null;
  const sketches = known.get(map) ?? new Map<string, MapSketch>();
  known.set(map, sketches);
  const sketch = sketches.get(slug) ?? drawSketch(map, place);
  sketches.set(slug, sketch);
  return sketch;
}

function drawSketch(map: IndoorMap, place: PlaceRow): MapSketch {
  const { slug, name, terminal, floor, point } = place;
  const rotation = map.terminals.find(({ id }) => id === terminal)?.rotation ?? 0;
  const toPlane = planeOf(point, rotation);
  const toUnits = (position: Ring[number]): Position => {
    const [right, down] = toPlane(position);
    return [right * perMetre + size.width / 2, down * perMetre + size.height / 2];
  };
  const drawing = map.floors.find((one) => one.terminal === terminal && one.floor === floor);
  const drawn = drawing ? drawFloor(drawing, 'high', map.ground, map.places) : [];
  const shapes = sketchLooks.flatMap((look) => {
    const path = drawn
      .filter((feature) => lookOf(feature, slug) === look)
      .flatMap(({ geometry }) => outerRings(geometry as ImdfGeometry))
      .map((ring) => pathOf(ring.map(toUnits)))
      .join('');
    return path === '' ? [] : [{ look, path }];
  });
  return {
    place: slug,
    name,
    terminal,
    floor,
    ...size,
    shapes,
    near: landmarks(map, place, toUnits),
    source: map.source,
  };
}

function lookOf({ properties: { layer, place } }: Drawn, slug: string): Look | null {
  if (layer === 'floor' || layer === 'walkway') return layer;
  if (layer !== 'room') return null;
  return place === slug ? 'here' : 'room';
}

/** A ring as path data in whole units; nothing when it lies outside. */
function pathOf(ring: Position[]): string {
  const isBeyond = ([x, y]: Position) => [x < 0, y < 0, x > size.width, y > size.height];
  const sides = ring.map(isBeyond);
  if ([0, 1, 2, 3].some((side) => sides.every((beyond) => beyond[side]))) return '';
  const simple = simplify({ type: 'Polygon' as const, coordinates: [ring] }, { tolerance });
  const corners = (simple.coordinates[0] ?? []).map(([x = 0, y = 0]) => [
    Math.round(x),
    Math.round(y),
  ]);
  return corners
    .slice(0, -1)
    .map(([x = 0, y = 0], index) => {
      const before = corners[index - 1];
      if (!before) return `M${x} ${y}`;
      const [dx, dy] = [x - (before[0] ?? 0), y - (before[1] ?? 0)];
      if (dy === 0) return dx === 0 ? '' : `h${dx}`;
      return dx === 0 ? `v${dy}` : `l${dx} ${dy}`;
    })
    .join('')
    .concat('z');
}

/** The nearest places whose name says where one is, none beside another's name or the place's own mark. */
function landmarks(
  { places }: IndoorMap,
  place: PlaceRow,
  toUnits: (position: Ring[number]) => Position,
): MapSketch['near'] {
  const onFloor = places.filter(
    ({ terminal, floor }) => terminal === place.terminal && floor === place.floor,
  );
  const isUnique = ({ name }: PlaceRow) =>
    onFloor.filter((other) => other.name.es === name.es).length === 1;
  const isShort = ({ name }: PlaceRow) =>
    Object.values(name).every(({ length }) => length <= longestName);
  const [middleX, middleY] = [size.width / 2, size.height / 2];
  const found = onFloor
    .filter((other) => other.slug !== place.slug && other.category !== place.category)
    .filter((other) => isShort(other) && isUnique(other))
    .map(({ name, point }) => {
      const [x, y] = toUnits(point);
      const distance = Math.hypot(x - middleX, y - middleY);
      return { name, x: Math.round(x), y: Math.round(y), distance };
    })
    .filter(({ x, y }) => isWithin(x, size.width) && isWithin(y, size.height))
    .filter(({ y }) => y < middleY - pin || y > middleY + line)
    .sort((a, b) => a.distance - b.distance);
  const near: MapSketch['near'] = [];
  for (const { name, x, y } of found) {
    const isClear = near.every((other) => Math.abs(other.y - y) >= line);
    if (isClear && near.length < mostNear) near.push({ name, x, y });
  }
  return near;
}

const isWithin = (value: number, end: number) => value >= line && value <= end - line;
