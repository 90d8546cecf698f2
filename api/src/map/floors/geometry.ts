import booleanPointInPolygon from '@turf/boolean-point-in-polygon';
import type { Coordinate, ImdfGeometry, Ring } from '../imdf/archive.ts';

export type Position = [lon: number, lat: number];
export type Bounds = [west: number, south: number, east: number, north: number];

const metresPerDegree = 111_320;

export const positionOf = ([lon = 0, lat = 0]: Coordinate): Position => [lon, lat];

/** The outer rings of a geometry; none for points and lines. */
export function outerRings(geometry: ImdfGeometry | null): Ring[] {
  if (geometry?.type === 'Polygon') return geometry.coordinates.slice(0, 1);
  if (geometry?.type === 'MultiPolygon')
    return geometry.coordinates.flatMap((one) => one.slice(0, 1));
  return [];
}

/** Every position of a geometry, in order. */
export function positions(geometry: ImdfGeometry | null): Position[] {
  if (geometry === null) return [];
  if (geometry.type === 'Point') return [positionOf(geometry.coordinates)];
  if (geometry.type === 'LineString') return geometry.coordinates.map(positionOf);
  return outerRings(geometry).flatMap((ring) => ring.map(positionOf));
}

/** Whether a polygon holds a point, its edge included; false for points and lines. */
export const holds = (geometry: ImdfGeometry | null, point: Position) =>
  (geometry?.type === 'Polygon' || geometry?.type === 'MultiPolygon') &&
  booleanPointInPolygon(point, geometry as GeoJSON.Polygon | GeoJSON.MultiPolygon);

export function boundsOf(points: readonly Position[]): Bounds {
  const bounds: Bounds = [180, 90, -180, -90];
  for (const [lon, lat] of points) {
    bounds[0] = Math.min(bounds[0], lon);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lon);
    bounds[3] = Math.max(bounds[3], lat);
  }
  return bounds;
}

/** Square metres of a geometry's outer rings, as on a plane: good to a percent over a few kilometres. */
export function areaOf(geometry: ImdfGeometry | null) {
  return outerRings(geometry).reduce((sum, ring) => sum + Math.abs(signedArea(ring)), 0);
}

function signedArea(ring: Ring) {
  const plane = ring.map(metres(ring[0]?.[1] ?? 0));
  const twice = plane.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = plane[(index + 1) % plane.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

/** Puts positions near a latitude on a plane in metres. */
const metres =
  (lat: number) =>
  (position: Coordinate): Position => {
    const [lon, height] = positionOf(position);
    return [lon * metresPerDegree * Math.cos((lat * Math.PI) / 180), height * metresPerDegree];
  };

/**
 * Puts positions on a plane around an origin: metres to the right and down, as on a screen.
 * @param rotation radians clockwise, which lay the building level.
 */
export function planeOf(origin: Position, rotation: number): (position: Coordinate) => Position {
  const onPlane = metres(origin[1]);
  const [originX, originY] = onPlane(origin);
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return (position) => {
    const [x, y] = onPlane(position);
    const [right, up] = [x - originX, y - originY];
    return [right * cos + up * sin, right * sin - up * cos];
  };
}

/** A point to stand for a geometry: its middle when that lies inside, else its first corner. */
export function middleOf(geometry: ImdfGeometry | null): Position | null {
  const all = positions(geometry);
  const corners = geometry?.type === 'Polygon' ? all.slice(0, -1) : all;
  if (corners.length === 0) return null;
  const mean = (of: (position: Position) => number) =>
    Math.round((corners.reduce((sum, one) => sum + of(one), 0) / corners.length) * 1e7) / 1e7;
  const middle: Position = [mean(([lon]) => lon), mean(([, lat]) => lat)];
  return outerRings(geometry).length === 0 || holds(geometry, middle) ? middle : (all[0] ?? null);
}

/**
 * Radians by which a map is turned clockwise to lay a building level: those of its longest wall, between a quarter turn
 * either way.
 */
export function rotationOf(rings: readonly Ring[]) {
  let longest = 0;
  let angle = 0;
  for (const ring of rings) {
    const plane = ring.map(metres(ring[0]?.[1] ?? 0));
    plane.slice(1).forEach(([x, y], index) => {
      const [beforeX, beforeY] = plane[index] ?? [x, y];
      const length = Math.hypot(x - beforeX, y - beforeY);
      // Of walls as long as each other, give or take the rounding of positions, the first one counts.
      if (length <= longest + 0.1) return;
      longest = length;
      angle = Math.atan2(y - beforeY, x - beforeX);
    });
  }
  const half = Math.PI;
  const folded = angle > half / 2 ? angle - half : angle <= -half / 2 ? angle + half : angle;
  return Math.round(folded * 1e4) / 1e4;
}
