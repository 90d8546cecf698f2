/** A flight's name in its parts. */
export interface FlightName {
  /** Of IATA two characters, of which one may be a digit (`AV`, `2K`); of ICAO three letters (`AVA`). */
  airline: string;
  /** 1 to 4 digits. */
  number: number;
  /** The letter by which an airline distinguishes two flights of one number; mostly empty. */
  suffix: string;
}

/** An airline's code in capitals, of IATA (Resolution 762) or of ICAO (Doc 8585). */
export const airlineCode = /^([A-Z]{3}|[A-Z][A-Z\d]|\d[A-Z])$/;

/** Reads a name as people write it: `AV 9314`, `av9314`, `AVA-09314`; null when it is none. */
export function parseFlightName(text: string): FlightName | null {
  const [, airline, digits, suffix = ''] =
    /^([A-Z]{3}|[A-Z][A-Z\d]|\d[A-Z])\W*0*(\d{1,4})([A-Z]?)$/.exec(text.trim().toUpperCase()) ?? [];
  return airline ? { airline, number: Number(digits), suffix } : null;
}

/** The name as it is shown: `AV 9314`. */
export const formatFlightName = ({ airline, number, suffix }: FlightName): string =>
  `${airline} ${number}${suffix}`;
