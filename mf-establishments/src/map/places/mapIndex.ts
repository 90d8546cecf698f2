import type { Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import type { TerminalId } from '../../establishment/establishment.ts';

/** One floor of a terminal; bounds are west, south, east, north. */
export interface Floor {
  floor: number;
  name: string;
  bounds: readonly [number, number, number, number];
  places: number;
}

export interface Terminal {
  id: TerminalId;
  name: string;
  /** Radians clockwise that lay it level on a screen. */
  rotation: number;
  /** The highest first, as in the building. */
  floors: readonly Floor[];
}

/** What the map consists of, in one language. */
export interface MapIndex {
  version: string;
  terminals: readonly Terminal[];
  /** Whether ways can be asked for. */
  routes: boolean;
}

export const parseMapIndex = (
  { version, terminals, routes }: components['schemas']['MapIndex'],
  locale: Locale,
): MapIndex => ({
  version,
  routes,
  terminals: terminals.map(({ id, name, rotation, floors }) => ({
    id,
    name: name[locale],
    rotation,
    floors: floors
      .map((floor) => ({
        floor: floor.floor,
        name: floor.name[locale],
        bounds: floor.bounds as [number, number, number, number],
        places: floor.places,
      }))
      .sort((a, b) => b.floor - a.floor),
  })),
});

/** The floor of a terminal that is shown when none is named: the one with most places, where one checks in. */
export const mainFloor = ({ floors }: Terminal): number =>
  floors.reduce((most, floor) => (floor.places > most.places ? floor : most), floors[0] ?? noFloor)
    .floor;

// A terminal without floors has nothing to show, whatever the number.
const noFloor = { floor: 1, places: 0 };
