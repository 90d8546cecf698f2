import type { Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import type { TerminalId } from '../establishment/establishment.ts';
import type { Position } from './mapPlace.ts';

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

/** A stretch of a way that is covered in one manner. Seconds are moving; waiting is apart. */
export interface Leg {
  kind: LegKind;
  terminal: TerminalId;
  floor: number;
  toTerminal: TerminalId;
  toFloor: number;
  metres: number;
  seconds: number;
  waitSeconds: number;
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
  /** When the queues were measured; null when none is on the way. */
  queuesAt: string | null;
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

export const parseRoute = (wire: Schemas['MapRoute'], locale: Locale): Route => ({
  ...wire,
  from: parseEnd(wire.from, locale),
  to: parseEnd(wire.to, locale),
  legs: wire.legs.map((leg) => ({
    ...leg,
    line: leg.line as [number, number][],
    steps: leg.steps.map(({ turn, metres, landmark }) => ({
      turn,
      metres,
      landmark: landmark?.[locale] ?? null,
    })),
  })),
});

/** Minutes of a leg, its waiting included, rounded up: nobody misses a flight by a minute too many. */
export const legMinutes = ({ seconds, waitSeconds }: Leg): number =>
  Math.max(1, Math.ceil((seconds + waitSeconds) / 60));

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
