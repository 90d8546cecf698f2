import { greatCircleKm } from '../flights/geo.ts';
import { home } from '../flights/catalogue.ts';
import { slugOf } from '../text/slug.ts';
import { alighting, boarding, type Feed, type Pattern, type Stop } from './feed.ts';

type Place = readonly [name: string, latitude: number, longitude: number];

// Stations that the sources name, to about 300 m, by hand; the trunk lines' other stops stand where their roads cross.
const calle26: readonly Place[] = [
  ['Aeropuerto El Dorado', home.latitude, home.longitude],
  ['Portal El Dorado', 4.682, -74.121],
  ['Avenida Rojas', 4.674, -74.1155],
  ['El Tiempo – Maloka', 4.659, -74.107],
  ['Salitre – El Greco', 4.653, -74.1025],
  ['CAN', 4.6465, -74.0975],
  ['Gobernación', 4.642, -74.0935],
  ['Quinta Paredes', 4.638, -74.09],
  ['Corferias', 4.633, -74.086],
  ['Plaza de la Democracia', 4.624, -74.0785],
  ['Museo Nacional', 4.6155, -74.0685],
];
const carrera7: readonly Place[] = [
  ['Carrera 7 con Calle 45', 4.631, -74.0645],
  ['Carrera 7 con Calle 67', 4.6505, -74.058],
  ['Carrera 7 con Calle 72', 4.6565, -74.0555],
  ['Carrera 7 con Calle 100', 4.6815, -74.0405],
  ['Carrera 7 con Calle 116', 4.6935, -74.034],
];
const north: readonly Place[] = [
  ['Portal Norte', 4.754, -74.046],
  ['Autopista con Calle 142', 4.722, -74.049],
  ['Autopista con Calle 100', 4.686, -74.0555],
  ['Caracas con Calle 72', 4.6585, -74.062],
  ['Caracas con Calle 45', 4.6325, -74.0685],
];
const centre: readonly Place[] = [
  ['San Victorino', 4.602, -74.079],
  ['Caracas con Calle 19', 4.609, -74.0745],
];
const south: readonly Place[] = [
  ['Portal Usme', 4.532, -74.1185],
  ['Restrepo', 4.586, -74.101],
];
const nqs: readonly Place[] = [
  ['Terminal Satélite del Sur', 4.597, -74.18],
  ['NQS con Carrera 30', 4.596, -74.122],
  ['NQS con Calle 6', 4.607, -74.099],
  ['Corferias', 4.633, -74.086],
  ['NQS con Calle 63', 4.651, -74.078],
  ['NQS con Calle 80', 4.669, -74.068],
];
const suba: readonly Place[] = [
  ['Portal Suba', 4.747, -74.095],
  ['Niza', 4.71, -74.072],
];
const americas: readonly Place[] = [
  ['Portal Américas', 4.63, -74.172],
  ['Américas con Boyacá', 4.6305, -74.1365],
  ['Puente Aranda', 4.625, -74.111],
];

/** Demonstration lines: where they run is on the city's streets, how often is invented. */
const lines: readonly {
  id: string;
  name: string;
  ends: readonly [there: string, back: string];
  /** Short names where the two directions have different ones. */
  names: readonly [there: string, back: string];
  kmh: number;
  everyMinutes: number;
  places: readonly Place[];
}[] = [
  {
    id: 'airport',
    name: 'Aeropuerto – Calle 26 – Carrera 7',
    ends: ['Carrera 7 con Calle 116', 'Aeropuerto El Dorado'],
    names: ['M86', 'K86'],
    kmh: 17,
    everyMinutes: 12,
    places: [...calle26, ...carrera7],
  },
  {
    id: 'caracas',
    name: 'Troncales Autonorte y Caracas',
    ends: ['Portal Usme', 'Portal Norte'],
    names: ['Caracas', 'Caracas'],
    kmh: 22,
    everyMinutes: 6,
    places: [...north, ...[...centre].reverse(), ...[...south].reverse()],
  },
  {
    id: 'calle-26-centre',
    name: 'Troncal Calle 26',
    ends: ['San Victorino', 'Portal El Dorado'],
    names: ['Calle 26', 'Calle 26'],
    kmh: 22,
    everyMinutes: 8,
    places: [...calle26.slice(1, -1), ...[...centre].reverse()],
  },
  {
    id: 'nqs',
    name: 'Troncales NQS y Suba',
    ends: ['Portal Suba', 'Terminal Satélite del Sur'],
    names: ['NQS', 'NQS'],
    kmh: 22,
    everyMinutes: 8,
    places: [...nqs, ...[...suba].reverse()],
  },
  {
    id: 'americas',
    name: 'Troncal Américas',
    ends: ['San Victorino', 'Portal Américas'],
    names: ['Américas', 'Américas'],
    kmh: 20,
    everyMinutes: 10,
    places: [...americas, ...centre],
  },
];

const hours = { from: 5 * 3600, to: 23 * 3600 };
const stopSeconds = 20;

function patternOf(
  places: readonly Stop[],
  stops: Int32Array,
  line: { route: number; headsign: string; kmh: number; everyMinutes: number },
): Pattern {
  const profile: number[] = [];
  places.forEach((place, at) => {
    const before = places[at - 1];
    const ride = before ? (greatCircleKm(before, place) * 1.15 * 3600) / line.kmh : 0;
    const arrives = Math.round((profile.at(-1) ?? 0) + ride);
    profile.push(arrives, arrives + (before ? stopSeconds : 0));
  });
  const every = line.everyMinutes * 60;
  const trips = Array.from({ length: (hours.to - hours.from) / every }, (_, trip) =>
    profile.map((time) => hours.from + trip * every + time),
  );
  return {
    route: line.route,
    headsign: line.headsign,
    stops,
    rules: Int32Array.from(stops, () => boarding | alighting),
    services: new Int32Array(trips.length),
    times: Int32Array.from(trips.flat()),
  };
}

/**
 * The demonstration's buses: M86 and K86 with the stations that the sources name, and the trunk lines that meet them. Times
 * and intervals are invented, since the operator's could not be read.
 */
export function demoFeed(): Feed {
  const stops: Stop[] = [];
  const indexOf = new Map<string, number>();
  for (const [name, latitude, longitude] of lines.flatMap(({ places }) => places)) {
    if (indexOf.has(name)) continue;
    indexOf.set(name, stops.length);
    stops.push({ id: slugOf(name), name, latitude, longitude });
  }
  const routes = lines.flatMap(({ id, name, names }) =>
    ['there', 'back'].map((direction, at) => ({
      id: `${id}-${direction}`,
      shortName: names[at] ?? name,
      longName: name,
      color: null,
    })),
  );
  const patterns = lines.flatMap(({ ends, kmh, everyMinutes, places }, line) =>
    [places, [...places].reverse()].map((inOrder, direction) => {
      const indexes = Int32Array.from(inOrder, ([name]) => indexOf.get(name) ?? 0);
      return patternOf(
        [...indexes].flatMap((index) => stops[index] ?? []),
        indexes,
        { route: line * 2 + direction, headsign: ends[direction] ?? '', kmh, everyMinutes },
      );
    }),
  );
  const service = { id: 'daily', weekdays: 127, added: [], removed: [] };
  return {
    publisher: 'demo',
    publisherUrl: null,
    feedVersion: null,
    validFrom: '2026-01-01',
    validTo: '2028-12-31',
    stops,
    routes,
    services: [{ ...service, validFrom: '2026-01-01', validTo: '2028-12-31' }],
    patterns,
    transfers: [],
  };
}
