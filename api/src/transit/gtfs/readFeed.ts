import type { Feed, Route, Service, Stop, Transfer } from '../feed.ts';
import { bogotaTimeZone } from '../../time/time.ts';
import { readDay, readDegrees, readTime, readWhole } from './cells.ts';
import { Faults, FeedStopped, type FeedFault } from './faults.ts';
import { Growing } from './growing.ts';
import { makePatterns, type Frequency, type TripRow } from './makePatterns.ts';
import { readTable } from './readTable.ts';
import type { FeedFiles } from './zipFiles.ts';

/** A feed with what was understood of files that are not as the format asks. */
export type FeedResult =
  | { kind: 'good'; feed: Feed; notes: readonly string[] }
  | { kind: 'bad'; faults: FeedFault[] };

/** Most rows of each file: twice and more of what Bogotá has. */
const most = { stops: 50_000, routes: 5_000, services: 20_000, trips: 400_000, times: 8_000_000 };

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/**
 * Reads a GTFS feed (schedule reference of gtfs.org), in the order in which its files refer to each other.
 * @param open gives the feed's files and reports what is wrong with them as a whole.
 * @returns the feed when it has no fault, else its faults by file and line.
 */
export async function readFeed(
  open: (faults: Faults) => FeedFiles | Promise<FeedFiles>,
): Promise<FeedResult> {
  const faults = new Faults();
  try {
    const feed = await read(await open(faults), faults);
    if (faults.list.length === 0) return { kind: 'good', feed, notes: [...faults.notes] };
  } catch (error) {
    if (!(error instanceof FeedStopped)) throw error;
  }
  return { kind: 'bad', faults: faults.list };
}

async function read(files: FeedFiles, faults: Faults): Promise<Feed> {
  const publisher = await readAgency(files, faults);
  const info = await readInfo(files, faults);
  const stops = await readStops(files, faults);
  const routes = await readRoutes(files, faults);
  const services = await readServices(files, faults);
  const trips = await readTrips(files, faults, routes.index, services);
  await readStopTimes(files, faults, trips, stops.index);
  await readFrequencies(files, faults, trips);
  const transfers = await readTransfers(files, faults, stops.index);
  const used = [...services.values()].map(({ service }) => service);
  const days = used.flatMap(({ weekdays: mask, validFrom, validTo, added }) => [
    ...(mask === 0 ? [] : [validFrom, validTo]),
    ...added,
  ]);
  const calendar = files.names.has('calendar.txt') ? 'calendar.txt' : 'calendar_dates.txt';
  if (days.length === 0) faults.add(calendar, null, 'no trip runs on any day');
  const patterns = makePatterns(trips.rows, trips.columns, faults);
  days.sort();
  return {
    publisher: info.publisher ?? publisher.name,
    publisherUrl: info.url ?? publisher.url,
    feedVersion: info.version,
    validFrom: days[0] ?? '',
    validTo: days.at(-1) ?? '',
    stops: stops.list,
    routes: routes.list,
    services: used,
    patterns,
    transfers,
  };
}

async function readAgency(files: FeedFiles, faults: Faults) {
  const names: string[] = [];
  let url: string | null = null;
  const form = {
    file: 'agency.txt',
    required: ['agency_name', 'agency_url', 'agency_timezone'],
    optional: [],
    rows: 200,
  } as const;
  await readTable(files, form, faults, (cell, line) => {
    names.push(cell('agency_name'));
    url ??= webAddress(cell('agency_url'));
    if (cell('agency_timezone') !== bogotaTimeZone)
      faults.add(form.file, line, `agency_timezone must be ${bogotaTimeZone}`);
  });
  if (names.length === 0) faults.add(form.file, null, 'has no agency: add who runs the buses');
  return { name: [...new Set(names)].slice(0, 3).join(', '), url };
}

/** A link that a page may show; anything that is no web address is none. */
const webAddress = (text: string) => (/^https?:\/\/[^\s]+$/.test(text) ? text : null);

async function readInfo(files: FeedFiles, faults: Faults) {
  let info: { publisher: string | null; url: string | null; version: string | null } = {
    publisher: null,
    url: null,
    version: null,
  };
  const form = {
    file: 'feed_info.txt',
    required: ['feed_publisher_name'],
    optional: ['feed_publisher_url', 'feed_version'],
    rows: 10,
    mayBeMissing: true,
  } as const;
  await readTable(files, form, faults, (cell) => {
    info = {
      publisher: cell('feed_publisher_name') || null,
      url: webAddress(cell('feed_publisher_url')),
      version: cell('feed_version') || null,
    };
  });
  return info;
}

async function readStops(files: FeedFiles, faults: Faults) {
  const list: Stop[] = [];
  /** Null for a station or an entrance: no trip stops there. */
  const index = new Map<string, number | null>();
  const form = {
    file: 'stops.txt',
    required: ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'],
    optional: ['location_type'],
    rows: most.stops,
  } as const;
  await readTable(files, form, faults, (cell, line) => {
    const id = cell('stop_id');
    if (id === '') return faults.add(form.file, line, 'stop_id is empty');
    if (index.has(id)) return faults.add(form.file, line, `stop_id "${id}" is there twice`);
    index.set(id, null);
    if (!['', '0'].includes(cell('location_type'))) return;
    const latitude = readDegrees(cell('stop_lat'), 90);
    const longitude = readDegrees(cell('stop_lon'), 180);
    if (latitude === null || longitude === null)
      return faults.add(form.file, line, 'stop_lat and stop_lon must be degrees');
    if (cell('stop_name') === '') faults.add(form.file, line, 'stop_name is empty');
    index.set(id, list.length);
    list.push({ id, name: cell('stop_name'), latitude, longitude });
  });
  return { list, index };
}

async function readRoutes(files: FeedFiles, faults: Faults) {
  const list: Route[] = [];
  const index = new Map<string, number>();
  const form = {
    file: 'routes.txt',
    required: ['route_id', 'route_type'],
    optional: ['route_short_name', 'route_long_name', 'route_color'],
    rows: most.routes,
  } as const;
  await readTable(files, form, faults, (cell, line) => {
    const id = cell('route_id');
    if (id === '' || index.has(id))
      return faults.add(
        form.file,
        line,
        id === '' ? 'route_id is empty' : `route_id "${id}" is there twice`,
      );
    const [shortName, longName] = [cell('route_short_name'), cell('route_long_name')];
    if (shortName === '' && longName === '')
      faults.add(form.file, line, 'the route has no name: fill in route_short_name');
    const color = cell('route_color');
    index.set(id, list.length);
    list.push({ id, shortName, longName, color: /^[0-9a-f]{6}$/i.test(color) ? color : null });
  });
  return { list, index };
}

type Services = Map<
  string,
  { position: number; service: Service & { added: string[]; removed: string[] } }
>;

async function readServices(files: FeedFiles, faults: Faults): Promise<Services> {
  const services: Services = new Map();
  const add = (id: string, mask: number, validFrom: string, validTo: string) => {
    const service = { id, weekdays: mask, validFrom, validTo, added: [], removed: [] };
    const entry = { position: services.size, service };
    services.set(id, entry);
    return entry;
  };
  if (!files.names.has('calendar.txt') && !files.names.has('calendar_dates.txt'))
    faults.stop('calendar.txt', null, 'is missing, and calendar_dates.txt too: add one of them');
  const calendar = {
    file: 'calendar.txt',
    required: ['service_id', ...weekdays, 'start_date', 'end_date'],
    optional: [],
    rows: most.services,
    mayBeMissing: true,
  } as const;
  await readTable(files, calendar, faults, (cell, line) => {
    const [from, to] = [readDay(cell('start_date')), readDay(cell('end_date'))];
    if (from === null || to === null || to < from)
      return faults.add(
        calendar.file,
        line,
        `"${cell('start_date')}" and "${cell('end_date')}" must be the first and last day, YYYYMMDD`,
      );
    const marks = weekdays.map((name) => cell(name));
    if (marks.some((mark) => mark !== '0' && mark !== '1'))
      return faults.add(calendar.file, line, 'each weekday must be 0 or 1');
    const id = cell('service_id');
    if (services.has(id))
      return faults.add(calendar.file, line, `service_id "${id}" is there twice`);
    const mask = marks.reduce((sum, mark, bit) => sum | (mark === '1' ? 1 << bit : 0), 0);
    add(id, mask, from, to);
  });
  const exceptions = {
    file: 'calendar_dates.txt',
    required: ['service_id', 'date', 'exception_type'],
    optional: [],
    rows: 1_000_000,
    mayBeMissing: true,
  } as const;
  await readTable(files, exceptions, faults, (cell, line) => {
    const date = readDay(cell('date'));
    if (date === null)
      return faults.add(exceptions.file, line, `date "${cell('date')}" is no day, YYYYMMDD`);
    const type = cell('exception_type');
    if (type !== '1' && type !== '2')
      return faults.add(exceptions.file, line, 'exception_type must be 1 or 2');
    const id = cell('service_id');
    const { service } = services.get(id) ?? add(id, 0, date, date);
    (type === '1' ? service.added : service.removed).push(date);
  });
  return services;
}

interface Trips {
  rows: TripRow[];
  index: Map<string, number>;
  /** The stop times of all trips, column by column. */
  columns: Record<'trip' | 'stop' | 'sequence' | 'arrival' | 'departure' | 'rules', Growing>;
}

async function readTrips(
  files: FeedFiles,
  faults: Faults,
  routes: ReadonlyMap<string, number>,
  services: Services,
): Promise<Trips> {
  const rows: TripRow[] = [];
  const index = new Map<string, number>();
  const form = {
    file: 'trips.txt',
    required: ['route_id', 'service_id', 'trip_id'],
    optional: ['trip_headsign'],
    rows: most.trips,
  } as const;
  await readTable(files, form, faults, (cell, line) => {
    const route = routes.get(cell('route_id'));
    const service = services.get(cell('service_id'))?.position;
    const id = cell('trip_id');
    if (route === undefined)
      return faults.add(form.file, line, `routes.txt has no route_id "${cell('route_id')}"`);
    if (service === undefined)
      return faults.add(form.file, line, `no calendar has the service_id "${cell('service_id')}"`);
    if (id === '' || index.has(id))
      return faults.add(
        form.file,
        line,
        id === '' ? 'trip_id is empty' : `trip_id "${id}" is there twice`,
      );
    index.set(id, rows.length);
    rows.push({ line, route, service, headsign: cell('trip_headsign'), frequencies: [] });
  });
  const columns = {
    trip: new Growing(),
    stop: new Growing(),
    sequence: new Growing(),
    arrival: new Growing(),
    departure: new Growing(),
    rules: new Growing(),
  };
  return { rows, index, columns };
}

/** A time that the feed leaves out, to be worked out from its neighbours. */
const unknownTime = -1;

async function readStopTimes(
  files: FeedFiles,
  faults: Faults,
  { index, columns }: Trips,
  stops: ReadonlyMap<string, number | null>,
) {
  const form = {
    file: 'stop_times.txt',
    required: ['trip_id', 'stop_id', 'stop_sequence'],
    optional: ['arrival_time', 'departure_time', 'pickup_type', 'drop_off_type'],
    rows: most.times,
  } as const;
  const timeOf = (text: string, column: string, line: number) => {
    if (text === '') return unknownTime;
    const time = readTime(text);
    if (time === null) faults.add(form.file, line, `${column} "${text}" is no time, HH:mm:ss`);
    return time ?? unknownTime;
  };
  await readTable(files, form, faults, (cell, line) => {
    const trip = index.get(cell('trip_id'));
    if (trip === undefined)
      return faults.add(form.file, line, `trips.txt has no trip_id "${cell('trip_id')}"`);
    const stop = stops.get(cell('stop_id'));
    if (cell('stop_id') === '')
      return faults.add(
        form.file,
        line,
        'stop_id is empty: trips on demand, to areas (GTFS-Flex), are not read: take them out',
      );
    if (stop === undefined || stop === null)
      return faults.add(form.file, line, `stops.txt has no stop "${cell('stop_id')}"`);
    const sequence = readWhole(cell('stop_sequence'));
    if (sequence === null)
      return faults.add(form.file, line, 'stop_sequence must be a whole number');
    const arrival = timeOf(cell('arrival_time'), 'arrival_time', line);
    const departure = timeOf(cell('departure_time'), 'departure_time', line);
    if (arrival !== unknownTime && departure !== unknownTime && departure < arrival)
      return faults.add(form.file, line, 'departure_time is before arrival_time');
    columns.trip.push(trip);
    columns.stop.push(stop);
    columns.sequence.push(sequence);
    columns.arrival.push(arrival === unknownTime ? departure : arrival);
    columns.departure.push(departure === unknownTime ? arrival : departure);
    const board = cell('pickup_type') === '1' ? 0 : 1;
    const alight = cell('drop_off_type') === '1' ? 0 : 2;
    columns.rules.push(board | alight);
  });
}

async function readFrequencies(files: FeedFiles, faults: Faults, { rows, index }: Trips) {
  const form = {
    file: 'frequencies.txt',
    required: ['trip_id', 'start_time', 'end_time', 'headway_secs'],
    optional: [],
    rows: 100_000,
    mayBeMissing: true,
  } as const;
  await readTable(files, form, faults, (cell, line) => {
    const trip = rows[index.get(cell('trip_id')) ?? -1];
    if (trip === undefined)
      return faults.add(form.file, line, `trips.txt has no trip_id "${cell('trip_id')}"`);
    const [from, to] = [readTime(cell('start_time')), readTime(cell('end_time'))];
    const headway = readWhole(cell('headway_secs'));
    if (from === null || to === null || to <= from)
      return faults.add(
        form.file,
        line,
        `"${cell('start_time')}" and "${cell('end_time')}" must be times one after the other, HH:mm:ss`,
      );
    if (headway === null || headway < 30)
      return faults.add(form.file, line, 'headway_secs must be 30 or more');
    const frequency: Frequency = { from, to, headway };
    trip.frequencies.push(frequency);
  });
}

async function readTransfers(
  files: FeedFiles,
  faults: Faults,
  stops: ReadonlyMap<string, number | null>,
): Promise<Transfer[]> {
  const transfers = new Map<string, Transfer>();
  const form = {
    file: 'transfers.txt',
    required: ['from_stop_id', 'to_stop_id', 'transfer_type'],
    optional: ['min_transfer_time'],
    rows: 500_000,
    mayBeMissing: true,
  } as const;
  await readTable(files, form, faults, (cell, line) => {
    const [from, to] = [stops.get(cell('from_stop_id')), stops.get(cell('to_stop_id'))];
    if (from === undefined || to === undefined)
      return faults.add(form.file, line, 'stops.txt does not have both of the stops');
    // Between stations the feed says nothing of the stops in them.
    if (from === null || to === null || from === to) return;
    const type = cell('transfer_type');
    const text = cell('min_transfer_time');
    const seconds = text === '' ? 0 : readWhole(text);
    if (seconds === null || seconds > 7200)
      return faults.add(form.file, line, 'min_transfer_time must be seconds, two hours at most');
    if (!['', '0', '1', '2', '3'].includes(type)) return;
    transfers.set(`${from} ${to}`, { from, to, seconds: type === '3' ? null : seconds });
  });
  return [...transfers.values()];
}
