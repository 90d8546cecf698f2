import { parseFlightName, type FlightName } from './flightName.ts';

/** The name as it is compared and as addresses have it: `AV9314`. */
export const flightKey = ({ airline, number, suffix }: FlightName): string =>
  `${airline}${number}${suffix}`;

/** `av 09314` as it is compared: `AV9314`; null when it is no flight's name. */
export function readFlightKey(text: string): string | null {
  const name = parseFlightName(text);
  return name && flightKey(name);
}
