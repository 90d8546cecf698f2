import { flightId } from '@eldorado/rules';
import { bogotaDay, minute } from '../time/time.ts';
import { aircraftRows } from './catalogue.ts';
import type { FlightLeg } from './state.ts';

/** What one message may say of a leg's places at Bogotá: null takes back what was said before. */
export interface Resources {
  terminal?: 'T1' | 'T2' | null;
  gate?: string | null;
  belts?: string[] | null;
  stand?: string | null;
}

export const operations = ['OFB', 'TKO', 'TDN', 'ONB'] as const;
export const timeTypes = ['SCT', 'EST', 'ACT'] as const;
/** Off block, take-off, touchdown, on block; scheduled, estimated, actual. */
export type TimeKey = `${(typeof operations)[number]} ${(typeof timeTypes)[number]}`;

/** What a live feed has said of a leg so far. A field that is absent was never reported. Instants are UTC ISO texts. */
export interface LegFacts {
  status?: 'CNX' | 'DIV' | null;
  serviceType?: FlightLeg['serviceType'] | null;
  codeshares?: string[];
  aircraft?: string | null;
  registration?: string | null;
  planned?: Resources;
  actual?: Resources;
  times?: Partial<Record<TimeKey, string | null>>;
}

/** A leg as its operator names it. Codes are IATA where they are known here; the date is that of the flight's origin. */
export interface LegIdentity {
  direction: 'A' | 'D';
  airline: string;
  number: number;
  suffix: string;
  other: string;
  originDate: string;
  /** There where the date is one of the airport that the flight leaves, and not of UTC. */
  days?: 'local';
  /** 1, or 2 for the second time the same flight leaves on that day. */
  repeat: number;
}

export interface LegChange {
  /** The TimeStamp of its message, UTC ISO. */
  at: string;
  field: ChangeField;
  before: string | null;
  after: string | null;
}

/** A row of the table `leg_updates`, as the boards need it. */
export interface LegUpdate {
  legId: string;
  identity: LegIdentity;
  messageAt: Date;
  sequence: number;
  facts: LegFacts;
  changes: LegChange[];
}

/** What was said before with what a newer message says. */
export const mergeFacts = (before: LegFacts, now: LegFacts): LegFacts => ({
  ...before,
  ...now,
  planned: { ...before.planned, ...now.planned },
  actual: { ...before.actual, ...now.actual },
  times: { ...before.times, ...now.times },
});

const instant = (text: string | null | undefined) => (text ? new Date(text) : null);

/** What is assigned, else what is planned, else what the board had. */
function assigned<K extends keyof Resources, F>(facts: LegFacts, key: K, fallback: F) {
  const { actual = {}, planned = {} } = facts;
  const value = actual[key] ?? planned[key];
  if (value !== null && value !== undefined) return value as NonNullable<Resources[K]>;
  return key in actual || key in planned ? null : fallback;
}

/** The board's leg with what a feed says laid over it. What chance would do to a demonstration leg no longer counts. */
export function withFacts(base: FlightLeg, { facts, messageAt, changes }: LegUpdate): FlightLeg {
  const times = facts.times ?? {};
  const first = (...keys: TimeKey[]) => instant(keys.map((key) => times[key]).find(Boolean));
  const [ours, theirs] =
    base.direction === 'D'
      ? ([['OFB', 'TKO'], 'ONB'] as const)
      : ([['TDN', 'ONB'], 'OFB'] as const);
  const at = (type: 'SCT' | 'EST' | 'ACT') => first(`${ours[0]} ${type}`, `${ours[1]} ${type}`);
  const gate = assigned(facts, 'gate', base.gate);
  const moved = changes.findLast(({ field, before }) => field === 'gate' && before !== null);
  const type = facts.aircraft === undefined ? base.aircraft : facts.aircraft;
  const registration = facts.registration === undefined ? base.registration : facts.registration;
  const cargo = facts.serviceType === 'F' || facts.serviceType === 'H';
  const sameAircraft = registration === base.registration;
  return {
    ...base,
    serviceType: facts.serviceType ?? base.serviceType,
    airlineType: facts.serviceType ? (cargo ? 1 : 2) : base.airlineType,
    codeshares: facts.codeshares ?? base.codeshares,
    scheduledAt: scheduledOf(base.direction, facts) ?? base.scheduledAt,
    otherScheduledAt: first(`${theirs} SCT`) ?? base.otherScheduledAt,
    terminal: assigned(facts, 'terminal', base.terminal) ?? base.terminal,
    gate,
    pier: gate === base.gate ? base.pier : (/^[A-Z]/.exec(gate ?? '')?.[0] ?? null),
    gateBefore: gate !== null && moved ? moved.before : null,
    belts: assigned(facts, 'belts', base.belts) ?? [],
    aircraft: aircraftRows.some(({ iata }) => iata === type) ? type : null,
    registration,
    fedBy: sameAircraft ? base.fedBy : null,
    fedSlackMinutes: sameAircraft ? base.fedSlackMinutes : null,
    estimatedAt: at('EST'),
    actualAt: at('ACT'),
    stateGiven: facts.status ?? null,
    source: 'import',
    updatedAt: messageAt,
    live: {
      airborneAt: base.direction === 'A' ? first('TKO ACT', 'OFB ACT') : null,
      gateChangedAt: gate !== null && moved ? new Date(moved.at) : null,
    },
  };
}

/** The scheduled time at Bogotá: on and off block, which is what a timetable means, else touchdown and take-off. */
export function scheduledOf(direction: 'A' | 'D', { times = {} }: LegFacts): Date | null {
  return direction === 'D'
    ? instant(times['OFB SCT'] ?? times['TKO SCT'])
    : instant(times['ONB SCT'] ?? times['TDN SCT']);
}

/** The id of a leg that only a feed knows. */
export function addedId(identity: LegIdentity, scheduledAt: Date) {
  const { direction, repeat } = identity;
  const id = flightId(bogotaDay(scheduledAt), direction, identity);
  return repeat > 1 ? `${id}-${repeat}` : id;
}

/**
 * A leg that no schedule has, made from what a feed says; null without a scheduled time.
 * @param blockMinutes minutes of the whole leg, for when the feed reports one end only.
 */
export function addedLeg(
  { legId, identity, facts, messageAt }: LegUpdate,
  blockMinutes: number,
): FlightLeg | null {
  const scheduledAt = scheduledOf(identity.direction, facts);
  if (scheduledAt === null) return null;
  const { direction, airline, number, suffix, other } = identity;
  const block = blockMinutes * minute * (direction === 'D' ? 1 : -1);
  return {
    id: legId,
    direction,
    operationDay: bogotaDay(scheduledAt.getTime()),
    airline,
    number,
    suffix,
    codeshares: [],
    airlineType: 2,
    serviceType: 'J',
    otherAirport: other,
    scheduledAt,
    otherScheduledAt: new Date(scheduledAt.getTime() + block),
    terminal: 'T1',
    pier: null,
    gate: null,
    gateBefore: null,
    belts: [],
    desks: null,
    aircraft: null,
    registration: null,
    fedBy: null,
    fedSlackMinutes: null,
    estimatedAt: null,
    actualAt: null,
    stateGiven: null,
    source: 'import',
    updatedAt: messageAt,
  };
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What a traveller may want to know has changed, as text. */
const changeTexts = {
  scheduled: (leg: FlightLeg) => iso(leg.scheduledAt),
  estimated: (leg: FlightLeg) => iso(leg.estimatedAt),
  actual: (leg: FlightLeg) => iso(leg.actualAt),
  status: (leg: FlightLeg) => leg.stateGiven,
  terminal: (leg: FlightLeg) => leg.terminal,
  gate: (leg: FlightLeg) => leg.gate,
  belts: (leg: FlightLeg) => leg.belts.join(', ') || null,
  codeshares: (leg: FlightLeg) => leg.codeshares.join(', ') || null,
  aircraft: (leg: FlightLeg) => leg.aircraft,
  registration: (leg: FlightLeg) => leg.registration,
};
export type ChangeField = keyof typeof changeTexts;

/** What differs between a leg before and after a message of the instant `at`. */
export function changesBetweenLegs(before: FlightLeg, after: FlightLeg, at: Date): LegChange[] {
  return (Object.keys(changeTexts) as ChangeField[])
    .map((field) => ({
      at: at.toISOString(),
      field,
      before: changeTexts[field](before),
      after: changeTexts[field](after),
    }))
    .filter((change) => change.before !== change.after);
}
