import type { Locale } from '@eldorado/i18n';
import { fold } from '@eldorado/i18n/text';
import { parseFlightNumber, readFlightKey } from '@eldorado/rules';
import { slipOf } from '@eldorado/search';

/** A city or an airline, with everything it may be called. */
export interface SearchPlace {
  /** IATA code. */
  code: string;
  /** What the field is filled with. */
  name: string;
  /** Folded names in every language, codes included. */
  names: readonly string[];
}

const slip = 3;

/** How well a place fits: 0 its code, 1 the beginning of a name, 2 of a word in one, or a slip; null not at all. */
function rank({ code, names }: SearchPlace, query: string): number | null {
  if (fold(code) === query) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  if (names.some((name) => name.includes(` ${query}`))) return 2;
  return names.some((name) => slipOf(query, name)) ? slip : null;
}

/** The places that fit what was typed, best first; those that fit but for a slip when none does. */
export function matching<Place extends SearchPlace>(
  places: readonly Place[],
  typed: string,
  limit: number,
): Place[] {
  const query = fold(typed);
  if (query === '') return [];
  const fitting = places.flatMap((place) => {
    const at = rank(place, query);
    return at === null ? [] : [{ place, at }];
  });
  const exact = fitting.filter(({ at }) => at < slip);
  return (exact.length > 0 ? exact : fitting)
    .sort((a, b) => a.at - b.at || a.place.name.localeCompare(b.place.name))
    .slice(0, limit)
    .map(({ place }) => place);
}

/** Whether someone may be typing a flight's number: `av9314`, `AV 93`, `9314`. */
export const asFlightNumber = (typed: string): boolean =>
  readFlightKey(typed) !== null || parseFlightNumber(typed) !== null;

/** Milliseconds after its time during which a flight may still be the one that is meant. */
const recent = 60 * 60_000;

/**
 * The flights one of whose names begins with what was typed, with or without its airline: `AV 9314` for `av93` and `93`.
 * Those still to come stand first.
 */
export function flightsLike<
  Flight extends { name: string; keys: readonly string[]; scheduled: string },
>(flights: readonly Flight[], typed: string, now: Date): Flight[] {
  const query = readFlightKey(typed) ?? typed.trim().toUpperCase().replace(/^0+/, '');
  const isPast = ({ scheduled }: Flight) => now.getTime() - Date.parse(scheduled) > recent;
  return flights
    .filter(({ name, keys }) =>
      [...keys, name.split(' ').at(-1) ?? ''].some((key) => key.startsWith(query)),
    )
    .sort((a, b) => Number(isPast(a)) - Number(isPast(b)));
}

/** One place for each city that flights go to, named in one language and found in all of them. */
export function citiesOf(
  airports: readonly { iata: string; name: string; city: Readonly<Record<Locale, string>> }[],
  locale: Locale,
): SearchPlace[] {
  const cities = new Map<string, { code: string; name: string; names: string[] }>();
  for (const { iata, name, city } of airports) {
    const known = cities.get(city[locale]) ?? { code: iata, name: city[locale], names: [] };
    known.names.push(...new Set([...Object.values(city), name, iata].map(fold)));
    cities.set(city[locale], known);
  }
  return [...cities.values()];
}
