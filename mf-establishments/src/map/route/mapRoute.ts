import type { Locale } from '@eldorado/i18n';
import { minutesOfParts } from '@eldorado/i18n/minutes';
import type { components } from '@eldorado/http/api-types';
import type { TerminalId } from '../../establishment/establishment.ts';
import type { Position } from '../places/mapPlace.ts';

type Schemas = components['schemas'];
type WireLeg = Schemas['RouteLeg'];

export type LegKind = WireLeg['kind'];
export type Turn = WireLeg['steps'][number]['turn'];
export type RouteNote = Schemas['MapRoute']['notes'][number];

/** One end of a way. */
export interface RouteEnd {
  slug: string;
  name: string;
  terminal: TerminalId;
  floor: number;
  point: Position;
}

export interface Step {
  turn: Turn;
  metres: number;
  landmark: string | null;
}

/** A stretch of a way that is covered in one manner. */
export interface Leg {
  kind: LegKind;
  terminal: TerminalId;
  floor: number;
  toTerminal: TerminalId;
  toFloor: number;
  metres: number;
  /** Whole minutes in motion; those of all legs add up to the way's. 0 is less than one. */
  minutes: number;
  waitMinutes: number;
  waitOf: WireLeg['waitOf'];
  line: readonly Position[];
  steps: readonly Step[];
}

export interface Route {
  from: RouteEnd;
  to: RouteEnd;
  stepFree: boolean;
  minutes: number;
  walkMinutes: number;
  waitMinutes: number;
  metres: number;
  legs: readonly Leg[];
  notes: readonly RouteNote[];
  /** Of when the queues' figures are; null when none is on the way. */
  queuesAt: string | null;
  /** Whose figures they are. */
  queuesSource: 'demo' | 'import' | null;
  source: 'demo' | 'import';
  updatedAt: string;
}

const parseEnd = (
  { slug, name, terminal, floor, point }: Schemas['MapPlaceRef'],
  locale: Locale,
): RouteEnd => ({
  slug,
  name: name[locale],
  terminal,
  floor,
  point: point as [number, number],
});

export function parseRoute(wire: Schemas['MapRoute'], locale: Locale): Route {
  const moving = minutesOfParts(wire.legs.map(({ seconds }) => seconds));
  const waiting = minutesOfParts(wire.legs.map(({ waitSeconds }) => waitSeconds));
  return {
    ...wire,
    from: parseEnd(wire.from, locale),
    to: parseEnd(wire.to, locale),
    legs: wire.legs.map((leg, index) => ({
      ...leg,
      minutes: moving[index] ?? 0,
      waitMinutes: waiting[index] ?? 0,
      line: leg.line as [number, number][],
      steps: leg.steps.map(({ turn, metres, landmark }) => ({
        turn,
        metres,
        landmark: landmark?.[locale] ?? null,
      })),
    })),
  };
}

/** The legs in pieces that lie on one floor each, in the order of the way. */
export function routeFloors(
  legs: readonly Leg[],
): { terminal: TerminalId; floor: number; legs: Leg[] }[] {
  const floors: { terminal: TerminalId; floor: number; legs: Leg[] }[] = [];
  for (const leg of legs) {
    const last = floors.at(-1);
    if (last && last.terminal === leg.terminal && last.floor === leg.floor) last.legs.push(leg);
    else floors.push({ terminal: leg.terminal, floor: leg.floor, legs: [leg] });
  }
  return floors;
}
