import type { Goodness, ReleaseStore } from '@eldorado/releases';
import type { GoodRule } from '../../config/rules.ts';
import type { LoadOutcomes } from '../../telemetry/loadOutcomes.ts';

interface Counts {
  rule: GoodRule;
  outcomes: Pick<LoadOutcomes, 'history'>;
  now: () => Date;
}

/** As long as counts are kept. */
const day = 86_400_000;

/** Loads of a version, and those of them that failed. @param id `name@version`. @param since milliseconds since the epoch. */
export function loadsSince(
  { outcomes }: Pick<Counts, 'outcomes'>,
  id: string,
  since: number,
): Omit<Goodness, 'at'> {
  const minutes = (outcomes.history().get(id) ?? []).filter(({ minute }) => minute >= since);
  const loads = minutes.reduce((sum, each) => sum + each.loads, 0);
  const failures = minutes.reduce((sum, each) => sum + each.failures, 0);
  return { loads, failures };
}

/**
 * How a version has served since an instant.
 * @param id `name@version`.
 * @param since UTC, ISO 8601.
 * @returns what was counted, and whether that is enough to speak for it; `wrong` when too much of enough failed.
 */
export function servedSince(
  counts: Counts,
  id: string,
  since: string,
): { counted: Omit<Goodness, 'at'>; fares: 'well' | 'wrong' | 'unknown' } {
  const { rule, now } = counts;
  const began = Date.parse(since);
  const served = now().getTime() - began;
  const counted = loadsSince(counts, id, began);
  const { loads, failures } = counted;
  if (served < rule.after || (loads < rule.loads && served < day))
    return { counted, fares: 'unknown' };
  return { counted, fares: failures > 0 && failures >= rule.share * loads ? 'wrong' : 'well' };
}

/** Whether this gateway can change what a channel serves. */
export const canSign = ({ keyring }: ReleaseStore): Promise<boolean> =>
  keyring.signingKey().then(
    () => true,
    () => false,
  );
