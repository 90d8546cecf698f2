import type { WalkingTime } from '../schema.ts';
import { usualPlaces, type UsualKey } from './usualPlaces.ts';
import { plainWalk, type Walks } from './walks.ts';

/** The walks most people ask for, in the order of a journey. */
const asked: readonly (readonly [from: UsualKey, to: UsualKey])[] = [
  ['t1-checkin', 't1-security-international'],
  ['t1-checkin', 't1-security-national'],
  ['t1-security-international', 't1-pier-a'],
  ['t1-security-international', 't1-pier-b'],
  ['t1-security-national', 't1-pier-c'],
  ['t1-security-national', 't1-pier-d'],
  ['t1-pier-a', 't1-immigration'],
  ['t1-pier-b', 't1-immigration'],
  ['t1-immigration', 't1-baggage-international'],
  ['t1-baggage-international', 't1-exit-international'],
  ['t1-pier-c', 't1-baggage-national'],
  ['t1-pier-d', 't1-baggage-national'],
  ['t1-baggage-national', 't1-exit-national'],
  ['t1-arrivals', 't1-taxis'],
  ['t1-arrivals', 't1-parking'],
  ['t1-arrivals', 't1-bus'],
  ['t1-arrivals', 't1-checkin'],
  ['t1-arrivals', 't1-security-national'],
  ['t1-arrivals', 't1-security-international'],
  ['t2-bus', 't2-checkin'],
  ['t2-checkin', 't2-security'],
  ['t2-security', 't2-pier-g'],
  ['t2-security', 't2-pier-h'],
  ['t2-pier-g', 't2-baggage'],
  ['t2-pier-h', 't2-baggage'],
  ['t2-baggage', 't2-bus'],
];

/** The usual walks of a map, without queues. A walk whose places the map does not have is left out. */
export function usualWalks(walks: Walks | null): WalkingTime[] {
  if (walks === null) return [];
  return asked.flatMap(([from, to]) => {
    const [a, b] = [usualPlaces[from], usualPlaces[to]];
    const walk = plainWalk(walks, a.slug, b.slug);
    if (walk === null) return [];
    const { minutes, stepFreeMinutes, metres } = walk;
    return [
      {
        from,
        fromName: a.name,
        fromPlace: a.slug,
        to,
        toName: b.name,
        toPlace: b.slug,
        terminal: walk.from.terminal,
        minutes,
        stepFreeMinutes,
        metres,
      },
    ];
  });
}
