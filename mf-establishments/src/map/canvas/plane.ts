import type { Position } from '../places/mapPlace.ts';

const metresPerDegree = 111_320;

/** Metres east and north of an origin, turned so that the terminal lies level on the screen. */
export type ToPlane = (position: Position) => [number, number];

/**
 * A flat map of one terminal. A kilometre of airport needs no projection: the error stays under a centimetre.
 * @param rotation radians clockwise.
 */
export function planeOf(origin: Position, rotation: number): ToPlane {
  const [west, south] = origin;
  const perDegreeEast = metresPerDegree * Math.cos((south * Math.PI) / 180);
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  return ([longitude, latitude]) => {
    const x = (longitude - west) * perDegreeEast;
    const y = (latitude - south) * metresPerDegree;
    return [x * cos + y * sin, y * cos - x * sin];
  };
}

type Extent = [number, number, number, number];

/** The smallest box around some points: left, bottom, right, top. */
export function boxAround(points: Iterable<readonly [number, number]>): Extent {
  const box: Extent = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}
