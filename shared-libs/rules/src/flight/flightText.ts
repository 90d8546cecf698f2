/** What of a flight, as the API answers it, says what it is called. */
export interface NamedFlight {
  /** `AV 9314` */
  flightName: string;
  /** Empty where it is not known. */
  prefixICAO: string;
  /** `UA 6512` */
  codeshares: readonly string[];
}

/** Every name that a flight is found by, as keys: `AV9314`, `AVA9314` and its codeshares'. */
export function flightKeys(flight: NamedFlight): string[] {
  const { flightName, prefixICAO, codeshares } = flight;
  const [, number = ''] = flightName.split(' ');
  const names = [flightName, ...(prefixICAO ? [prefixICAO + number] : []), ...codeshares];
  return [...new Set(names.map((name) => name.replace(' ', '')))];
}

/** All that a flight is found by on a board, in the API and in the browser alike. */
export function flightText(
  flight: NamedFlight & {
    airline: { name: string };
    other: { iata: string; name: string; city: Readonly<Record<string, string>> };
  },
): string {
  const { flightName, codeshares, airline, other } = flight;
  const cities = Object.values(other.city);
  return [
    ...flightKeys(flight),
    flightName,
    ...codeshares,
    airline.name,
    other.iata,
    other.name,
    ...cities,
  ].join(' | ');
}
