/** Cookie that tells a visitor's cohort while a canary runs; scripts may read it, and no page carries it. */
export const cohortCookie = 'cohort';

/** The cohort that a browser's cookies tell, 0 to 9,999; null when there is none. */
export function cohortIn(cookies: string): number | null {
  const [, cohort] = /(?:^|;\s*)cohort=(\d{1,4})(?:;|$)/.exec(cookies) ?? [];
  return cohort === undefined ? null : Number(cohort);
}
