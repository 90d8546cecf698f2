import { minute } from '../../time/time.ts';
import { aircraftOf, airportOf, kindOf } from '../catalogue.ts';
import type { TimedLeg } from './timetable.ts';

/** The leg whose aircraft another one takes, and the minutes the first may be late without delaying the second. */
export interface Feed {
  by: TimedLeg;
  slackMinutes: number;
}

const isNational = (leg: TimedLeg) => kindOf(airportOf(leg.other).country) === 'national';
const isWide = (leg: TimedLeg) => aircraftOf(leg.route.aircraft).seats > 225;

/** Minutes on the ground that an aircraft needs: 45 between national flights, 90 when one is international or it is wide. */
function turnaroundMinutes(before: TimedLeg, after: TimedLeg) {
  return isNational(before) && isNational(after) && !isWide(after) ? 45 : 90;
}

const longestStay = 240;

/**
 * Which leg feeds which, within one operation day: at Bogotá an arrival feeds a departure; away from it a departure feeds
 * the arrival with which the aircraft comes back. First come, first gone, by airline and aircraft type.
 */
export function feedsOf(legs: readonly TimedLeg[]): Map<TimedLeg, Feed> {
  const feeds = new Map<TimedLeg, Feed>();
  const used = new Set<TimedLeg>();
  const arrivals = legs.filter((leg) => leg.direction === 'A');
  const departures = legs.filter((leg) => leg.direction === 'D');

  function match(
    after: TimedLeg,
    candidates: readonly TimedLeg[],
    wait: (before: TimedLeg) => number,
  ) {
    const free = candidates.filter(
      (before) =>
        !used.has(before) &&
        before.route.airline === after.route.airline &&
        before.route.aircraft === after.route.aircraft &&
        wait(before) >= turnaroundMinutes(before, after) &&
        wait(before) <= longestStay,
    );
    const by = free.find((before) => isNational(before) === isNational(after)) ?? free[0];
    if (by === undefined) return;
    used.add(by);
    feeds.set(after, { by, slackMinutes: wait(by) - turnaroundMinutes(by, after) });
  }

  for (const leg of departures) match(leg, arrivals, (arrival) => (leg.at - arrival.at) / minute);
  for (const leg of arrivals) {
    const there = departures.filter((departure) => departure.other === leg.other);
    match(leg, there, (departure) => (leg.otherAt - departure.otherAt) / minute);
  }
  return feeds;
}
