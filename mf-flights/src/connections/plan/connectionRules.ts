/** International or national, as spec.md section 3 names the types of a connection's flights. */
export type FlightKind = 'international' | 'national';

/** `through`: to the final destination by themselves; `claimed`: to be collected in Bogotá; `hand`: none checked. */
export type Bags = 'through' | 'claimed' | 'hand';

/** The facts of a connection that the rules ask about. */
export interface ConnectionFacts {
  from: FlightKind;
  to: FlightKind;
  bags: Bags;
  terminals: 'same' | 'change';
}

/** What a traveller does between two flights, in this order. */
export const connectionSteps = [
  'leave',
  'immigration',
  'claim',
  'customs',
  'bus',
  'bagdrop',
  'security',
  'exit',
  'gate',
] as const;
export type ConnectionStep = (typeof connectionSteps)[number];

/** Minutes, from and to. */
export type Minutes = readonly [from: number, to: number];

export interface RuleSource {
  /** Who published it; null for what the airport estimates itself. Its title is the message `connSource_…`. */
  publisher: string | null;
  url: string | null;
  /** The day it was read, ISO. */
  readOn: string;
}

/** Where the rules and the minutes were read (domain.md section 3). */
export const ruleSources = {
  transit: {
    publisher: 'eldorado.aero',
    url: 'https://eldorado.aero/en/servicios/migracion-y-pasaportes',
    readOn: '2026-11-21',
  },
  queues: {
    publisher: 'cestee.com',
    url: 'https://www.cestee.com/airport/bogota-bog/terminal',
    readOn: '2026-11-21',
  },
  terminals: {
    publisher: 'cestee.com',
    url: 'https://www.cestee.com/airport/bogota-bog/terminal',
    readOn: '2026-11-21',
  },
  busHours: { publisher: 'semana.com (2025-09)', url: null, readOn: '2026-11-21' },
  walks: { publisher: null, url: null, readOn: '2026-11-21' },
  estimate: { publisher: null, url: null, readOn: '2026-11-21' },
} as const satisfies Record<string, RuleSource>;
export type SourceKey = keyof typeof ruleSources;

export interface ConnectionRule {
  step: ConnectionStep;
  from: FlightKind | 'any';
  to: FlightKind | 'any';
  bags: Bags | 'any';
  terminals: ConnectionFacts['terminals'] | 'any';
  /** `perhaps`: some travellers have to, and who asks us cannot know; it counts in the longest time alone. */
  needed: 'yes' | 'perhaps';
  /** On foot, to where the step happens. */
  walk: Minutes;
  /** Queue, wait or ride. */
  wait: Minutes;
  /** Of the rule itself and of its minutes. */
  sources: readonly SourceKey[];
}

const row = (
  step: ConnectionStep,
  from: ConnectionRule['from'],
  to: ConnectionRule['to'],
  bags: ConnectionRule['bags'],
  terminals: ConnectionRule['terminals'],
  needed: ConnectionRule['needed'],
  walk: Minutes,
  wait: Minutes,
  sources: readonly SourceKey[],
): ConnectionRule => ({ step, from, to, bags, terminals, needed, walk, wait, sources });

/**
 * What a traveller who changes planes in Bogotá has to do. Edit this table to change the answer: of each step the
 * first line that fits counts, and a step without one is not needed. How often the bus leaves today is not known: its
 * longest time is the ride of 20 minutes and as long a wait, which is an estimate.
 */
// oxfmt-ignore
export const connectionRules: readonly ConnectionRule[] = [
  //   step           arrives from     goes on to       bags       terminals  needed      walk      wait      sources
  row('leave',       'any',           'any',           'any',     'any',     'yes',     [ 0,  0], [10, 25], ['estimate']),
  row('immigration', 'international', 'any',           'any',     'any',     'yes',     [ 8, 13], [20, 45], ['transit', 'queues', 'walks']),
  row('claim',       'any',           'any',           'claimed', 'any',     'yes',     [ 3, 12], [10, 30], ['estimate', 'walks']),
  row('claim',       'any',           'any',           'through', 'change',  'yes',     [ 3, 12], [10, 30], ['terminals', 'estimate', 'walks']),
  row('claim',       'international', 'national',      'through', 'any',     'perhaps', [ 3, 12], [10, 30], ['estimate', 'walks']),
  row('customs',     'international', 'any',           'any',     'any',     'yes',     [ 0,  0], [ 5, 15], ['estimate']),
  row('bus',         'any',           'any',           'any',     'change',  'yes',     [ 4,  8], [10, 40], ['busHours', 'estimate', 'terminals', 'walks']),
  row('bagdrop',     'any',           'any',           'claimed', 'any',     'yes',     [ 2,  7], [10, 30], ['estimate', 'walks']),
  row('bagdrop',     'any',           'any',           'through', 'change',  'yes',     [ 2,  7], [10, 30], ['terminals', 'estimate', 'walks']),
  row('bagdrop',     'international', 'national',      'through', 'any',     'perhaps', [ 2,  7], [10, 30], ['estimate', 'walks']),
  row('security',    'international', 'any',           'any',     'any',     'yes',     [ 2, 11], [ 5, 15], ['queues', 'walks']),
  row('security',    'any',           'international', 'any',     'any',     'yes',     [ 2, 11], [ 5, 15], ['queues', 'walks']),
  row('security',    'any',           'any',           'claimed', 'any',     'yes',     [ 2, 11], [ 5, 15], ['queues', 'walks']),
  row('security',    'any',           'any',           'any',     'change',  'yes',     [ 2, 11], [ 5, 15], ['queues', 'walks']),
  row('exit',        'any',           'international', 'any',     'any',     'yes',     [ 0,  0], [10, 30], ['estimate']),
  row('gate',        'any',           'any',           'any',     'any',     'yes',     [ 3, 11], [ 0,  0], ['walks']),
];

/** Minutes before departure at which one must have handed in the bags, and be at the gate, where the flight does not say. */
export const closings = {
  bagdrop: { international: 60, national: 45 },
  gate: { international: 20, national: 20 },
} as const satisfies Record<string, Record<FlightKind, number>>;
