import { alighting, boarding, type Pattern, type Transfer } from './feed.ts';

/** A pattern as it is searched: each trip's times at each stop, seconds. */
export interface Line {
  stops: Int32Array;
  board: Uint8Array;
  alight: Uint8Array;
  services: Int32Array;
  arrivals: Int32Array;
  departures: Int32Array;
  /** The first departure and the last arrival of all trips. */
  first: number;
  last: number;
}

/** Pairs by stop, one after the other: those of stop `s` are from `starts[s]` until before `starts[s + 1]`. */
interface ByStop {
  starts: Int32Array;
  first: Int32Array;
  second: Int32Array;
}

/** What is searched, in one direction of time. */
export interface Timetable {
  stops: number;
  lines: readonly Line[];
  /** The lines of each stop, with the position of the stop in them. */
  linesOf: ByStop;
  /** The ways on foot from each stop, with their seconds. */
  walksOf: ByStop;
}

function byStop(stops: number, rows: readonly (readonly [number, number, number])[]): ByStop {
  const starts = new Int32Array(stops + 1);
  for (const [stop] of rows) starts[stop + 1] = (starts[stop + 1] ?? 0) + 1;
  for (let stop = 0; stop < stops; stop++)
    starts[stop + 1] = (starts[stop + 1] ?? 0) + (starts[stop] ?? 0);
  const filled = starts.slice();
  const first = new Int32Array(rows.length);
  const second = new Int32Array(rows.length);
  for (const [stop, one, two] of rows) {
    const at = filled[stop] ?? 0;
    first[at] = one;
    second[at] = two;
    filled[stop] = at + 1;
  }
  return { starts, first, second };
}

function lineOf({ stops, rules, services, times }: Pattern): Line {
  const count = times.length / 2;
  const arrivals = new Int32Array(count);
  const departures = new Int32Array(count);
  for (let at = 0; at < count; at++) {
    arrivals[at] = times[at * 2] ?? 0;
    departures[at] = times[at * 2 + 1] ?? 0;
  }
  return {
    stops,
    board: Uint8Array.from(rules, (rule) => rule & boarding),
    alight: Uint8Array.from(rules, (rule) => (rule & alighting) >> 1),
    services,
    arrivals,
    departures,
    // Trips are in the order of their times at every stop.
    first: departures[0] ?? 0,
    last: arrivals.at(-1) ?? 0,
  };
}

type Walk = Omit<Transfer, 'seconds'> & { seconds: number };

function assemble(stops: number, lines: readonly Line[], walks: readonly Walk[]): Timetable {
  return {
    stops,
    lines,
    linesOf: byStop(
      stops,
      lines.flatMap((line, index) =>
        Array.from(line.stops, (stop, at) => [stop, index, at] as const),
      ),
    ),
    walksOf: byStop(
      stops,
      walks.map(({ from, to, seconds }) => [from, to, seconds] as const),
    ),
  };
}

/** @param walks the ways on foot between stops; one without seconds is none. */
export const makeTimetable = (
  stops: number,
  patterns: readonly Pattern[],
  walks: readonly Transfer[],
): Timetable =>
  assemble(
    stops,
    patterns.map(lineOf),
    walks.flatMap(({ from, to, seconds }) => (seconds === null ? [] : [{ from, to, seconds }])),
  );

/**
 * The timetable with time running backwards: whoever looks for the latest departure that arrives in time looks for the
 * earliest arrival here. Stop `i` of a line is its stop `n - 1 - i` there, trip `t` its trip `m - 1 - t`, and 08:00 is -08:00.
 */
export function mirrored({ stops, lines, walksOf }: Timetable): Timetable {
  const walks: Walk[] = [];
  for (let from = 0; from < stops; from++)
    for (let at = walksOf.starts[from] ?? 0; at < (walksOf.starts[from + 1] ?? 0); at++)
      walks.push({ from: walksOf.first[at] ?? 0, to: from, seconds: walksOf.second[at] ?? 0 });
  const turned = lines.map((line): Line => ({
    stops: line.stops.slice().reverse(),
    board: line.alight.slice().reverse(),
    alight: line.board.slice().reverse(),
    services: line.services.slice().reverse(),
    arrivals: line.departures.map((time) => -time).reverse(),
    departures: line.arrivals.map((time) => -time).reverse(),
    first: -line.last,
    last: -line.first,
  }));
  return assemble(stops, turned, walks);
}
