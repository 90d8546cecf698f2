import type { flights } from './tables.ts';
import { chance } from '../demo/random.ts';
import type { DelayReason, FlightState, FlightStatus } from './schema.ts';
import { bogotaDay, minute } from '../time/time.ts';
import { firstBagMinutes, taxiInMinutes } from './groundTimes.ts';
import type { Disruption } from './plan/disruption.ts';

export type FlightLeg = typeof flights.$inferSelect & {
  /** A live feed follows this leg: it has left or landed when the feed says so, not when its time has come. */
  live?: { airborneAt: Date | null; gateChangedAt: Date | null };
};

/** How a leg stands at an instant. Instants are milliseconds, UTC; null where nothing is known yet. */
export interface LegState {
  state: FlightState;
  status: FlightStatus;
  /** The best known time: actual, else announced, else scheduled. */
  expectedAt: number;
  estimatedAt: number | null;
  actualAt: number | null;
  otherEstimatedAt: number | null;
  gate: string | null;
  delayMinutes: number;
  delayReason: DelayReason | null;
  changedAt: number;
}

interface Change {
  at: number;
  state: FlightState;
}

/** Minutes before departure at which each thing begins. */
export const departureSteps = {
  lounge: 120,
  gateChange: 75,
  gate: 60,
  boarding: 40,
  closing: 20,
  closed: 10,
};
/** A delay counts as one from 15 minutes on. */
export const delayFrom = 15;
const bagsOutMinutes = 35;

function announcedAt(leg: FlightLeg, disruption: Disruption) {
  // A feed's delays are known from the moment it is loaded.
  if (leg.source === 'import') return Number.NEGATIVE_INFINITY;
  const at = leg.scheduledAt.getTime();
  if (disruption.cancelled) return at - (120 + 180 * chance('announce', leg.id)) * minute;
  const base = leg.direction === 'D' ? 60 : 90;
  return at - (base + 90 * chance('announce', leg.id)) * minute;
}

function departureChanges(
  leg: FlightLeg,
  at: number,
  announced: number,
  delayed: FlightState | null,
): Change[] {
  const scheduled = leg.scheduledAt.getTime();
  const changes: Change[] = [{ at, state: 'DEP' }];
  if (delayed) changes.push({ at: announced, state: delayed });
  if (leg.airlineType === 1) return changes;
  const before = (minutes: number, state: FlightState) =>
    changes.push({ at: at - minutes * minute, state });
  const lounge = scheduled - departureSteps.lounge * minute;
  if (delayed && lounge < announced) changes.push({ at: lounge, state: 'WIL' });
  before(departureSteps.lounge, 'WIL');
  if (leg.live?.gateChangedAt) changes.push({ at: leg.live.gateChangedAt.getTime(), state: 'GCH' });
  else if (leg.gateBefore !== null) before(departureSteps.gateChange, 'GCH');
  before(departureSteps.gate, 'GTO');
  before(departureSteps.boarding, 'BRD');
  before(departureSteps.closing, 'GCL');
  before(departureSteps.closed, 'GTD');
  return changes;
}

function arrivalChanges(
  leg: FlightLeg,
  at: number,
  announced: number,
  delayed: FlightState | null,
): Change[] {
  const airborne =
    leg.live?.airborneAt?.getTime() ??
    Math.min(leg.otherScheduledAt.getTime() + (at - leg.scheduledAt.getTime()), at - 20 * minute);
  const changes: Change[] = [
    { at: airborne, state: 'AIR' },
    { at: Math.max(airborne + 5 * minute, at - 35 * minute), state: 'FIR' },
    { at: at - 12 * minute, state: 'EXP' },
    { at, state: 'LND' },
    { at: at + (taxiInMinutes + bagsOutMinutes) * minute, state: 'ARR' },
  ];
  if (leg.airlineType === 2) {
    changes.push({ at: at + (taxiInMinutes + firstBagMinutes) * minute, state: 'FIB' });
  }
  // An arrival has no state for a delay; only one that moves to the next day says so, while it has not left.
  if (delayed === 'TOM' && announced < airborne) changes.push({ at: announced, state: 'TOM' });
  return changes;
}

function statusOf(state: FlightState, delay: number): FlightStatus {
  if (state === 'DEP') return 'DEP';
  if (state === 'LND' || state === 'FIB' || state === 'ARR') return 'LND';
  if (state === 'CNX' || state === 'DIV') return 'CAN';
  return delay >= delayFrom ? 'DLY' : 'ONT';
}

/** States that a flight reaches by leaving or landing. */
const over = new Set<FlightState>(['DEP', 'LND', 'FIB', 'ARR']);

/** Everything that happens to a leg, in no order, and the delay's announcement. Instants are milliseconds, UTC. */
function courseOf(leg: FlightLeg, disruption: Disruption) {
  const scheduled = leg.scheduledAt.getTime();
  const at = leg.actualAt?.getTime() ?? scheduled + disruption.delayMinutes * minute;
  const announced = announcedAt(leg, disruption);
  const late = disruption.delayMinutes >= delayFrom;
  const delayed = !late ? null : bogotaDay(at) === bogotaDay(scheduled) ? 'DEL' : 'TOM';

  let changes: Change[];
  if (disruption.cancelled) {
    changes = [{ at: announced, state: 'CNX' }];
  } else {
    const make = leg.direction === 'D' ? departureChanges : arrivalChanges;
    changes = make(leg, at, announced, delayed);
    if (leg.live && leg.actualAt === null)
      changes = changes.filter(({ state }) => !over.has(state));
    if (disruption.diverted) {
      const reportedAt = leg.live ? leg.updatedAt.getTime() : Number.POSITIVE_INFINITY;
      const divertedAt = Math.min(at - 20 * minute, reportedAt);
      changes = changes.filter((change) => change.at < divertedAt);
      changes.push({ at: divertedAt, state: 'DIV' });
    }
  }
  return { at, announced, late, changes };
}

/** The instants at which a leg's state, or what is shown of it, changes: in order, each once. */
export function changeTimes(leg: FlightLeg, disruption: Disruption): number[] {
  const { at, announced, changes } = courseOf(leg, disruption);
  const points = [at, announced, ...changes.map((change) => change.at)];
  return [...new Set(points)].filter(Number.isFinite).sort((a, b) => a - b);
}

/** The state of a leg at `now`: a pure function of the leg, what happens to it, and the instant. */
export function stateOf(leg: FlightLeg, disruption: Disruption, now: number): LegState {
  const scheduled = leg.scheduledAt.getTime();
  const { at, announced, late, changes } = courseOf(leg, disruption);
  const isAnnounced = now >= announced;
  const past = changes.filter((change) => change.at <= now).sort((a, b) => a.at - b.at);
  const last = past.at(-1);
  const state = last?.state ?? 'SCH';
  const moved = !leg.live || leg.actualAt !== null;
  const done = now >= at && moved && !disruption.cancelled && !disruption.diverted;
  const delay = isAnnounced && !disruption.cancelled ? disruption.delayMinutes : 0;
  const known = isAnnounced && !disruption.cancelled && !disruption.diverted && delay !== 0;
  const gone = state === 'CNX' || state === 'DIV';
  const changedGate =
    leg.live !== undefined || past.some((change) => change.state === 'GCH') || now >= at;
  const filed = Math.min(leg.updatedAt.getTime(), now);
  const changed = last && Number.isFinite(last.at) ? last.at : null;
  return {
    state,
    status: statusOf(state, delay),
    expectedAt: known ? at : scheduled,
    estimatedAt: known ? at : null,
    actualAt: done ? at : null,
    otherEstimatedAt: known ? leg.otherScheduledAt.getTime() + delay * minute : null,
    gate: leg.gateBefore !== null && !changedGate ? leg.gateBefore : leg.gate,
    delayMinutes: gone ? 0 : delay,
    delayReason: (isAnnounced && late) || gone ? disruption.reason : null,
    changedAt: changed === null || leg.live ? Math.max(changed ?? filed, filed) : changed,
  };
}
