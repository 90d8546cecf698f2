import { flightKey } from './flightKey.ts';
import { parseFlightName, type FlightName } from './flightName.ts';

/**
 * The id of a flight: `2026-11-21-D-AV9314`.
 * @param day of its scheduled time in Bogotá, `YYYY-MM-DD`.
 * @param direction A arrives, D departs.
 */
export const flightId = (day: string, direction: 'A' | 'D', name: FlightName): string =>
  `${day}-${direction}-${flightKey(name)}`;

/** The name in an address: of an id, where `-2` behind it marks the second flight of one day, else the text itself. */
export const nameInAddress = (text: string): string =>
  /^\d{4}-\d\d-\d\d-[AD]-(.*?)(?:-\d)?$/i.exec(text)?.[1] ?? text;

/** Whether an address names a flight: by its id, or by its name without spaces, `AV9314`, `av-9314`. */
export function isFlightAddress(text: string): boolean {
  const name = nameInAddress(text);
  return /^[\w-]+$/.test(name) && parseFlightName(name) !== null;
}
