import { greatCircleKm } from '../flights/geo.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** Ways on foot are longer than the straight line: an estimate of ours for the blocks of Bogotá. */
const detour = 1.3;
/** Four kilometres an hour, as everywhere on this site. */
const metresPerSecond = 4000 / 3600;

/** A way on foot through the city, estimated from the straight line. */
export interface CityWalk {
  metres: number;
  seconds: number;
}

/** A way on foot, estimated by the distance as the crow flies. */
export function cityWalk(a: Point, b: Point): CityWalk {
  const metres = Math.round(greatCircleKm(a, b) * 1000 * detour);
  return { metres, seconds: Math.round(metres / metresPerSecond) };
}

/** Degrees of a cell of the grid, about 550 m. */
const cell = 0.005;
const cellOf = (degrees: number) => Math.floor(degrees / cell);

/** Finds stops around a point: `near(point, 800)` gives those at most 800 m of walking away, by position. */
export function makeNearStops(stops: readonly Point[]) {
  const grid = new Map<string, number[]>();
  stops.forEach(({ latitude, longitude }, index) => {
    const key = `${cellOf(latitude)} ${cellOf(longitude)}`;
    const there = grid.get(key);
    if (there) there.push(index);
    else grid.set(key, [index]);
  });
  return (point: Point, metres: number): (CityWalk & { stop: number })[] => {
    const reach = Math.ceil(metres / 1000 / 111 / cell);
    const found: (CityWalk & { stop: number })[] = [];
    for (let row = -reach; row <= reach; row++)
      for (let column = -reach; column <= reach; column++) {
        const key = `${cellOf(point.latitude) + row} ${cellOf(point.longitude) + column}`;
        for (const stop of grid.get(key) ?? []) {
          const walk = cityWalk(point, stops[stop] ?? point);
          if (walk.metres <= metres) found.push({ ...walk, stop });
        }
      }
    return found;
  };
}
