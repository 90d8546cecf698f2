import type { DelayReason, PassengerRights } from '../schema.ts';
import type { Store } from '../../store.ts';
import { bogotaDay, bogotaTimeZone, hour, minute } from '../../time/time.ts';
import type { BookedLeg, FlightBook } from '../flightBook.ts';
import { causeOfReason, rightsRules } from './rightsRules.ts';
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

/**
 * The rights card of a leg: null until the wait reaches the first step, for cargo, and for arrivals from abroad, which
 * other countries' rules govern. A cancelled flight's passengers wait from its scheduled time on.
 */
export function rightsOf(
  { flights: book, facts }: Pick<Store, 'flights' | 'facts'>,
  booked: BookedLeg,
  now: number,
): PassengerRights | null {
  const { leg, disruption, other } = booked;
  if (leg.airlineType === 1 || (leg.direction === 'A' && other.kind === 'international'))
    return null;
  const state = stateOf(leg, disruption, now);
  const departs = leg.direction === 'D';
  const from = (departs ? leg.scheduledAt : leg.otherScheduledAt).getTime();
  const cancelled = state.state === 'CNX';
  if (state.state === 'DIV') return null;
  const waited = cancelled
    ? Math.min(longestWait, Math.max(0, now - from))
    : state.delayMinutes * minute;
  const waitMinutes = Math.floor(waited / minute);
  const known = rightsRules(facts, bogotaDay(now));
  if (known === null) return null;
  const { rules, origin } = known;
  const first = Math.min(...rules.map(({ fromMinutes }) => fromMinutes));
  if (!cancelled && waitMinutes < first) return null;
  const reason = rootReason(book, booked);
  const cause = reason === null ? null : causeOfReason[reason];
  const zone = departs ? bogotaTimeZone : other.timeZone;
  return {
    cause: cause ?? 'unknown',
    reason: state.delayReason === null ? null : reason,
    waitMinutes,
    steps: rules.map((rule) => ({
      ...rule,
      reached:
        waitMinutes >= rule.fromMinutes &&
        (rule.pastTime === null || reaches(rule.pastTime, from, from + waited, zone)),
    })),
    origin,
  };
}
