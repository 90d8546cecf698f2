import { addDays, bogotaDay, bogotaInstant } from '../time/time.ts';
import type { Network } from './network.ts';
import { searchJourneys, type Access, type Journey, type Ride } from './raptor.ts';

export interface TripQuestion<A extends Access = Access> {
  from: readonly A[];
  to: readonly A[];
  /** UTC milliseconds. */
  at: number;
  /** Whether `at` is when one leaves, or by when one has to be there. */
  by: 'departure' | 'arrival';
}

/** A ride with its times in UTC milliseconds. */
export interface TripRide {
  line: number;
  board: number;
  alight: number;
  departsAt: number;
  arrivesAt: number;
}

export interface Trip {
  from: Access;
  rides: readonly TripRide[];
  to: Access;
  leavesAt: number;
  arrivesAt: number;
}

const daySeconds = 86_400;
/** A way that takes longer, waiting included, is none. */
const longest = 5 * 3600;

/**
 * Ways by bus at a time, the quickest for each number of rides, the fewest rides first. Trips of the day before count with
 * their times past midnight, those of the next day where the way reaches into it.
 */
export function planTrips(network: Network, { from, to, at, by }: TripQuestion): Trip[] {
  const day = bogotaDay(at);
  const midnight = bogotaInstant(day, '00:00').getTime();
  const clock = Math.round((at - midnight) / 1000);
  const days = [-1, 0, 1].map((offset) => ({
    shift: offset * daySeconds,
    running: network.runningOn(addDays(day, offset)),
  }));
  const toInstant = (seconds: number) => midnight + seconds * 1000;
  if (by === 'departure') {
    const search = { from, to, start: clock, days, until: clock + longest };
    return searchJourneys(network.forwards, search).map((journey) =>
      forwardTrip(journey, toInstant),
    );
  }
  const search = {
    from: to,
    to: from,
    start: -clock,
    days: days.map(({ shift, running }) => ({ shift: -shift, running })),
    until: longest - clock,
  };
  return searchJourneys(network.backwards, search).map((journey) =>
    backwardTrip(network, journey, toInstant),
  );
}

/** One leaves no earlier than the first bus needs. */
const tripOf = (from: Access, rides: readonly TripRide[], to: Access): Trip => ({
  from,
  rides,
  to,
  leavesAt: (rides[0]?.departsAt ?? 0) - from.seconds * 1000,
  arrivesAt: (rides.at(-1)?.arrivesAt ?? 0) + to.seconds * 1000,
});

const forwardTrip = ({ from, rides, to }: Journey, toInstant: (seconds: number) => number) =>
  tripOf(
    from,
    rides.map(({ line, board, alight, departs, arrives }) => ({
      line,
      board,
      alight,
      departsAt: toInstant(departs),
      arrivesAt: toInstant(arrives),
    })),
    to,
  );

/** A way of the mirrored timetable, turned round: its first ride is the last, and where one boards one gets off. */
function backwardTrip(
  { backwards }: Network,
  { from, rides, to }: Journey,
  toInstant: (seconds: number) => number,
) {
  const turned = rides.map(({ line, board, alight, departs, arrives }: Ride): TripRide => {
    const last = (backwards.lines[line]?.stops.length ?? 1) - 1;
    return {
      line,
      board: last - alight,
      alight: last - board,
      departsAt: toInstant(-arrives),
      arrivesAt: toInstant(-departs),
    };
  });
  return tripOf(to, turned.reverse(), from);
}
