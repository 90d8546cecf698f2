/** A point in metres: x along a terminal's front, y from its front to the aircraft. */
export type Metres = readonly [x: number, y: number];
/** Longitude and latitude. */
export type LonLat = [number, number];
/** An open ring: the first point is not repeated. */
export type Shape = readonly Metres[];

const metresPerDegree = 111_320;
const radians = Math.PI / 180;
/** Seven decimals are a centimetre. */
const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

/** Lays a terminal's metres on the globe: `origin` is its (0, 0), `turn` the degrees from east to its x axis. */
export function makeFrame(origin: LonLat, turn: number) {
  const [cos, sin] = [Math.cos(turn * radians), Math.sin(turn * radians)];
  const [lon, lat] = origin;
  const perLon = metresPerDegree * Math.cos(lat * radians);
  return ([x, y]: Metres): LonLat => [
    rounded(lon + (x * cos - y * sin) / perLon),
    rounded(lat + (x * sin + y * cos) / metresPerDegree),
  ];
}
export type Frame = ReturnType<typeof makeFrame>;

/** A rectangle, counterclockwise as RFC 7946 wants outer rings. */
export const rect = (x0: number, y0: number, x1: number, y1: number): Shape => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** A frame inside the terminal's: `u` metres along a pier from (x, y), `v` across it to the right. */
export function pierFrame(x: number, y: number, tilt: number) {
  const [cos, sin] = [Math.cos(tilt * radians), Math.sin(tilt * radians)];
  const at = (u: number, v: number): Metres => [x + u * sin + v * cos, y + u * cos - v * sin];
  return {
    at,
    /** The rectangle between two distances along the pier and two across it. */
    rect: (u0: number, v0: number, u1: number, v1: number): Shape => [
      at(u0, v0),
      at(u0, v1),
      at(u1, v1),
      at(u1, v0),
    ],
    /** Where the line `v` across crosses the height `height`. */
    crossing: (v: number, height: number): Metres => at((height - y + v * sin) / cos, v),
  };
}

/** The middle of a shape's corners: for the convex ones drawn here it is inside. */
export function middle(shape: Shape): Metres {
  const sum = shape.reduce<[number, number]>(([x, y], p) => [x + p[0], y + p[1]], [0, 0]);
  return [sum[0] / shape.length, sum[1] / shape.length];
}

/** Whether a point is in a ring, by the even-odd rule. */
export function isInside([x, y]: Metres, ring: Shape) {
  let inside = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
