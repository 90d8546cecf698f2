/** A point on the earth, degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A point of the drawing, in units of its view box. */
export interface Point {
  x: number;
  y: number;
}

/** The drawing's size. North is up; a degree of longitude is as long as one of latitude, as nearly it is at 4.7° N. */
export const mapSize = { width: 480, height: 500 };

const west = -74.215;
const east = -74.005;
const north = 4.775;
const perDegree = mapSize.width / (east - west);
/** What lies beyond the drawing stands at its edge. */
const margin = 18;

const within = (value: number, end: number) => Math.min(end - margin, Math.max(margin, value));
/** A tenth of a unit is five metres. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Where a place stands on the drawing. */
export function project({ latitude, longitude }: Position): Point {
  return {
    x: rounded(within((longitude - west) * perDegree, mapSize.width)),
    y: rounded(within((north - latitude) * perDegree, mapSize.height)),
  };
}

/** Terminal 1. */
export const airport: Position = { latitude: 4.6973, longitude: -74.1402 };

/** The eastern hills, their ridge and the river, as points of the drawing. */
export const land = {
  hills:
    '480,0 480,500 330,500 349,466 370,438 380,406 396,380 404,336 418,304 423,264 438,234 440,186 452,148 454,110 462,74 462,36 466,0',
  ridge:
    '480,60 461,118 456,170 440,208 434,254 416,292 408,340 388,374 376,410 356,438 342,470 348,500 480,500',
  river: '96,0 88,44 102,82 102,114 80,142 78,182 94,216 81,251 54,276 52,320 60,360 33,395 0,420',
};

type Line = readonly (readonly [latitude: number, longitude: number])[];

export interface Road {
  name: string;
  line: Line;
  /** Where its name is written, and how it is turned: degrees clockwise. */
  label: { at: readonly [number, number]; turn: number };
}

/** The roads a traveller hears of, simplified by hand: enough to see which way a ride goes. */
export const roads: readonly Road[] = [
  {
    name: 'Calle 26',
    line: [
      [4.6973, -74.1402],
      [4.682, -74.121],
      [4.6655, -74.111],
      [4.649, -74.1],
      [4.633, -74.086],
      [4.6165, -74.072],
      [4.6125, -74.067],
    ],
    label: { at: [4.648, -74.104], turn: 48 },
  },
  {
    name: 'Av. Boyacá',
    line: [
      [4.765, -74.064],
      [4.73, -74.074],
      [4.695, -74.089],
      [4.6725, -74.1155],
      [4.646, -74.13],
      [4.6, -74.14],
      [4.56, -74.126],
    ],
    label: { at: [4.716, -74.085], turn: -66 },
  },
  {
    name: 'Av. Cali',
    line: [
      [4.752, -74.094],
      [4.72, -74.1],
      [4.6985, -74.108],
      [4.6775, -74.1265],
      [4.655, -74.145],
      [4.63, -74.16],
      [4.605, -74.187],
    ],
    label: { at: [4.635, -74.1645], turn: -47 },
  },
  {
    name: 'NQS',
    line: [
      [4.695, -74.053],
      [4.669, -74.068],
      [4.633, -74.086],
      [4.613, -74.095],
      [4.596, -74.122],
      [4.594, -74.17],
      [4.585, -74.2],
    ],
    label: { at: [4.6045, -74.117], turn: -60 },
  },
  {
    name: 'Carrera 7',
    line: [
      [4.77, -74.024],
      [4.725, -74.029],
      [4.69, -74.034],
      [4.655, -74.055],
      [4.6125, -74.067],
      [4.59, -74.078],
    ],
    label: { at: [4.742, -74.0225], turn: -84 },
  },
];

/** A road as the `points` of an SVG polyline. */
export const pointsOf = (line: Line): string =>
  line
    .map(([latitude, longitude]) => {
      const { x, y } = project({ latitude, longitude });
      return `${x},${y}`;
    })
    .join(' ');

/** The place whose dot was pressed: the nearest one, unless all are farther than a thumb. */
export function nearestPlace<Place extends Position>(
  point: Point,
  places: readonly Place[],
  reach = 22,
): Place | null {
  let found: Place | null = null;
  let least = reach;
  for (const place of places) {
    const { x, y } = project(place);
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance > least) continue;
    least = distance;
    found = place;
  }
  return found;
}

/** As many pieces show a curve. */
const pieces = 8;
/** How far a ride bows, as a part of its length. */
const bow = 0.14;

/** A ride between the airport and a place: it leaves the airport by Calle 26, so it bows to the south of the straight line. */
export function rideCurve(airport: Point, place: Point): Point[] {
  const over = {
    x: (airport.x + place.x) / 2 - (place.y - airport.y) * bow,
    y: (airport.y + place.y) / 2 + (place.x - airport.x) * bow,
  };
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const t = index / pieces;
    const at = (axis: 'x' | 'y') =>
      rounded((1 - t) ** 2 * airport[axis] + 2 * t * (1 - t) * over[axis] + t ** 2 * place[axis]);
    return { x: at('x'), y: at('y') };
  });
}
