/** A taxi needs so much notice, and is promised so many days ahead. */
export const noticeMinutes = 15;
export const daysAhead = 90;

export type PickupFault = 'in-the-past' | 'too-soon' | 'too-far-ahead';

/**
 * What is wrong with the pickup that is asked for.
 * @param at and now: UTC milliseconds.
 * @param flight whether the passenger comes with one: whoever lands is met then, however soon that is.
 */
export function pickupFault(at: number, now: number, flight: boolean): PickupFault | null {
  const minutes = (at - now) / 60_000;
  if (minutes < 0) return 'in-the-past';
  if (minutes > daysAhead * 24 * 60) return 'too-far-ahead';
  return !flight && minutes < noticeMinutes ? 'too-soon' : null;
}
