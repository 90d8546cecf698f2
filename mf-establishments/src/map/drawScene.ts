import type { Frame, Mark, Scene } from './canvas/scene.ts';
import type { MapIndex } from './places/mapIndex.ts';
import type { Place } from './places/mapPlace.ts';
import type { Route } from './route/mapRoute.ts';
import { pictogramOf, signOf } from './places/pictograms.ts';
import type { TerminalId } from '../establishment/establishment.ts';

export interface FloorId {
  terminal: TerminalId;
  floor: number;
}

/** How a floor lies; null when the map does not know it. */
export function frameOf(index: MapIndex, { terminal, floor }: FloorId): Frame | null {
  const known = index.terminals.find(({ id }) => id === terminal);
  if (!known?.floors.some((one) => one.floor === floor)) return null;
  const bounds = known.floors.map((one) => one.bounds);
  const middle = (low: 0 | 1, high: 2 | 3) =>
    (Math.min(...bounds.map((box) => box[low])) + Math.max(...bounds.map((box) => box[high]))) / 2;
  return {
    terminal,
    floor,
    version: index.version,
    rotation: known.rotation,
    origin: [middle(0, 2), middle(1, 3)],
  };
}

/** What the canvas needs of a place. */
export const markOf = (place: Place): Mark => ({
  slug: place.slug,
  name: place.name,
  type: place.type,
  point: place.point,
  icon: pictogramOf(place),
  sign: signOf(place),
});

/** A way as one floor shows it: its own legs, from marker to marker, and faintly those of the terminal's other floors. */
export function drawnRoute(route: Route | null, { terminal, floor }: FloorId): Scene['route'] {
  if (!route) return null;
  const { from, to, legs } = route;
  // The walking graph begins at a door or a corridor; the place's marker lies a few steps beside it.
  const whole = legs.map(({ line, ...leg }, index) => ({
    ...leg,
    line: [
      ...(index === 0 ? [from.point] : []),
      ...line,
      ...(index === legs.length - 1 ? [to.point] : []),
    ],
  }));
  return {
    legs: whole
      .filter((leg) => leg.terminal === terminal && leg.toTerminal === terminal)
      .map(({ line, floor: on }) => ({ line, here: on === floor })),
    ends: [from.slug, to.slug],
  };
}
