import { isTerminal } from '@eldorado/rules';
import { currentFact, plainNumber, sourceNote } from '../facts/figures.ts';
import { wrongField } from '../http/problem.ts';
import { demoNote } from '../text/localized.ts';
import type { Store } from '../store.ts';
import { fareAnswer } from '../taxi/fares/fareAnswer.ts';
import { toPlace } from '../taxi/fares/places.ts';
import { kmBetween, traffic } from '../taxi/fares/ride.ts';
import type { TaxiPlace } from '../taxi/schema.ts';
import { bogotaDay, iso, minute } from '../time/time.ts';
import { cityWalk } from '../transit/nearStops.ts';
import { busRoute, terminalBusMinutes, terminalBusStep, walkStep } from './busRoutes.ts';
import { minutesOf, type Ends } from './ends.ts';
import { flightPlan } from './flightPlan.ts';
import { cityMeans, type CityRoute, type CityRoutes, type CityStep } from './schema.ts';

type Place = Store['taxiPlaces'][number];

/** On foot nobody goes further than this to a flight. */
const longestWalkMetres = 5_000;

const withoutCost = { costCopMin: null, costCopMax: null, costOrigin: null };

/** When a way of so many minutes begins and ends: the most that it may take counts. */
function span({ at, by }: Ends, minutesMin: number, minutesMax: number) {
  const leaves = by === 'departure' ? at : at - minutesMax * minute;
  return {
    leavesAt: iso(leaves),
    arrivesAt: iso(leaves + minutesMax * minute),
    minutesMin,
    minutesMax,
    parkingCopPerMinute: null,
  };
}

function driveOf(from: Place, to: Place) {
  const km = kmBetween(from, to);
  const travel = (kmh: number) => Math.max(1, Math.round((km / kmh) * 60));
  const step: CityStep = {
    kind: 'drive',
    from: from.name,
    to: to.name,
    minutes: travel(traffic.slowKmh),
    metres: Math.round(km * 1000),
    bus: null,
    path: [from, to].map(({ latitude, longitude }) => ({ latitude, longitude })),
  };
  return { step, min: travel(traffic.fastKmh), max: travel(traffic.slowKmh) };
}

function taxiRoute(store: Store, from: Place, ends: Ends, now: number): CityRoute {
  const { step, min, max } = driveOf(from, ends.to);
  const times = span(ends, min, max);
  const asked = { origin: from.slug, destination: ends.to.slug, at: times.leavesAt };
  const { totalCop, totalMaxCop, source, sourceUrl, readOn } = fareAnswer(asked, store, now);
  return {
    means: 'taxi',
    ...times,
    costCopMin: totalCop,
    costCopMax: totalMaxCop,
    costOrigin: { source, sourceUrl, readOn },
    steps: [step],
    timesOrigin: demoNote,
  };
}

function carRoute(store: Store, from: Place, ends: Ends): CityRoute {
  const { step, min, max } = driveOf(from, ends.to);
  const cap = currentFact(store.facts, 'parking-city-cap-car', bogotaDay(ends.at));
  const parkingCopPerMinute = plainNumber(cap);
  return {
    means: 'car',
    ...span(ends, min, max),
    ...withoutCost,
    parkingCopPerMinute,
    costOrigin: cap && sourceNote(cap),
    steps: [step],
    timesOrigin: demoNote,
  };
}

function terminalBusRoute(store: Store, from: Place, ends: Ends): CityRoute | null {
  const hours = currentFact(store.facts, 'terminal-bus-hours', bogotaDay(ends.at));
  if (!isTerminal(from) || hours === null) return null;
  const minutes = terminalBusMinutes(from, ends.to);
  return {
    means: 'terminal-bus',
    ...span(ends, minutes, minutes),
    ...{ costCopMin: 0, costCopMax: 0, costOrigin: sourceNote(hours) },
    steps: [terminalBusStep(from, ends.to)],
    timesOrigin: demoNote,
  };
}

function walkRoute(from: Place, ends: Ends): CityRoute | null {
  const { metres, seconds } = cityWalk(from, ends.to);
  if (metres > longestWalkMetres) return null;
  const minutes = minutesOf(seconds);
  return {
    means: 'walk',
    ...span(ends, minutes, minutes),
    ...{ costCopMin: 0, costCopMax: 0, costOrigin: null },
    steps: walkStep(from, ends.to),
    timesOrigin: demoNote,
  };
}

/**
 * The ways from a place of the city to a terminal by each means. With a flight they are in time for it, else they begin now.
 * @throws {ApiProblem} with the code of the field that is wrong.
 */
export function cityRoutes(
  store: Store,
  asked: { from: string; terminal: 'T1' | 'T2'; flight: string },
  now: number,
): CityRoutes {
  const placeOf = (slug: string) => store.taxiPlaces.find((place) => place.slug === slug);
  const from = placeOf(asked.from);
  if (from === undefined)
    throw wrongField('from', 'place-unknown', `There is no place ${asked.from}.`, 404);
  const flight = asked.flight === '' ? null : flightPlan(store, asked.flight, now);
  const to = placeOf((flight?.terminal ?? asked.terminal) === 'T2' ? 'terminal-2' : 'terminal-1');
  if (to === undefined || to.slug === from.slug)
    throw wrongField('from', 'place-same', 'One is there already.');
  const ends: Ends = flight
    ? { from, to, at: Date.parse(flight.airportBy), by: 'arrival' }
    : { from, to, at: now, by: 'departure' };
  const found = [
    isTerminal(from) ? null : busRoute(store, ends),
    taxiRoute(store, from, ends, now),
    carRoute(store, from, ends),
    terminalBusRoute(store, from, ends),
    walkRoute(from, ends),
  ].filter((route) => route !== null);
  const { source, publisher, version, validTo } = store.transit;
  return {
    from: toPlace(from) as TaxiPlace,
    to: toPlace(to) as TaxiPlace,
    flight,
    routes: found,
    without: cityMeans.filter((means) => found.every((route) => route.means !== means)),
    timetable: { source, publisher, version, validTo },
    updatedAt: iso(now),
  };
}
