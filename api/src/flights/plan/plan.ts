import { flightId } from '@eldorado/rules';
import type { flights } from '../tables.ts';
import { chance, pick } from '../../demo/random.ts';
import { bogotaDay, minute } from '../../time/time.ts';
import { airlineOf, airlineRows, airportOf, kindOf, type RouteRow } from '../catalogue.ts';
import { demoSeed, makeDisruptions, type PlannedLeg } from './disruption.ts';
import { firstBagMinutes, taxiInMinutes } from '../groundTimes.ts';
import { registrationMark } from './registration.ts';
import {
  beltsOf,
  gatesOf,
  gatesOfPier,
  makeRegister,
  zoneOf,
  type Span,
} from '../../places/resources.ts';
import { feedsOf } from './rotation.ts';
import { legsOfDay, type TimedLeg } from './timetable.ts';

export type FlightRow = typeof flights.$inferInsert;

const lastBagMinutes = 35;
const boardingMinutes = 60;
const unloadingMinutes = 45;
const pushbackMinutes = 10;
const longestGateMinutes = 120;

const idOf = (leg: TimedLeg) =>
  flightId(bogotaDay(leg.at), leg.direction, { ...leg.route, suffix: '' });

const isCargo = (leg: TimedLeg) => airlineOf(leg.route.airline).type === 1;

/** The demo codeshares of a route: its airline's partners, some of them, under four-digit numbers of their own. */
function codesharesOf(route: RouteRow) {
  const key = `${route.airline}${route.number}`;
  return airlineOf(route.airline)
    .partners.filter((partner) => chance('codeshare', key, partner) < 0.55)
    .map(
      (partner) =>
        `${partner} ${1000 + Math.floor(8900 * chance('codeshare number', key, partner))}`,
    );
}

/** The spans during which a leg, or an arrival with the departure that takes its aircraft, holds its gate. */
function gateSpans(
  arrival: TimedLeg | null,
  departure: TimedLeg | null,
  delay: (leg: TimedLeg) => number,
): Span[] {
  return [0, 1].map((actual) => {
    const at = (leg: TimedLeg) => leg.at + actual * delay(leg) * minute;
    const from = arrival ? at(arrival) : departure ? at(departure) - boardingMinutes * minute : 0;
    const leaves = departure ? at(departure) + pushbackMinutes * minute : 0;
    const unloaded = arrival ? at(arrival) + (taxiInMinutes + unloadingMinutes) * minute : 0;
    return { from, to: Math.max(departure ? leaves : unloaded, from + pushbackMinutes * minute) };
  });
}

/** The desks of an airline; cargo has none. */
const desksOf = (leg: TimedLeg) =>
  leg.direction === 'D' && !isCargo(leg) ? airlineOf(leg.route.airline).desks : null;

/** The legs of a day, which of them feeds which, and by how many minutes each will be late. */
interface Day {
  legs: readonly TimedLeg[];
  feeds: ReturnType<typeof feedsOf>;
  delay: (leg: TimedLeg) => number;
}

function dayOf(routes: readonly RouteRow[], operationDay: string, seed: string): Day {
  const legs = legsOfDay(routes, operationDay);
  const feeds = feedsOf(legs);
  const planned = new Map(
    legs.map((leg): [string, PlannedLeg] => {
      const feed = feeds.get(leg);
      const id = idOf(leg);
      const fed = {
        fedBy: feed ? idOf(feed.by) : null,
        fedSlackMinutes: feed ? feed.slackMinutes : null,
      };
      const { direction, at } = leg;
      return [id, { id, direction, operationDay, cargo: isCargo(leg), at, ...fed }];
    }),
  );
  const disruptionOf = makeDisruptions((id) => planned.get(id), seed);
  const delays = new Map<TimedLeg, number>();
  for (const leg of legs) {
    const plan = planned.get(idOf(leg));
    if (plan) delays.set(leg, disruptionOf(plan).delayMinutes);
  }
  return { legs, feeds, delay: (leg) => delays.get(leg) ?? 0 };
}

const hallOf = (leg: TimedLeg) => zoneOf(leg.route.terminal, kindOf(airportOf(leg.other).country));

/** Between national and international halls, or for a long stay, the aircraft is towed: two stays at two gates. */
const staysTogether = (before: TimedLeg, after: TimedLeg) =>
  hallOf(before) === hallOf(after) && after.at - before.at <= longestGateMinutes * minute;

/** The gates of a day's legs. On a very bad day a flight parks away from the terminal: it has none. */
function assignGates({ legs, feeds, delay }: Day): ReadonlyMap<TimedLeg, string> {
  const gates = new Map<TimedLeg, string>();
  const register = makeRegister();
  const takenBy = new Map(
    [...feeds].filter(([leg]) => leg.direction === 'D').map(([leg, feed]) => [feed.by, leg]),
  );
  const stays = legs
    .filter((leg) => {
      const by = feeds.get(leg)?.by;
      return !isCargo(leg) && !(leg.direction === 'D' && by && staysTogether(by, leg));
    })
    .map((leg) => {
      const after = takenBy.get(leg);
      const next = leg.direction === 'A' && after && staysTogether(leg, after) ? after : null;
      const spans =
        leg.direction === 'A' ? gateSpans(leg, next, delay) : gateSpans(null, leg, delay);
      return { leg, next, spans, from: Math.min(...spans.map((span) => span.from)) };
    })
    .sort((a, b) => a.from - b.from);
  for (const { leg, next, spans } of stays) {
    const candidates = gatesOf(hallOf(leg), leg.route.pier, chance('gate', idOf(leg)));
    const gate = register.take(candidates, spans);
    if (gate === null) continue;
    gates.set(leg, gate);
    if (next) gates.set(next, gate);
  }
  return gates;
}

/** The belts of a day's arrivals. */
function assignBelts({ legs, delay }: Day): ReadonlyMap<TimedLeg, string> {
  const belts = new Map<TimedLeg, string>();
  const register = makeRegister();
  for (const leg of legs) {
    if (isCargo(leg) || leg.direction === 'D') continue;
    const spans = [0, delay(leg)].map((late) => ({
      from: leg.at + (late + taxiInMinutes + firstBagMinutes) * minute,
      to: leg.at + (late + taxiInMinutes + lastBagMinutes) * minute,
    }));
    const belt = register.take(beltsOf(hallOf(leg), chance('belt', idOf(leg))), spans);
    if (belt !== null) belts.set(leg, belt);
  }
  return belts;
}

/** Gives each leg its aircraft's registration, which stays along the chain of legs that feed one another. */
function makeRegistrations({ feeds }: Day): (leg: TimedLeg) => string {
  const registrations = new Map<TimedLeg, string>();
  const fleet = new Map<string, number>();
  /** That of the airline's next aircraft. */
  function next({ route }: TimedLeg): string {
    const { country, icao, iata } = airlineOf(route.airline);
    const index = fleet.get(iata) ?? 0;
    fleet.set(iata, index + 1);
    const base = airlineRows
      .filter((row) => row.country === country)
      .findIndex((row) => row.iata === iata);
    return registrationMark(country, icao, base * 90 + index);
  }
  return function of(leg): string {
    const known = registrations.get(leg);
    if (known !== undefined) return known;
    const feed = feeds.get(leg);
    const mark = feed ? of(feed.by) : next(leg);
    registrations.set(leg, mark);
    return mark;
  };
}

/** The gate of a leg, and the one before where it changes. */
function gateOf(leg: TimedLeg, gates: ReadonlyMap<TimedLeg, string>) {
  const id = idOf(leg);
  const gate = gates.get(leg) ?? null;
  const pier = gate === null ? null : gate.slice(0, 1);
  const others = pier === null ? [] : (gatesOfPier[pier] ?? []).filter((name) => name !== gate);
  const changes = leg.direction === 'D' && others.length > 0 && chance('gate change', id) < 0.02;
  return { pier, gate, gateBefore: changes ? pick(others, 'gate before', id) : null };
}

/**
 * Every leg of an operation day with its gate, belt, aircraft and codeshares: a pure function of the timetable and the
 * day. No two aircraft share a gate and no two flights a belt, neither as planned nor with the delays to come. When
 * none is free, a leg has none.
 */
export function planDay(
  routes: readonly RouteRow[],
  operationDay: string,
  updatedAt: Date,
  seed = demoSeed,
): FlightRow[] {
  const day = dayOf(routes, operationDay, seed);
  const gates = assignGates(day);
  const belts = assignBelts(day);
  const registrationOf = makeRegistrations(day);
  return day.legs.map((leg) => {
    const { route } = leg;
    const belt = belts.get(leg);
    const feed = day.feeds.get(leg);
    return {
      id: idOf(leg),
      direction: leg.direction,
      operationDay,
      airline: route.airline,
      number: route.number,
      suffix: '',
      codeshares: isCargo(leg) ? [] : codesharesOf(route),
      airlineType: airlineOf(route.airline).type,
      serviceType: isCargo(leg) ? ('F' as const) : ('J' as const),
      otherAirport: leg.other,
      scheduledAt: new Date(leg.at),
      otherScheduledAt: new Date(leg.otherAt),
      terminal: route.terminal,
      ...gateOf(leg, gates),
      belts: belt === undefined ? [] : [belt],
      desks: desksOf(leg),
      aircraft: route.aircraft,
      registration: registrationOf(leg),
      fedBy: feed ? idOf(feed.by) : null,
      fedSlackMinutes: feed ? Math.round(feed.slackMinutes) : null,
      estimatedAt: null,
      actualAt: null,
      stateGiven: null,
      source: 'demo' as const,
      updatedAt,
    };
  });
}
