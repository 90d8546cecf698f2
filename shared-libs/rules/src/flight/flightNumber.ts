import type { FlightName } from './flightName.ts';

/** Reads a number without its airline, `09314`, `450b`; null when it is none. Zeros before it are the tickets' filling. */
export function parseFlightNumber(text: string): Omit<FlightName, 'airline'> | null {
  const [, digits, suffix = ''] = /^0*(\d{1,4})([A-Z]?)$/.exec(text.trim().toUpperCase()) ?? [];
  return digits ? { number: Number(digits), suffix } : null;
}
