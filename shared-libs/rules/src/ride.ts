import { isTerminal } from './terminal.ts';

/** The fewest that ride along. */
export const fewest = { persons: 1, bags: 0 } as const;

/**
 * What fits into one vehicle: four passengers besides the driver; large bags by the boot, of which no rule is known, so
 * that the figures are the demonstration's.
 */
export const vehicleLimits = {
  standard: { persons: 4, bags: 3 },
  quality: { persons: 4, bags: 4 },
} as const;

/** An end of a ride. */
interface RideEnd {
  slug: string;
  kind: string;
}

export type RideFault = 'place-same' | 'airport-end-required';

/** What is wrong with the ends of a ride: official taxis ride from the airport, to it, or between its terminals. */
export function rideFault(origin: RideEnd, destination: RideEnd): RideFault | null {
  if (origin.slug === destination.slug) return 'place-same';
  return isTerminal(origin) || isTerminal(destination) ? null : 'airport-end-required';
}
