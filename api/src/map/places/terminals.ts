import type { LocalizedText } from '../../http/schema.ts';
import { boundsOf, outerRings, positions, rotationOf, type Bounds } from '../floors/geometry.ts';
import type { ImdfFeature } from '../imdf/archive.ts';
import { localized } from './labels.ts';
import { textsOf } from '../archive/values.ts';
import { floorName } from './words.ts';

export type TerminalId = 'T1' | 'T2';

export interface MapFloorInfo {
  floor: number;
  name: LocalizedText;
  bounds: Bounds;
  /** Ids of the IMDF levels that are this floor. */
  levels: readonly string[];
}
export interface MapTerminal {
  id: TerminalId;
  name: LocalizedText;
  rotation: number;
  floors: readonly MapFloorInfo[];
}

/** A building whose name says T2, "Terminal 2" or "Puente Aéreo" is Terminal 2; one that says 1 is Terminal 1. */
function namedTerminal(building: ImdfFeature): TerminalId | null {
  const { name, alt_name: other } = building.properties;
  const text = JSON.stringify([name, other]);
  const number = /\b(?:terminal|term\.?|t)\s*([12])\b/i.exec(text)?.[1];
  if (number !== undefined) return number === '1' ? 'T1' : 'T2';
  return /puente a[eé]reo/i.test(text) ? 'T2' : null;
}

/**
 * Which terminal each building is: by its name, else the first in the archive is Terminal 1, the second Terminal 2 and any
 * other one belongs to Terminal 1.
 */
export function terminalsOfBuildings(buildings: readonly ImdfFeature[]): Map<string, TerminalId> {
  const named = buildings.map((building) => namedTerminal(building));
  const free = (['T1', 'T2'] as const).filter((id) => !named.includes(id));
  return new Map(
    buildings.map(({ id }, index) => [id, named[index] ?? free.shift() ?? ('T1' as const)]),
  );
}

interface LevelOf {
  level: ImdfFeature;
  ordinal: number;
  short: string;
}

/**
 * Numbers of a terminal's floors by level id: the short names when each is one digit, else 1 for the lowest ordinal, 2 for
 * the next. Levels of one ordinal are one floor.
 */
function floorNumbers(levels: readonly LevelOf[]): Map<string, number> {
  const ordinals = [...new Set(levels.map(({ ordinal }) => ordinal))].sort((a, b) => a - b);
  const shortOf = (ordinal: number) => [
    ...new Set(levels.filter((level) => level.ordinal === ordinal).map(({ short }) => short)),
  ];
  const shorts = ordinals.flatMap(shortOf);
  const isNumbered =
    shorts.length === ordinals.length &&
    shorts.every((short) => /^[1-9]$/.test(short)) &&
    new Set(shorts).size === shorts.length;
  return new Map(
    levels.map(({ level, ordinal }) => {
      const rank = ordinals.indexOf(ordinal);
      return [level.id, isNumbered ? Number(shorts[rank]) : rank + 1];
    }),
  );
}

/** The terminals and floors of an archive: every level is on one, by its buildings and its ordinal. */
export function terminalsOf(features: readonly ImdfFeature[], language: string): MapTerminal[] {
  const ofType = (type: string) => features.filter(({ feature_type }) => feature_type === type);
  const buildings = ofType('building');
  const terminalOf = terminalsOfBuildings(buildings);
  const levels = ofType('level').map((level) => ({
    level,
    ordinal: Number(level.properties['ordinal']),
    short: localized(level.properties['short_name'], language)?.es ?? '',
    terminal: terminalOf.get(textsOf(level.properties['building_ids'])[0] ?? '') ?? ('T1' as const),
  }));
  return (['T1', 'T2'] as const).flatMap((id) => {
    const own = levels.filter(({ terminal }) => terminal === id);
    if (own.length === 0) return [];
    const numbers = floorNumbers(own);
    const building = buildings.find((one) => terminalOf.get(one.id) === id);
    const plain = `Terminal ${id.slice(1)}`;
    const floors = [...new Set(numbers.values())].sort((a, b) => a - b);
    return [
      {
        id,
        name: localized(building?.properties['name'], language) ?? {
          es: plain,
          en: plain,
          fr: plain,
          pt: plain,
        },
        rotation: rotationOf(own.flatMap(({ level }) => outerRings(level.geometry))),
        floors: floors.map((floor) => {
          const here = own.filter(({ level }) => numbers.get(level.id) === floor);
          const name = here[0]?.level.properties['name'];
          return {
            floor,
            name: localized(name, language) ?? floorName(floor),
            bounds: boundsOf(here.flatMap(({ level }) => positions(level.geometry))),
            levels: here.map(({ level }) => level.id),
          };
        }),
      },
    ];
  });
}
