import { createTextIndex } from '@eldorado/i18n/text';
import type { TerminalId } from '../../establishment/establishment.ts';
import type { Place, Position } from './mapPlace.ts';

/** Where words are looked for from: what is near it comes first. */
export interface Origin {
  terminal: TerminalId;
  floor: number;
  /** A place there, which somebody stands at; null when it is the floor as a whole. */
  place: { name: string; point: Position } | null;
}

/** A floor in an address, as `near` names it. */
export const floorCode = ({ terminal, floor }: { terminal: TerminalId; floor: number }): string =>
  `${terminal}-${floor}`;

/** The floor that a code names; null for the slug of a place. */
export function readFloorCode(text: string): Omit<Origin, 'place'> | null {
  const [, terminal, floor] = /^(T[12])-(\d)$/.exec(text) ?? [];
  return terminal ? { terminal: terminal as TerminalId, floor: Number(floor) } : null;
}

/** Steps to another terminal count for more than to any floor. */
const otherTerminal = 10;

/**
 * What words found, the nearest first: what is called so before what is only near it or described so, then by floors away,
 * then, from a place, in a straight line; else in the API's order.
 */
export function orderHits(places: readonly Place[], q: string, origin: Origin): Place[] {
  const isNamed = createTextIndex(places.map(({ name }) => name)).find(q);
  const [east, north] = origin.place?.point ?? [0, 0];
  const ranked = places.map((place, at) => ({
    place,
    named: isNamed[at] ?? 0,
    floors:
      Math.abs(place.floor - origin.floor) +
      (place.terminal === origin.terminal ? 0 : otherTerminal),
    // Degrees do to compare: at the equator's latitude east and north are as long.
    away: origin.place ? Math.hypot(place.point[0] - east, place.point[1] - north) : at,
  }));
  ranked.sort((a, b) => b.named - a.named || a.floors - b.floors || a.away - b.away);
  return ranked.map(({ place }) => place);
}
