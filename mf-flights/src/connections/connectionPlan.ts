import type { AirlineChoice } from './airlines.ts';
import {
  connectionRules,
  type ConnectionFacts,
  type ConnectionRule,
  type FlightKind,
  type SourceKey,
} from './connectionRules.ts';

/** The form's answers as the address carries them; null where nothing was chosen. */
export interface ConnectionAnswers {
  arrival: FlightKind | null;
  departure: FlightKind | null;
  /** IATA codes. */
  arrivalAirline: string | null;
  departureAirline: string | null;
  /** Whether the bags are checked through. */
  through: boolean | null;
}

export type MissingAnswer = 'arrival' | 'departure' | 'baggage';

export type ConnectionPlan =
  | { kind: 'unasked' }
  | { kind: 'incomplete'; missing: readonly MissingAnswer[] }
  | {
      kind: 'ready';
      steps: readonly ConnectionRule[];
      /** Sum of the steps in minutes. */
      minutes: readonly [from: number, to: number];
      sources: readonly SourceKey[];
      terminals: ConnectionFacts['terminals'];
    };

const asKind = (value: string | null): FlightKind | null =>
  value === 'international' || value === 'national' ? value : null;

export function readAnswers({ searchParams }: URL): ConnectionAnswers {
  const baggage = searchParams.get('baggage');
  return {
    arrival: asKind(searchParams.get('arrival')),
    departure: asKind(searchParams.get('departure')),
    arrivalAirline: searchParams.get('arrivalAirline') || null,
    departureAirline: searchParams.get('departureAirline') || null,
    through: baggage === 'yes' ? true : baggage === 'no' ? false : null,
  };
}

/** International flights use Terminal 1; a domestic one its airline's terminal (domain.md section 3). */
function terminalOf(kind: FlightKind, code: string | null, airlines: readonly AirlineChoice[]) {
  if (kind === 'international') return 'T1';
  return airlines.find((airline) => airline.code === code)?.terminal ?? null;
}

const holds = (facts: ConnectionFacts, condition: Partial<ConnectionFacts>) =>
  (Object.keys(condition) as (keyof ConnectionFacts)[]).every(
    (key) => facts[key] === condition[key],
  );

/** The steps between two flights in Bogotá, in order, or which answers are still missing. */
export function planConnection(
  answers: ConnectionAnswers,
  airlines: readonly AirlineChoice[],
): ConnectionPlan {
  const { arrival, departure, through, arrivalAirline, departureAirline } = answers;
  if (!arrival && !departure && through === null && !arrivalAirline && !departureAirline) {
    return { kind: 'unasked' };
  }
  if (!arrival || !departure || through === null) {
    const missing: MissingAnswer[] = [];
    if (!arrival) missing.push('arrival');
    if (!departure) missing.push('departure');
    if (through === null) missing.push('baggage');
    return { kind: 'incomplete', missing };
  }
  const from = terminalOf(arrival, arrivalAirline, airlines);
  const to = terminalOf(departure, departureAirline, airlines);
  const facts: ConnectionFacts = {
    arrival,
    departure,
    baggage: through ? 'through' : 'recheck',
    terminals: !from || !to ? 'unknown' : from === to ? 'same' : 'different',
  };
  const steps = connectionRules.filter((rule) =>
    rule.when.some((condition) => holds(facts, condition)),
  );
  const total = (end: 0 | 1) => steps.reduce((sum, rule) => sum + rule.minutes[end], 0);
  return {
    kind: 'ready',
    steps,
    minutes: [total(0), total(1)],
    sources: [...new Set(steps.flatMap((rule) => rule.sources))],
    terminals: facts.terminals,
  };
}
