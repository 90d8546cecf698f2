/** Visitors are dealt into this many cohorts, so that a hundredth of a percent is one of them. */
export const cohortCount = 10_000;

/** A share in percent as a whole number of cohorts; fractional when it is finer than they are. */
export function cohortsOf(traffic: number): number {
  const cohorts = (traffic * cohortCount) / 100;
  const whole = Math.round(cohorts);
  // 0.07 * 100 is 7.000000000000001.
  return Math.abs(cohorts - whole) < 1e-6 ? whole : cohorts;
}

/** Shares in percent that a canary goes through by itself; after the last it is everyone's. */
const autoShares = [1, 5, 25] as const;

/** The share in percent with which a canary that rises by itself begins. */
export const [firstShare] = autoShares;

/** What a canary that rises by itself has after its share; undefined where that is everyone. */
export const nextShare = (share: number): number | undefined =>
  autoShares.find((each) => each > share);
