import type { Store } from '../store.ts';

/** From where to where, and by when. */
export interface Ends {
  from: { name: string; latitude: number; longitude: number };
  to: Store['taxiPlaces'][number];
  /** UTC milliseconds. */
  at: number;
  /** Whether `at` is when one leaves, or by when one has to be there. */
  by: 'departure' | 'arrival';
}

/** Whole minutes, one at least. */
export const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60));
