import { iso } from '../time/time.ts';

/** How an answer begins whose rows have no import of their own: its instant, in UTC milliseconds, and its source. */
export const demoHead = (at: number) => ({ updatedAt: iso(at), source: 'demo' as const });
