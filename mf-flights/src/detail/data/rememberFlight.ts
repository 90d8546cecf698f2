import { useEffect } from 'react';
import type { FlightDetail } from './flightDetail.ts';

/** Where the browser keeps the flight that was looked at last; the shell's home page reads it there. */
export const lastFlightKey = 'eldorado:last-flight';

/** What the home page needs to show the flight again; it asks the API for the rest. */
export interface LastFlight {
  id: string;
  name: string;
  /** The other end: where it goes, or comes from. */
  city: string;
  direction: FlightDetail['direction'];
  /** UTC ISO. */
  scheduled: string;
}

const asLastFlight = ({ row, direction }: FlightDetail): LastFlight => ({
  id: row.id,
  name: row.name,
  city: row.city,
  direction,
  scheduled: row.scheduled,
});

/** Keeps the flight on screen as the last one looked at, in this browser alone. */
export function useRememberedFlight(flight: FlightDetail | undefined): void {
  const kept = flight && JSON.stringify(asLastFlight(flight));
  useEffect(() => {
    if (kept === undefined) return;
    try {
      localStorage.setItem(lastFlightKey, kept);
    } catch {
      // A browser that keeps nothing only does without the card.
    }
  }, [kept]);
}
