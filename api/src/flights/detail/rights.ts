import type { DelayReason, PassengerRights } from '../schema.ts';
import type { Store } from '../../store.ts';
import { bogotaDay, bogotaTimeZone, hour, minute } from '../../time/time.ts';
import type { BookedLeg, FlightBook } from '../flightBook.ts';
import { causeOfReason, rightsRules, type RightsRule } from './rightsRules.ts';
import { stateOf } from '../state.ts';

/** The clock of a zone at an instant, `HH:mm`, and its calendar day. */
function localOf(at: number, timeZone: string) {
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(at)
    .split(' ');
  return { date, time };
}

/** Whether a wait reaches a local time of the evening it began in, or runs into the next day. */
function reaches(pastTime: string, from: number, to: number, timeZone: string) {
  const [start, end] = [localOf(from, timeZone), localOf(to, timeZone)];
  return end.date > start.date || end.time >= pastTime;
}

/** Why a leg is late at the root: a late aircraft hands on the reason of the leg that made it late. */
export function rootReason(book: FlightBook, booked: BookedLeg): DelayReason | null {
  const { reason } = booked.disruption;
  if (reason !== 'late-arrival') return reason;
  const feeder = booked.leg.fedBy === null ? undefined : book.byId.get(booked.leg.fedBy);
  return feeder ? rootReason(book, feeder) : reason;
}

/** From here on nobody waits any more for a cancelled flight. */
const longestWait = 24 * hour;

/** What a leg's passengers have to bear, as far as RAC 3 governs it. Milliseconds, UTC. */
export interface Wait {
  cancelled: boolean;
  reason: DelayReason | null;
  cause: PassengerRights['cause'];
  from: number;
  waited: number;
  timeZone: string;
}

/**
 * How long a leg's passengers wait, and whose doing it is; a cancelled flight's wait from its scheduled time on. Null for
 * cargo, for diversions, and for arrivals from abroad, which other countries' rules govern.
 */
export function waitOf(book: FlightBook, booked: BookedLeg, now: number): Wait | null {
  const { leg, disruption, other } = booked;
  if (leg.airlineType === 1 || (leg.direction === 'A' && other.kind === 'international'))
    return null;
  const { state, delayMinutes, delayReason } = stateOf(leg, disruption, now);
  if (state === 'DIV') return null;
  const departs = leg.direction === 'D';
  const from = (departs ? leg.scheduledAt : leg.otherScheduledAt).getTime();
  const cancelled = state === 'CNX';
  const reason = rootReason(book, booked);
  return {
    cancelled,
    reason: delayReason === null ? null : reason,
    cause: (reason === null ? null : causeOfReason[reason]) ?? 'unknown',
    from,
    waited: cancelled
      ? Math.min(longestWait, Math.max(0, now - from))
      : Math.max(0, delayMinutes) * minute,
    timeZone: departs ? bogotaTimeZone : other.timeZone,
  };
}

/** What RAC 3 gives who waits, each with whether it is reached. @param night whether the wait reaches a local time. */
export const stepsOf = (
  rules: readonly RightsRule[],
  waitMinutes: number,
  night: (pastTime: string) => boolean,
): PassengerRights['steps'] =>
  rules.map((rule) => ({
    ...rule,
    reached: waitMinutes >= rule.fromMinutes && (rule.pastTime === null || night(rule.pastTime)),
  }));

/** The steps of a leg's wait. */
export const stepsOfWait = (rules: readonly RightsRule[], { from, waited, timeZone }: Wait) =>
  stepsOf(rules, Math.floor(waited / minute), (time) =>
    reaches(time, from, from + waited, timeZone),
  );

/** The rights card of a leg: null until the wait reaches the first step, and where RAC 3 does not govern it. */
export function rightsOf(
  { flights: book, facts }: Pick<Store, 'flights' | 'facts'>,
  booked: BookedLeg,
  now: number,
): PassengerRights | null {
  const wait = waitOf(book, booked, now);
  const known = rightsRules(facts, bogotaDay(now));
  if (wait === null || known === null) return null;
  const { rules, origin } = known;
  const waitMinutes = Math.floor(wait.waited / minute);
  const first = Math.min(...rules.map(({ fromMinutes }) => fromMinutes));
  if (!wait.cancelled && waitMinutes < first) return null;
  const { cause, reason } = wait;
  return { cause, reason, waitMinutes, steps: stepsOfWait(rules, wait), origin };
}
