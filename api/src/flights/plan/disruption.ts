import { chance, normal, pick } from '../../demo/random.ts';
import type { DelayReason } from '../schema.ts';
import { addDays, bogotaClock, bogotaInstant, minute } from '../../time/time.ts';

/** Another seed makes other days of the same kind. */
export const demoSeed = 'eldorado-1';

/** What the disruption of a demo leg is worked out from. */
export interface PlannedLeg {
  id: string;
  direction: 'A' | 'D';
  operationDay: string;
  cargo: boolean;
  at: number;
  fedBy: string | null;
  fedSlackMinutes: number | null;
}

export interface Disruption {
  delayMinutes: number;
  reason: DelayReason | null;
  cancelled: boolean;
  diverted: boolean;
}

/** Fog closes in on some mornings between 05 and 08, the airport's best-known cause of delay. */
export const isFoggy = (operationDay: string, seed = demoSeed) =>
  chance(seed, operationDay, 'fog') < 0.16;

const reasons = ['air-traffic', 'airline', 'technical', 'ground-handling', 'weather'] as const;

function ownDelay(leg: PlannedLeg, seed: string) {
  const time = bogotaClock(leg.at);
  const foggy = isFoggy(leg.operationDay, seed) && time >= '05:00' && time < '08:00';
  const late = chance(seed, leg.id, 'late') < 0.19;
  const small = Math.round(-4 + 14 * chance(seed, leg.id, 'minutes'));
  const long = Math.round(15 + Math.exp(3.1 + 0.75 * normal(seed, leg.id, 'tail')));
  const minutes = late ? long : leg.direction === 'D' ? Math.max(0, small) : small;
  const fog = foggy ? Math.round(20 + 70 * chance(seed, leg.id, 'fog')) : 0;
  if (fog > minutes) return { minutes: fog, reason: 'fog' as const };
  return { minutes, reason: late ? pick(reasons, seed, leg.id, 'reason') : null };
}

/**
 * The longest delay a passenger leg may have and still be gone from its gate when the operation day ends at 03:30:
 * arrivals land by 02:10 and departures leave by 03:10.
 */
function latest(leg: PlannedLeg) {
  if (leg.cargo) return 240;
  const end = bogotaInstant(
    addDays(leg.operationDay, 1),
    leg.direction === 'A' ? '02:10' : '03:10',
  );
  return Math.max(0, Math.min(360, Math.floor((end.getTime() - leg.at) / minute)));
}

/**
 * Says what happens to legs: each has its own delay, or the one it inherits from the leg whose aircraft it takes, whichever is
 * longer. Depends on the leg, the legs that feed it and nothing else, so that any leg can be worked out alone; what feeds several
 * is worked out once.
 */
export function makeDisruptions(
  legById: (id: string) => PlannedLeg | undefined,
  seed = demoSeed,
): (leg: PlannedLeg) => Disruption {
  const feeders = new Map<string, Disruption>();
  function ofFeeder(id: string): Disruption | undefined {
    const known = feeders.get(id);
    if (known) return known;
    const feeder = legById(id);
    const disruption = feeder && disruptionOf(feeder);
    if (disruption) feeders.set(id, disruption);
    return disruption;
  }
  function disruptionOf(leg: PlannedLeg): Disruption {
    if (chance(seed, leg.id, 'cancelled') < 0.012) {
      const reason = isFoggy(leg.operationDay, seed)
        ? 'fog'
        : pick(['airline', 'technical', 'weather'] as const, seed, leg.id, 'reason');
      return { delayMinutes: 0, reason, cancelled: true, diverted: false };
    }
    const own = ownDelay(leg, seed);
    const before = leg.fedBy === null ? undefined : ofFeeder(leg.fedBy);
    // Another aircraft steps in for one that never came.
    const inherited =
      before && !before.cancelled && !before.diverted
        ? before.delayMinutes - (leg.fedSlackMinutes ?? 0)
        : 0;
    const diverted = leg.direction === 'A' && chance(seed, leg.id, 'diverted') < 0.004;
    const minutes = Math.min(Math.max(own.minutes, inherited), latest(leg));
    const reason =
      inherited > own.minutes && minutes >= 15 ? ('late-arrival' as const) : own.reason;
    return {
      delayMinutes: minutes,
      reason: minutes >= 15 || diverted ? (reason ?? 'weather') : null,
      cancelled: false,
      diverted,
    };
  }
  return disruptionOf;
}
