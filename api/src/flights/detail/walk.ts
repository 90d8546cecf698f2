import {
  gateSlug,
  usualPlaces,
  type UsualKey,
  type UsualPlace,
} from '../../map/walk/usualPlaces.ts';
import { plainWalk } from '../../map/walk/walks.ts';
import type { FlightWalk } from '../schema.ts';
import { demoNote } from '../../text/localized.ts';
import type { Store } from '../../store.ts';
import type { BookedLeg } from '../flightBook.ts';

type IndoorMap = Store['map'];

const placeOfGate = (map: IndoorMap, gate: string) => {
  const slug = gateSlug(gate);
  return map.places.find((place) => place.slug === slug) ?? null;
};

/** The floor of the map on which a gate is; null for a gate that is on no map. */
export const floorOfGate = (map: IndoorMap, gate: string | null): number | null =>
  gate === null ? null : (placeOfGate(map, gate)?.floor ?? null);

/** What a passenger passes on foot before the gate, or after it, in order. */
function placesOf({ leg, other }: BookedLeg): UsualKey[] {
  if (leg.terminal === 'T2')
    return leg.direction === 'D' ? ['t2-checkin', 't2-security'] : ['t2-baggage', 't2-exit'];
  if (leg.direction === 'D') return ['t1-checkin', `t1-security-${other.kind}`];
  const out: UsualKey[] = [`t1-baggage-${other.kind}`, `t1-exit-${other.kind}`];
  return other.kind === 'international' ? ['t1-immigration', ...out] : out;
}

const total = (minutes: readonly (number | null)[]) =>
  minutes.includes(null) ? null : minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0);

/** The way on foot between the terminal's doors and the gate; null while no gate is known, or where no walk is. */
export function walkOf(map: IndoorMap, booked: BookedLeg, gate: string | null): FlightWalk | null {
  const place = gate === null ? null : placeOfGate(map, gate);
  if (place === null || map.walks === null || booked.leg.airlineType === 1) return null;
  const { walks } = map;
  const others: UsualPlace[] = placesOf(booked).map((key) => usualPlaces[key]);
  const places = booked.leg.direction === 'D' ? [...others, place] : [place, ...others];
  const legs = places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? to;
    const walk = plainWalk(walks, from.slug, to.slug);
    if (walk === null) return [];
    const { minutes, stepFreeMinutes } = walk;
    return [{ from: from.name, to: to.name, minutes, stepFreeMinutes }];
  });
  if (legs.length < places.length - 1) return null;
  return {
    legs,
    fromPlace: places[0]?.slug ?? '',
    toPlace: places.at(-1)?.slug ?? '',
    minutes: total(legs.map(({ minutes }) => minutes)) ?? 0,
    stepFreeMinutes: total(legs.map(({ stepFreeMinutes }) => stepFreeMinutes)),
    origin: demoNote,
  };
}
