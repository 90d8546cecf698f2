import {
  closings,
  connectionRules,
  connectionSteps,
  type ConnectionFacts,
  type ConnectionRule,
  type ConnectionStep,
  type FlightKind,
  type Minutes,
  type SourceKey,
} from './connectionRules.ts';

export interface PlannedStep {
  step: ConnectionStep;
  needed: ConnectionRule['needed'];
  walk: Minutes;
  wait: Minutes;
  /** The whole step; from nothing when it is only perhaps needed. */
  minutes: Minutes;
  /** Minutes from landing to its end. */
  until: Minutes;
  sources: readonly SourceKey[];
}

/** Figures of today that hold instead of the table's. */
export interface LiveFigures {
  securityWait: Minutes | null;
  gateWalk: Minutes | null;
}

/** What is known of the journey; null terminals while an airline is not chosen. */
export type Itinerary = Omit<ConnectionFacts, 'terminals'> & {
  terminals: ConnectionFacts['terminals'] | null;
};

const fits = (rule: ConnectionRule, facts: ConnectionFacts) =>
  (['from', 'to', 'bags', 'terminals'] as const).every(
    (column) => rule[column] === 'any' || rule[column] === facts[column],
  );

/** The line of the table that counts for a step; undefined when it is not needed. */
export const ruleFor = (step: ConnectionStep, facts: ConnectionFacts) =>
  connectionRules.find((rule) => rule.step === step && fits(rule, facts));

/** Of a step that holds in one of two cases only, nobody can say yet that it is needed. */
function ruleOf(step: ConnectionStep, { terminals, ...rest }: Itinerary) {
  if (terminals) return ruleFor(step, { ...rest, terminals });
  const change = ruleFor(step, { ...rest, terminals: 'change' });
  const same = ruleFor(step, { ...rest, terminals: 'same' });
  return change && same ? same : change && { ...change, needed: 'perhaps' as const };
}

/** The steps between landing and the next gate, in order, each with its minutes and those since landing. */
export function planSteps(journey: Itinerary, live?: LiveFigures): PlannedStep[] {
  const steps: PlannedStep[] = [];
  let until: Minutes = [0, 0];
  for (const step of connectionSteps) {
    const rule = ruleOf(step, journey);
    if (!rule) continue;
    const wait = (step === 'security' && live?.securityWait) || rule.wait;
    const walk = (step === 'gate' && live?.gateWalk) || rule.walk;
    const { needed, sources } = rule;
    const minutes: Minutes = [needed === 'yes' ? walk[0] + wait[0] : 0, walk[1] + wait[1]];
    until = [until[0] + minutes[0], until[1] + minutes[1]];
    steps.push({ step, needed, walk, wait, minutes, until, sources });
  }
  return steps;
}

/** Something that closes before a departure and has to be reached. */
export interface Deadline {
  step: 'bagdrop' | 'gate';
  /** Minutes from landing at which it is reached. */
  reached: Minutes;
  /** Minutes before departure at which it closes. */
  closes: number;
}

/** What has to be reached in time: the gate, and the desk when bags are handed in for sure. */
export function deadlinesOf(
  steps: readonly PlannedStep[],
  to: FlightKind,
  closes: { bagdrop: number | null; gate: number | null } = { bagdrop: null, gate: null },
): Deadline[] {
  return steps.flatMap(({ step, needed, until }) =>
    (step === 'bagdrop' || step === 'gate') && needed === 'yes'
      ? [{ step, reached: until, closes: closes[step] ?? closings[step][to] }]
      : [],
  );
}

/** Minutes between landing and departure: what a quick connection takes, and what one should plan with. */
export function connectionTime(deadlines: readonly Deadline[]): Minutes {
  const longest = (end: 0 | 1) =>
    Math.max(0, ...deadlines.map(({ reached, closes }) => reached[end] + closes));
  return [longest(0), longest(1)];
}
