import type { MapType } from '../places/mapPlace.ts';
import type { FloorFeature } from './floorData.ts';

type Properties = FloorFeature['properties'];

/** How a shape of the floor is drawn: one of few, so that a whole floor needs a handful of styles. */
export type RoomLook =
  | 'ground'
  | 'floor'
  | 'area'
  | 'walkway'
  | 'room'
  | 'fixture'
  | 'opening'
  | 'faint'
  | 'chosen'
  | MapType;

/** From the ground up. */
export const layerOrder: Readonly<Record<Properties['layer'], number>> = {
  ground: 0,
  floor: 1,
  area: 2,
  walkway: 3,
  room: 4,
  fixture: 5,
  opening: 6,
};

/**
 * The colour of a room is that of its place's type; where something is looked for, the other rooms step back.
 * @param shown slugs that stand out; null when nothing is looked for.
 */
export function roomLook(
  { layer, place, type }: Pick<Properties, 'layer' | 'place' | 'type'>,
  shown: ReadonlySet<string> | null,
  selected: string | null,
): RoomLook {
  if (layer !== 'room') return layer;
  if (place !== null && place === selected) return 'chosen';
  if (shown && !(place !== null && shown.has(place))) return 'faint';
  return type ?? 'room';
}
