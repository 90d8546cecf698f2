import type { Pattern } from '../feed.ts';
import type { Faults } from './faults.ts';
import type { Growing } from './growing.ts';

/** A trip that repeats: first departures from `from` until before `to`, every `headway` seconds. */
export interface Frequency {
  from: number;
  to: number;
  headway: number;
}

export interface TripRow {
  /** Of trips.txt. */
  line: number;
  route: number;
  service: number;
  headsign: string;
  frequencies: Frequency[];
}

type Columns = Record<'trip' | 'stop' | 'sequence' | 'arrival' | 'departure' | 'rules', Growing>;

/** Departures that a feed may have once its frequencies are written out. */
const mostDepartures = 1_000_000;

interface Departure {
  service: number;
  times: Int32Array;
}

interface Group {
  route: number;
  headsign: string;
  stops: Int32Array;
  rules: Int32Array;
  departures: Departure[];
}

/** The rows of each trip, in the order of their trips: where each trip's begin, and the rows. */
function rowsByTrip(trips: number, column: Growing) {
  const starts = new Int32Array(trips + 1);
  for (let row = 0; row < column.length; row++) {
    const next = column.at(row) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let trip = 0; trip < trips; trip++)
    starts[trip + 1] = (starts[trip + 1] ?? 0) + (starts[trip] ?? 0);
  const rows = new Int32Array(column.length);
  const filled = starts.slice();
  for (let row = 0; row < column.length; row++) {
    const trip = column.at(row);
    rows[filled[trip] ?? 0] = row;
    filled[trip] = (filled[trip] ?? 0) + 1;
  }
  return { starts, rows };
}

/**
 * Trips as patterns: those that stop at the same stops by the same rules are together, in the order of their times; one
 * that overtakes another goes into a pattern of its own, so that the earliest trip is found by halving.
 */
export function makePatterns(
  trips: readonly TripRow[],
  columns: Columns,
  faults: Faults,
): Pattern[] {
  const { starts, rows } = rowsByTrip(trips.length, columns.trip);
  const groups = new Map<string, Group>();
  let departures = 0;
  trips.forEach((trip, index) => {
    const own = rows
      .subarray(starts[index], starts[index + 1])
      .sort((a, b) => columns.sequence.at(a) - columns.sequence.at(b));
    const times = timesOf(own, columns, (reason) => faults.add('trips.txt', trip.line, reason));
    if (times === null) return;
    const stops = Int32Array.from(own, (row) => columns.stop.at(row));
    const rules = Int32Array.from(own, (row) => columns.rules.at(row));
    const key = `${trip.route}|${trip.headsign}|${stops.join()}|${rules.join('')}`;
    let group = groups.get(key);
    if (group === undefined) {
      group = { route: trip.route, headsign: trip.headsign, stops, rules, departures: [] };
      groups.set(key, group);
    }
    for (const each of repeated(times, trip.frequencies)) {
      departures += 1;
      if (departures > mostDepartures)
        faults.stop('frequencies.txt', null, `more than ${mostDepartures} departures`);
      group.departures.push({ service: trip.service, times: each });
    }
  });
  return [...groups.values()].flatMap(patternsOf);
}

/** Arrival and departure at each stop in turn, with those that the feed leaves out in proportion; null where they are faulty. */
function timesOf(
  rows: Int32Array,
  { sequence, arrival, departure }: Columns,
  fault: (reason: string) => void,
): Int32Array | null {
  const say = (reason: string) => {
    fault(reason);
    return null;
  };
  if (rows.length < 2)
    return say(
      'the trip has fewer than two stop times: add those of stop_times.txt, or take the trip out',
    );
  const times = new Int32Array(rows.length * 2);
  let known = 0;
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (before !== undefined && sequence.at(before) === sequence.at(row))
      return say(`the trip has the stop_sequence ${sequence.at(row)} twice`);
    times[at * 2] = arrival.at(row);
    times[at * 2 + 1] = departure.at(row);
    if (arrival.at(row) < 0) {
      if (at === 0 || at === rows.length - 1)
        return say('the trip has no time at its first or last stop');
      continue;
    }
    const [last, next] = [times[known * 2 + 1] ?? 0, arrival.at(row)];
    if (at > 0 && next < last)
      return say(
        `the trip goes back in time at the stop_sequence ${sequence.at(row)}: after midnight 00:10:00 is 24:10:00`,
      );
    for (let between = known + 1; between < at; between++) {
      const time = last + Math.round(((next - last) * (between - known)) / (at - known));
      times[between * 2] = time;
      times[between * 2 + 1] = time;
    }
    known = at;
  }
  return times;
}

function repeated(times: Int32Array, frequencies: readonly Frequency[]): Int32Array[] {
  if (frequencies.length === 0) return [times];
  const first = times[1] ?? 0;
  return frequencies.flatMap(({ from, to, headway }) =>
    Array.from({ length: Math.ceil((to - from) / headway) }, (_, run) =>
      times.map((time) => time - first + from + run * headway),
    ),
  );
}

const isAfter = (later: Int32Array, earlier: Int32Array) =>
  later.every((time, at) => time >= (earlier[at] ?? 0));

function patternsOf({ route, headsign, stops, rules, departures }: Group): Pattern[] {
  const lanes: Departure[][] = [];
  for (const each of departures.sort((a, b) => (a.times[1] ?? 0) - (b.times[1] ?? 0))) {
    const lane = lanes.find((trips) => isAfter(each.times, trips.at(-1)?.times ?? each.times));
    if (lane) lane.push(each);
    else lanes.push([each]);
  }
  return lanes.map((lane) => {
    const times = new Int32Array(lane.length * stops.length * 2);
    lane.forEach((trip, at) => times.set(trip.times, at * stops.length * 2));
    const services = Int32Array.from(lane, ({ service }) => service);
    return { route, headsign, stops, rules, services, times };
  });
}
