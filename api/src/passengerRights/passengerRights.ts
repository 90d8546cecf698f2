import { findLeg } from '../flights/board.ts';
import { stepsOf, stepsOfWait, waitOf } from '../flights/detail/rights.ts';
import { rightsRules } from '../flights/detail/rightsRules.ts';
import type { BookedLeg } from '../flights/flightBook.ts';
import { toFlight } from '../flights/toFlight.ts';
import { ApiProblem, wrongField } from '../http/problem.ts';
import type { Store } from '../store.ts';
import { bogotaDay, iso, minute } from '../time/time.ts';
import type { RightsAnswer } from './schema.ts';

type Problem = NonNullable<RightsAnswer['problem']>;

/** What a traveller says of a flight that the site does not know. */
export interface RightsQuestion {
  /** By id or name; empty when the rest tells. */
  flight: string;
  problem: Problem;
  hours: number;
  cause: RightsAnswer['cause'];
  /** Whether the wait goes past the time of lodging. */
  night: boolean;
}

/**
 * What RAC 3 gives who waits, is left behind or whose flight is cancelled.
 * @param now UTC milliseconds.
 * @throws {ApiProblem} `flight-not-found` for a flight that is not known; `rights-unknown` while the facts of the rule
 * are not in force.
 */
export function passengerRights(store: Store, asked: RightsQuestion, now: number): RightsAnswer {
  const known = rightsRules(store.facts, bogotaDay(now));
  if (known === null)
    throw new ApiProblem(503, 'rights-unknown', 'The figures of RAC 3 are being read again.');
  const { rules, origin } = known;
  const updatedAt = iso(now);
  if (asked.flight === '') {
    const { problem, cause, hours, night } = asked;
    const waitMinutes = Math.round(hours * 60);
    const steps = stepsOf(rules, waitMinutes, () => night);
    const said = { problem, cause, waitMinutes, steps };
    return { ...said, governed: true, reason: null, flight: null, origin, updatedAt };
  }
  const booked = findLeg(store.flights, asked.flight, now);
  if (!booked) throw wrongField('flight', 'flight-not-found', `There is no ${asked.flight}.`, 404);
  const wait = waitOf(store.flights, booked, now);
  const waitMinutes = Math.floor((wait?.waited ?? 0) / minute);
  const problem = wait?.cancelled ? 'cancelled' : waitMinutes > 0 ? 'delay' : null;
  return {
    problem,
    governed: wait !== null,
    cause: wait?.cause ?? 'unknown',
    reason: wait?.reason ?? null,
    waitMinutes,
    steps: wait === null ? [] : stepsOfWait(rules, wait),
    flight: shown(booked, now),
    origin,
    updatedAt,
  };
}

function shown(booked: BookedLeg, now: number): NonNullable<RightsAnswer['flight']> {
  const { id, flightName, airline, flightDirection, scheduledAt, other } = toFlight(booked, now);
  return {
    id,
    name: flightName,
    airline: airline.name,
    city: other.city,
    direction: flightDirection,
    scheduledAt,
    source: booked.leg.source,
  };
}
