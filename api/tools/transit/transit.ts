import { home } from '../../src/flights/catalogue.ts';
import { greatCircleKm } from '../../src/flights/geo.ts';
import { slugOf } from '../../src/text/slug.ts';

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

/** Seconds that a bus stands at a stop. */
const stopSeconds = 20;
const hours = { from: '05:00:00', to: '23:00:00' };

const clock = (seconds: number) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

/** Arrival and departure at each place in turn, in seconds from the first. */
function profileOf(places: readonly Place[], kmh: number) {
  let leaves = 0;
  return places.map((place, at) => {
    const before = places[at - 1];
    const arrives = leaves + (before ? Math.round((roadKm(before, place) * 3600) / kmh) : 0);
    leaves = before ? arrives + stopSeconds : arrives;
    return { arrives, leaves };
  });
}

const roadKm = (from: Place, to: Place) => greatCircleKm(positionOf(from), positionOf(to)) * 1.15;
const positionOf = ([, latitude, longitude]: Place) => ({ latitude, longitude });

/** Each line in each of its directions. */
const directions = lines.flatMap(({ id, name, names, ends, places, ...line }) =>
  [places, [...places].reverse()].map((inOrder, at) => ({
    ...line,
    id: `${id}-${at === 0 ? 'there' : 'back'}`,
    shortName: names[at] ?? name,
    longName: name,
    headsign: ends[at] ?? '',
    places: inOrder,
  })),
);

/** A file of the feed. No cell has a comma or a quote. */
const table = (header: string, rows: readonly (readonly (string | number)[])[]) =>
  [header, ...rows.map((row) => row.join(','))].join('\n') + '\n';

const everyStop = new Map(lines.flatMap(({ places }) => places).map((place) => [place[0], place]));

/**
 * The demonstration's buses as the files of a GTFS feed: M86 and K86 with the stations that the sources name, and the trunk
 * lines that meet them. Times and intervals are invented, since the operator's could not be read.
 */
export const transitFiles = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'agency.txt',
      table('agency_name,agency_url,agency_timezone', [['demo', '', 'America/Bogota']]),
    ],
    [
      'stops.txt',
      table(
        'stop_id,stop_name,stop_lat,stop_lon',
        [...everyStop.values()].map(([name, ...position]) => [slugOf(name), name, ...position]),
      ),
    ],
    [
      'routes.txt',
      table(
        'route_id,route_short_name,route_long_name,route_type',
        directions.map(({ id, shortName, longName }) => [id, shortName, longName, 3]),
      ),
    ],
    [
      'calendar.txt',
      table(
        'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
        [['daily', 1, 1, 1, 1, 1, 1, 1, '20260101', '20281231']],
      ),
    ],
    [
      'trips.txt',
      table(
        'route_id,service_id,trip_id,trip_headsign',
        directions.map(({ id, headsign }) => [id, 'daily', id, headsign]),
      ),
    ],
    [
      'stop_times.txt',
      table(
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        directions.flatMap(({ id, places, kmh }) =>
          profileOf(places, kmh).map(({ arrives, leaves }, at) => [
            id,
            clock(arrives),
            clock(leaves),
            slugOf(places[at]?.[0] ?? ''),
            at + 1,
          ]),
        ),
      ),
    ],
    [
      'frequencies.txt',
      table(
        'trip_id,start_time,end_time,headway_secs',
        directions.map(({ id, everyMinutes }) => [id, hours.from, hours.to, everyMinutes * 60]),
      ),
    ],
  ]);
