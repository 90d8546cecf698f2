import type { Line, Timetable } from './timetable.ts';

/** A stop that is reached on foot, or from which one walks on. */
export interface Access {
  stop: number;
  seconds: number;
}

export interface Search {
  from: readonly Access[];
  to: readonly Access[];
  /** Seconds at which the way begins, on the clock of the timetable. */
  start: number;
  /** The days whose trips count: by how much their clock is ahead, and which services run. */
  days: readonly { shift: number; running: Uint8Array }[];
  /** Ways that arrive later are none. */
  until: number;
}

/** A ride from one stop to another, both as positions in the line. */
export interface Ride {
  line: number;
  trip: number;
  board: number;
  alight: number;
  departs: number;
  arrives: number;
}

/** Rides in order; between two of them one changes at a stop, or walks to the next. */
export interface Journey {
  from: Access;
  rides: readonly Ride[];
  to: Access;
  arrives: number;
}

/** Buses that one way may have: nobody wants to change more than three times with a suitcase. */
export const mostRides = 4;
/** Who changes buses needs a moment, at the same stop too. */
export const changeSeconds = 60;

const never = 0x7fffffff;

/** What is known of each stop after so many rides. */
interface Round {
  /** When one is there, by bus or on foot from the last one. */
  reached: Int32Array;
  /** The bus that brings one there in this round. */
  rides: Map<number, Ride>;
  /** From which stop one walked in this round, where that was quicker than a bus. */
  walkedFrom: Map<number, number>;
}

/** The first trip of a line that leaves a stop at `time` or later and runs; -1 when there is none. */
function firstTrip(line: Line, at: number, time: number, running: Uint8Array): number {
  const stops = line.stops.length;
  const trips = line.services.length;
  let [low, high] = [0, trips];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((line.departures[middle * stops + at] ?? 0) < time) low = middle + 1;
    else high = middle;
  }
  while (low < trips && running[line.services[low] ?? 0] !== 1) low += 1;
  return low < trips ? low : -1;
}

/**
 * One search for the quickest ways by number of rides (RAPTOR: Delling, Pajor and Werneck, Round-Based Public Transit
 * Routing, 2012).
 */
class RoundSearch {
  readonly #timetable: Timetable;
  readonly #search: Search;
  readonly #access = new Map<number, Access>();
  readonly #rounds: Round[] = [];
  /** The earliest arrival of any round: by bus, and by whatever means. */
  readonly #ridden: Int32Array;
  readonly #best: Int32Array;
  /** A way that is not earlier than this is none. */
  #before: number;
  #marked = new Set<number>();

  constructor(timetable: Timetable, search: Search) {
    this.#timetable = timetable;
    this.#search = search;
    this.#before = search.until + 1;
    this.#ridden = new Int32Array(timetable.stops).fill(never);
    this.#best = new Int32Array(timetable.stops).fill(never);
  }

  run(): Journey[] {
    const journeys: Journey[] = [];
    this.#begin();
    for (let count = 1; count <= mostRides && this.#marked.size > 0; count++) {
      const before = this.#round(count - 1);
      const round = { ...emptyRound(), reached: before.reached.slice() };
      this.#rounds.push(round);
      this.#rideOn(before, round, count === 1 ? 0 : changeSeconds);
      const end = this.#end(round);
      if (end !== null) journeys.push(this.#trace(end, count));
      this.#spread(round);
    }
    return journeys;
  }

  #round = (count: number): Round => this.#rounds[count] ?? emptyRound();

  #begin() {
    const reached = new Int32Array(this.#timetable.stops).fill(never);
    for (const each of this.#search.from) {
      const time = this.#search.start + each.seconds;
      if (time >= (reached[each.stop] ?? never)) continue;
      reached[each.stop] = time;
      this.#best[each.stop] = time;
      this.#access.set(each.stop, each);
      this.#marked.add(each.stop);
    }
    this.#rounds.push({ ...emptyRound(), reached });
  }

  /** Rides every line from where the last round got to, from the first such stop on. */
  #rideOn(before: Round, round: Round, change: number) {
    const { lines, linesOf } = this.#timetable;
    const firstAt = new Map<number, number>();
    for (const stop of this.#marked)
      for (let at = linesOf.starts[stop] ?? 0; at < (linesOf.starts[stop + 1] ?? 0); at++) {
        const line = linesOf.first[at] ?? 0;
        const position = linesOf.second[at] ?? 0;
        if (position < (firstAt.get(line) ?? never)) firstAt.set(line, position);
      }
    for (const [index, first] of firstAt) {
      const line = lines[index];
      if (line === undefined) continue;
      for (const { shift, running } of this.#search.days) {
        if (line.last + shift < this.#search.start || line.first + shift > this.#search.until)
          continue;
        this.#rideLine({ line, index, first, shift, running }, before.reached, round, change);
      }
    }
  }

  #rideLine(
    of: { line: Line; index: number; first: number; shift: number; running: Uint8Array },
    reached: Int32Array,
    round: Round,
    change: number,
  ) {
    const { line, shift } = of;
    const count = line.stops.length;
    let trip = -1;
    let board = 0;
    for (let at = of.first; at < count; at++) {
      const stop = line.stops[at] ?? 0;
      if (trip >= 0 && line.alight[at] === 1) {
        const arrives = (line.arrivals[trip * count + at] ?? 0) + shift;
        if (arrives < (this.#ridden[stop] ?? never) && arrives < this.#before) {
          this.#ridden[stop] = arrives;
          const departs = (line.departures[trip * count + board] ?? 0) + shift;
          round.rides.set(stop, { line: of.index, trip, board, alight: at, departs, arrives });
        }
      }
      const since = reached[stop] ?? never;
      if (line.board[at] !== 1 || since === never) continue;
      const ready = since + change - shift;
      if (trip >= 0 && ready > (line.departures[trip * count + at] ?? 0)) continue;
      const earliest = firstTrip(line, at, ready, of.running);
      if (earliest < 0 || (trip >= 0 && earliest >= trip)) continue;
      trip = earliest;
      board = at;
    }
  }

  /** Where a ride of this round ends the way earlier than any before. */
  #end(round: Round): Access | null {
    let end: Access | null = null;
    for (const each of this.#search.to) {
      const ride = round.rides.get(each.stop);
      if (ride === undefined || ride.arrives + each.seconds >= this.#before) continue;
      this.#before = ride.arrives + each.seconds;
      end = each;
    }
    return end;
  }

  /** What the next round may board from: the stops that were ridden to, and those that are a walk away from them. */
  #spread(round: Round) {
    const { walksOf } = this.#timetable;
    this.#marked = new Set();
    for (const [stop, { arrives }] of round.rides) this.#reach(round, stop, arrives);
    for (const [stop, { arrives }] of round.rides)
      for (let at = walksOf.starts[stop] ?? 0; at < (walksOf.starts[stop + 1] ?? 0); at++) {
        const to = walksOf.first[at] ?? 0;
        if (this.#reach(round, to, arrives + (walksOf.second[at] ?? 0)))
          round.walkedFrom.set(to, stop);
      }
  }

  #reach(round: Round, stop: number, time: number): boolean {
    if (time >= (this.#best[stop] ?? never) || time >= this.#before) return false;
    this.#best[stop] = time;
    round.reached[stop] = time;
    this.#marked.add(stop);
    return true;
  }

  /** The way that ends with so many rides, from its end to its beginning. */
  #trace(to: Access, count: number): Journey {
    const rides: Ride[] = [];
    let stop = to.stop;
    for (let at = count; at > 0; at--) {
      const ride = this.#round(at).rides.get(stop);
      if (ride === undefined) break;
      rides.unshift(ride);
      stop = this.#timetable.lines[ride.line]?.stops[ride.board] ?? 0;
      // Where the rounds between brought nothing better, the stop was reached with fewer rides.
      while (at > 1 && this.#round(at - 1).reached[stop] === this.#round(at - 2).reached[stop])
        at -= 1;
      if (at > 1) stop = this.#round(at - 1).walkedFrom.get(stop) ?? stop;
    }
    return {
      from: this.#access.get(stop) ?? { stop, seconds: 0 },
      rides,
      to,
      arrives: this.#before,
    };
  }
}

const emptyRound = (): Round => ({
  reached: new Int32Array(0),
  rides: new Map(),
  walkedFrom: new Map(),
});

/**
 * The quickest ways, the fewest rides first: one with more rides is only there when it arrives earlier. One walks to the
 * first stop, from the last one, and at most once between two rides.
 */
export const searchJourneys = (timetable: Timetable, search: Search): Journey[] =>
  new RoundSearch(timetable, search).run();
