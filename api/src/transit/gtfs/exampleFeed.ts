import { strToU8, zipSync } from 'fflate';

/** The files of a feed, by name. */
export type FeedTexts = Record<string, string>;

/** A small feed without fault: two lines that meet, one of them past midnight. */
export const exampleTexts = (): FeedTexts => ({
  'agency.txt':
    'agency_id,agency_name,agency_url,agency_timezone\nA,Buses,https://buses.example,America/Bogota\n',
  'stops.txt':
    'stop_id,stop_name,stop_lat,stop_lon,location_type\na,Uno,4.60,-74.10,\nb,Dos,4.65,-74.10,0\nc,Tres,4.70,-74.14,0\nS,Estación,4.7,-74.14,1\n',
  'routes.txt':
    'route_id,agency_id,route_short_name,route_long_name,route_type\n1,A,T1,Sur,3\n2,A,K86,Aeropuerto,3\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nW,1,1,1,1,1,0,0,20260101,20261231\n',
  'calendar_dates.txt': 'service_id,date,exception_type\nW,20261225,2\nW,20261121,1\n',
  'trips.txt':
    'route_id,service_id,trip_id,trip_headsign\n1,W,t1,Centro\n2,W,t2,Aeropuerto\n2,W,t3,Aeropuerto\n',
  'stop_times.txt':
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence\nt1,08:00:00,08:00:00,a,1\nt1,08:20:00,08:20:00,b,5\nt2,08:30:00,08:31:00,b,1\nt2,09:00:00,09:00:00,c,2\nt3,25:10:00,25:10:00,b,1\nt3,25:40:00,25:40:00,c,2\n',
  'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\nt1,08:00:00,09:00:00,1200\n',
});

/** The texts as a ZIP, in a folder of it as some publishers have it. */
export const zipOf = (texts: FeedTexts, folder = ''): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [`${folder}${name}`, strToU8(text)]),
    ),
  );

const clock = (seconds: number) =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

/**
 * A feed of a city's size on a grid of streets: 8,000 stops, 900 routes there and back, a departure every 20 minutes, about
 * 3.4 million stop times.
 */
export function cityTexts({ stops = 8_000, routes = 900, departures = 54 } = {}): FeedTexts {
  const side = Math.ceil(Math.sqrt(stops));
  const perTrip = 35;
  const rows = {
    stops: ['stop_id,stop_name,stop_lat,stop_lon'],
    routes: ['route_id,route_short_name,route_type'],
    trips: ['route_id,service_id,trip_id,trip_headsign'],
    times: ['trip_id,arrival_time,departure_time,stop_id,stop_sequence'],
  };
  for (let stop = 0; stop < stops; stop++) {
    const [row, column] = [Math.floor(stop / side), stop % side];
    rows.stops.push(
      `s${stop},Calle ${row} con Carrera ${column},${(4.55 + row * 0.0025).toFixed(5)},${(-74.2 + column * 0.0022).toFixed(5)}`,
    );
  }
  for (let route = 0; route < routes; route++) {
    rows.routes.push(`r${route},${route},3`);
    // Along a row, then along a column, from a start that differs from route to route.
    const row = (route * 37) % side;
    const column = (route * 53 + Math.floor(route / side) * 11) % side;
    const line = Array.from({ length: perTrip }, (_, at) =>
      at < 18
        ? row * side + ((column + at) % side)
        : ((row + at - 17) % side) * side + ((column + 17) % side),
    ).filter((stop) => stop < stops);
    for (const [direction, visited] of [line, [...line].reverse()].entries())
      for (let departure = 0; departure < departures; departure++) {
        const trip = `t${route}-${direction}-${departure}`;
        rows.trips.push(`r${route},W,${trip},${direction}`);
        const start = 4.5 * 3600 + departure * 1200 + (route % 20) * 60;
        visited.forEach((stop, at) => {
          const time = clock(start + at * 95);
          rows.times.push(`${trip},${time},${time},s${stop},${at}`);
        });
      }
  }
  const { 'agency.txt': agency = '', 'calendar.txt': calendar = '' } = exampleTexts();
  return {
    'agency.txt': agency,
    'calendar.txt': calendar.replace('1,1,1,1,1,0,0', '1,1,1,1,1,1,1'),
    'stops.txt': rows.stops.join('\n'),
    'routes.txt': rows.routes.join('\n'),
    'trips.txt': rows.trips.join('\n'),
    'stop_times.txt': rows.times.join('\n'),
  };
}
