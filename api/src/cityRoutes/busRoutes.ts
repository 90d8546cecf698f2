import { currentFact, plainNumber, sourceNote } from '../facts/figures.ts';
import { demoNote } from '../text/localized.ts';
import { busMinutes } from '../map/walk/todaysWaits.ts';
import type { Store } from '../store.ts';
import { bogotaDay, iso, minute } from '../time/time.ts';
import { cityWalk } from '../transit/nearStops.ts';
import type { Network } from '../transit/network.ts';
import { planTrips, type Trip, type TripRide } from '../transit/planTrips.ts';
import type { Access } from '../transit/raptor.ts';
import { roadKm } from '../taxi/fares/ride.ts';
import { minutesOf, type Ends } from './ends.ts';
import type { CityRoute, CityStep } from './schema.ts';

/** How far one walks to the first stop, and from the last one. */
const accessMetres = 1_200;
/** The bus between the terminals on the airport's own roads: an estimate of ours. */
const terminalBusKmh = 25;
const freeTransfers = 2;

/** Minutes of the bus between the terminals, its wait included. */
export function terminalBusMinutes(a: Ends['to'], b: Ends['to']): number {
  return busMinutes + Math.ceil((roadKm(a, b, true) / terminalBusKmh) * 60);
}

/** The stops near the end of the way; for Terminal 2 also those of Terminal 1, from which the free bus goes on. */
function lastStops({ transit, taxiPlaces }: Store, { to }: Ends): Access[] {
  const near = transit.nearStops(to, accessMetres);
  const first = taxiPlaces.find(({ slug }) => slug === 'terminal-1');
  if (to.slug !== 'terminal-2' || first === undefined) return near;
  const ride = terminalBusMinutes(first, to) * 60;
  const known = new Set(near.map(({ stop }) => stop));
  const further = transit.nearStops(first, accessMetres).filter(({ stop }) => !known.has(stop));
  return [...near, ...further.map(({ stop, seconds }) => ({ stop, seconds: seconds + ride }))];
}

/** The way by bus that is in time, or the next one; null when there is none. */
export function busRoute(store: Store, ends: Ends): CityRoute | null {
  const { transit } = store;
  const { from, at, by } = ends;
  const trips = planTrips(transit, {
    from: transit.nearStops(from, accessMetres),
    to: lastStops(store, ends),
    at,
    by,
  });
  const trip = trips.at(-1);
  if (trip === undefined || trip.rides.length === 0) return null;
  const fare = currentFact(store.facts, 'transport-fare', bogotaDay(at));
  const pesos = plainNumber(fare);
  const minutes = Math.round((trip.arrivesAt - trip.leavesAt) / minute);
  const paid = Math.ceil(trip.rides.length / (freeTransfers + 1));
  return {
    means: 'bus',
    leavesAt: iso(trip.leavesAt),
    arrivesAt: iso(trip.arrivesAt),
    minutesMin: minutes,
    minutesMax: minutes,
    // Changes are free with a personalised card only.
    costCopMin: pesos && pesos * paid,
    costCopMax: pesos && pesos * trip.rides.length,
    costOrigin: pesos === null || fare === null ? null : sourceNote(fare),
    parkingCopPerMinute: null,
    steps: stepsOf(store, ends, trip),
    timesOrigin:
      transit.source === 'demo'
        ? demoNote
        : {
            source: `${transit.publisher} (GTFS)`,
            sourceUrl: transit.publisherUrl,
            readOn: bogotaDay(transit.importedAt),
          },
  };
}

function stepsOf({ transit, taxiPlaces }: Store, { from, to }: Ends, trip: Trip): CityStep[] {
  const steps: CityStep[] = [];
  let here: Ends['from'] = from;
  for (const ride of trip.rides) {
    const step = rideStep(transit, ride);
    const [board] = step.path;
    if (board) steps.push(...walkStep(here, { ...board, name: step.from }));
    steps.push(step);
    here = { ...(step.path.at(-1) ?? from), name: step.to };
  }
  const first = taxiPlaces.find(({ slug }) => slug === 'terminal-1');
  // The search took the quicker end: on foot, or by the terminals' bus where that saves the walk.
  if (first === undefined || cityWalk(here, to).seconds <= trip.to.seconds)
    return [...steps, ...walkStep(here, to)];
  return [...steps, ...walkStep(here, first), terminalBusStep(first, to)];
}

/** The bus from one terminal to the other. */
export const terminalBusStep = (from: Ends['to'], to: Ends['to']): CityStep => ({
  kind: 'terminal-bus',
  from: from.name,
  to: to.name,
  minutes: terminalBusMinutes(from, to),
  metres: null,
  bus: null,
  path: [from, to].map(({ latitude, longitude }) => ({ latitude, longitude })),
});

/** Nothing where both are the same place. */
export function walkStep(from: Ends['from'], to: Ends['from']): CityStep[] {
  const { metres, seconds } = cityWalk(from, to);
  if (metres === 0) return [];
  return [
    {
      kind: 'walk',
      from: from.name,
      to: to.name,
      minutes: minutesOf(seconds),
      metres,
      bus: null,
      path: [from, to].map(({ latitude, longitude }) => ({ latitude, longitude })),
    },
  ];
}

function rideStep({ patterns, stops, routes }: Network, ride: TripRide): CityStep {
  const pattern = patterns[ride.line];
  const path = Array.from(pattern?.stops.subarray(ride.board, ride.alight + 1) ?? []).flatMap(
    (stop) => stops[stop] ?? [],
  );
  const route = routes[pattern?.route ?? -1];
  return {
    kind: 'bus',
    from: path[0]?.name ?? '',
    to: path.at(-1)?.name ?? '',
    minutes: minutesOf((ride.arrivesAt - ride.departsAt) / 1000),
    metres: null,
    bus: {
      name: route?.shortName || (route?.longName ?? ''),
      headsign: pattern?.headsign ?? '',
      departsAt: iso(ride.departsAt),
      arrivesAt: iso(ride.arrivesAt),
      stops: ride.alight - ride.board,
    },
    path: path.map(({ latitude, longitude }) => ({ latitude, longitude })),
  };
}
