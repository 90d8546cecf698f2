import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';
import { minutesOfParts } from '@eldorado/i18n/minutes';
import { readFlight } from '../comeBy/readFlight.ts';

type Wire = components['schemas']['MapRoute'];
type WireLeg = components['schemas']['RouteLeg'];

/** One written direction: what to do, for how far, and what is seen where it begins. */
export interface StepView {
  turn: WireLeg['steps'][number]['turn'];
  metres: number;
  landmark: string | null;
}

/** A stretch of a way in one language. */
export interface LegView {
  kind: WireLeg['kind'];
  terminal: string;
  floor: number;
  toTerminal: string;
  toFloor: number;
  metres: number;
  /** Whole minutes in motion; those of all legs add up to the way's. 0 is less than one. */
  minutes: number;
  waitMinutes: number;
  waitOf: WireLeg['waitOf'];
  steps: readonly StepView[];
}

export interface WayView {
  from: string;
  to: string;
  minutes: number;
  walkMinutes: number;
  waitMinutes: number;
  metres: number;
  stepFree: boolean;
  notes: Wire['notes'];
  legs: readonly LegView[];
  /** How old the queues' figures are and whether they are the demonstration's; null when nothing is waited for. */
  queues: { updatedAt: string; demo: boolean } | null;
  /** The floor of the map on which the way begins. */
  start: { terminal: string; floor: number };
}

/** Reads a way off the wire. */
export function parseWay(wire: Wire, locale: Locale): WayView {
  const moving = minutesOfParts(wire.legs.map(({ seconds }) => seconds));
  const waiting = minutesOfParts(wire.legs.map(({ waitSeconds }) => waitSeconds));
  const { from, to, minutes, walkMinutes, waitMinutes, metres, stepFree, notes } = wire;
  return {
    from: from.name[locale],
    to: to.name[locale],
    minutes,
    walkMinutes,
    waitMinutes,
    metres,
    stepFree,
    notes,
    queues:
      wire.queuesAt === null
        ? null
        : { updatedAt: wire.queuesAt, demo: wire.queuesSource === 'demo' },
    start: { terminal: from.terminal, floor: from.floor },
    legs: wire.legs.map((leg, index) => ({
      kind: leg.kind,
      terminal: leg.terminal,
      floor: leg.floor,
      toTerminal: leg.toTerminal,
      toFloor: leg.toFloor,
      metres: leg.metres,
      minutes: moving[index] ?? 0,
      waitMinutes: waiting[index] ?? 0,
      waitOf: leg.waitOf,
      steps: leg.steps.map((step) => ({
        ...step,
        landmark: step.landmark && step.landmark[locale],
      })),
    })),
  };
}

/** A question for a way: slugs of places, empty while none is chosen. */
export interface WayQuestion {
  from: string;
  to: string;
  stepFree: boolean;
  /** Whose gate is the target, in place of `to`; empty for none. */
  flight: string;
}

/** Reads the way that is asked for. */
export function readQuestion(query: URLSearchParams): WayQuestion {
  return {
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
    stepFree: ['1', 'true', 'on'].includes(query.get('stepFree') ?? ''),
    flight: readFlight(query),
  };
}

const search = ({ from, to, stepFree, flight }: WayQuestion) =>
  new URLSearchParams({
    from,
    to,
    ...(stepFree && { stepFree: '1' }),
    ...(flight !== '' && { flight }),
  }).toString();

/** The address of this page with a question. */
export const wayAddress = (question: WayQuestion): string =>
  `/informacion-en-tiempo-real/distancias?${search(question)}`;

/** The map with the way drawn, on the floor where it begins. */
export const wayOnMap = ({ start }: WayView, question: WayQuestion): string =>
  `/mapas?terminal=${start.terminal}&floor=${start.floor}&${search({ ...question, flight: '' })}`;
