import type { FlightWalk } from '../schemas/flights.ts';
import { spots } from '../seed/spots.ts';
import { demoNote } from '../seed/text.ts';
import type { Store } from '../store.ts';
import type { BookedLeg } from './flightBook.ts';

const pierSpots: Readonly<Record<string, keyof typeof spots>> = {
  A: 'pierA',
  B: 'pierB',
  C: 'pierC',
  D: 'pierD',
  G: 't2gates',
  H: 't2gates',
};

/** The floor of the map on which a pier's gates are; null for a pier that is on no map. */
export function floorOfPier(pier: string | null): number | null {
  const spot = pier === null ? undefined : pierSpots[pier];
  return spot === undefined ? null : spots[spot].floor;
}

/** The places that a passenger passes on foot, in order: desks to gate, or gate to the exit. */
function placesOf({ leg, other }: BookedLeg, pier: string): string[] {
  const gates = `${leg.terminal.toLowerCase()}-pier-${pier.toLowerCase()}`;
  if (leg.terminal === 'T2')
    return leg.direction === 'D' ? ['t2-checkin', 't2-security', gates] : [gates, 't2-baggage'];
  if (leg.direction === 'D') return ['t1-checkin', `t1-security-${other.kind}`, gates];
  const immigration = other.kind === 'international' ? ['t1-immigration'] : [];
  return [gates, ...immigration, `t1-baggage-${other.kind}`, 't1-exit'];
}

/** The way on foot between the terminal's doors and the gate; null while no gate is known, or where no walk is. */
export function walkOf(
  walkingTimes: Store['walkingTimes'],
  booked: BookedLeg,
  gate: string | null,
): FlightWalk | null {
  const pier = gate?.slice(0, 1) ?? null;
  if (pier === null || booked.leg.airlineType === 1) return null;
  const places = placesOf(booked, pier);
  const legs = places.slice(1).map((to, index) => {
    const row = walkingTimes.find((walk) => walk.from === places[index] && walk.to === to);
    return (
      row && {
        from: row.fromName,
        to: row.toName,
        minutes: row.minutes,
        stepFreeMinutes: row.stepFreeMinutes,
      }
    );
  });
  const known = legs.filter((leg) => leg !== undefined);
  if (known.length === 0 || known.length < legs.length) return null;
  return {
    legs: known,
    minutes: known.reduce((sum, leg) => sum + leg.minutes, 0),
    stepFreeMinutes: known.reduce((sum, leg) => sum + leg.stepFreeMinutes, 0),
    origin: demoNote,
  };
}
