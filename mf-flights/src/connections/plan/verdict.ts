import type { Deadline } from './connectionPlan.ts';
import type { Minutes } from './connectionRules.ts';
import type { ConnectionFlight } from './connectionFlight.ts';

/** Why a connection cannot be made whatever the minutes say. */
export type Obstacle =
  | 'arrivalCancelled'
  | 'arrivalDiverted'
  | 'departureCancelled'
  | 'departureLeft';

export type Verdict =
  | {
      kind: 'comfortable' | 'tight' | 'impossible';
      /** Minutes from landing until what closes first for the traveller, and what that is. */
      available: number;
      closes: Deadline['step'];
      /** Minutes the way there takes. */
      needed: Minutes;
      /** Minutes left over when all is slow, and when all is quick; negative when they are missing. */
      spare: Minutes;
    }
  | { kind: 'impossible'; obstacle: Obstacle }
  /** One of the times is not known: minutes between the two flights, the least and what to plan with. */
  | { kind: 'open'; plan: Minutes };

export function obstacleOf(
  arrival: ConnectionFlight | null,
  departure: ConnectionFlight | null,
): Obstacle | null {
  if (arrival?.state === 'DIV') return 'arrivalDiverted';
  if (arrival?.status === 'CAN') return 'arrivalCancelled';
  // What was diverted had taken off.
  if (departure?.status === 'DEP' || departure?.state === 'DIV') return 'departureLeft';
  if (departure?.status === 'CAN') return 'departureCancelled';
  return null;
}

/**
 * Whether the way is done before everything closes: comfortable when even the longest times suffice (to the minute),
 * impossible when not even the shortest do, tight in between.
 * @param minutes from landing to departure.
 */
export function judge(deadlines: readonly Deadline[], minutes: number): Verdict {
  const margins = deadlines.map(({ step, reached, closes }) => {
    const available = minutes - closes;
    const spare: Minutes = [available - reached[1], available - reached[0]];
    return { step, available, needed: reached, spare };
  });
  // The desk and the gate may each be the narrower one; the longest times decide which is spoken of.
  const [worst] = margins.toSorted((a, b) => a.spare[0] - b.spare[0]);
  if (!worst) return { kind: 'open', plan: [0, 0] };
  const spare: Minutes = [worst.spare[0], Math.min(...margins.map((margin) => margin.spare[1]))];
  const kind = spare[0] >= 0 ? 'comfortable' : spare[1] >= 0 ? 'tight' : 'impossible';
  const { available, needed, step: closes } = worst;
  return { kind, available, needed, spare, closes };
}
