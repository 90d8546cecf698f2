import type { DelayReason, FlightRow } from './flightRow.ts';

/** Causes that lie over the whole airport; the others are one flight's own. */
const shared: readonly DelayReason[] = ['fog', 'weather', 'air-traffic'];
/** Minutes around now in which flights are looked at. */
const [before, after] = [60, 150];
/** Fewer are no news: some flight is always late. */
const leastFlights = 4;
const leastShare = 0.25;

export interface CommonDelay {
  reason: DelayReason;
  /** Flights that are late or cancelled for it. */
  flights: number;
  /** All flights of those hours. */
  of: number;
}

/** The cause that keeps many passenger flights of these hours waiting at once, such as morning fog; null without one. */
export function commonDelay(rows: readonly FlightRow[], now: Date): CommonDelay | null {
  const minutesAhead = (row: FlightRow) => (Date.parse(row.scheduled) - now.getTime()) / 60_000;
  const near = rows.filter(
    (row) => !row.cargo && minutesAhead(row) >= -before && minutesAhead(row) <= after,
  );
  const counted = shared.map((reason) => ({
    reason,
    flights: near.filter((row) => 'reason' in row && row.reason === reason).length,
    of: near.length,
  }));
  const [most] = counted.sort((a, b) => b.flights - a.flights);
  if (!most || most.flights < Math.max(leastFlights, leastShare * most.of)) return null;
  return most;
}
