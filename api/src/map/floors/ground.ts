import type { LocalizedText } from '../../http/schema.ts';
import type { MapZone } from '../schema.ts';
import { areaOf, holds, type Position } from './geometry.ts';
import type { ImdfFeature } from '../imdf/archive.ts';
import { localized } from '../places/labels.ts';
import type { MapTerminal, TerminalId } from '../places/terminals.ts';
import { textOf, textsOf } from '../archive/values.ts';

/** Where something is: terminal, floor and whether security lies before it. */
export interface Spot {
  terminal: TerminalId;
  floor: number;
  zone: MapZone;
}

/** Looks up where features of an archive are. */
export interface Ground {
  anchors: ReadonlyMap<string, ImdfFeature>;
  /** The level of a unit, or an empty text. */
  levelOfUnit: (unit: string) => string;
  /** The spot of a point on a level; without one, on the lowest floor whose shape holds it. Null when there is none. */
  spotOf: (level: string, point: Position) => Spot | null;
  /** The name of the smallest named section around a point of a floor. */
  areaAt: (spot: Pick<Spot, 'terminal' | 'floor'>, point: Position) => LocalizedText | null;
  /** The floor of a level. */
  floorOf: (level: string) => { terminal: TerminalId; floor: number } | null;
}

const secured = ['postsecurity', 'paidarea'];

export function makeGround(
  features: readonly ImdfFeature[],
  terminals: readonly MapTerminal[],
  language: string,
): Ground {
  const ofType = (type: string) => features.filter(({ feature_type }) => feature_type === type);
  const floors = new Map<string, { terminal: TerminalId; floor: number }>();
  for (const { id: terminal, floors: own } of terminals)
    for (const { floor, levels } of own)
      for (const level of levels) floors.set(level, { terminal, floor });
  const levels = ofType('level');
  const levelOf = new Map(
    ofType('unit').map(({ id, properties }) => [id, textOf(properties['level_id'])]),
  );
  const sections = ofType('section').map((section) => ({
    ...section,
    level: textOf(section.properties['level_id']),
    name: localized(section.properties['name'], language),
    area: areaOf(section.geometry),
  }));
  const named = sections.filter(({ name }) => name !== null).sort((a, b) => a.area - b.area);
  const fences = [...ofType('geofence'), ...sections]
    .filter(({ properties }) => secured.includes(textOf(properties['category'])))
    .map(({ geometry, properties }) => ({
      geometry,
      // A fence that names no level stands on all of them.
      levels: [...textsOf(properties['level_ids']), textOf(properties['level_id'])].filter(Boolean),
    }));

  return {
    anchors: new Map(ofType('anchor').map((anchor) => [anchor.id, anchor])),
    levelOfUnit: (unit) => levelOf.get(unit) ?? '',
    spotOf(level, point) {
      const id = floors.has(level)
        ? level
        : (levels.find(({ geometry }) => holds(geometry, point))?.id ?? '');
      const where = floors.get(id);
      if (where === undefined) return null;
      const isSecured = fences.some(
        (fence) =>
          (fence.levels.length === 0 || fence.levels.includes(id)) && holds(fence.geometry, point),
      );
      return { ...where, zone: isSecured ? 'privada' : 'publica' };
    },
    areaAt({ terminal, floor }, point) {
      const found = named.find(({ level, geometry }) => {
        const where = floors.get(level);
        return where?.terminal === terminal && where.floor === floor && holds(geometry, point);
      });
      return found?.name ?? null;
    },
    floorOf: (level) => floors.get(level) ?? null,
  };
}
