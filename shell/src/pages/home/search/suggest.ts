import type { Locale } from '@eldorado/i18n';
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

/** Text as it is compared: lower case, without accents, one space between words. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
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
export function asFlightNumber(typed: string): boolean {
  return /^([a-z]{2,3}|[a-z]\d|\d[a-z])? ?\d{1,4}$/.test(fold(typed));
}

/** A flight's number without its space, as it is compared. */
const compact = (text: string) => fold(text).replaceAll(' ', '');

/** Milliseconds after its time during which a flight may still be the one that is meant. */
const recent = 60 * 60_000;

/**
 * The flights whose name begins with what was typed, with or without its airline: `AV 9314` for `av93` and `93`.
 * Those still to come stand first.
 */
export function flightsLike<Flight extends { name: string; scheduled: string }>(
  flights: readonly Flight[],
  typed: string,
  now: Date,
): Flight[] {
  const query = compact(typed);
  const isPast = ({ scheduled }: Flight) => now.getTime() - Date.parse(scheduled) > recent;
  return flights
    .filter(({ name }) =>
      [name, name.split(' ').at(-1) ?? ''].some((part) => compact(part).startsWith(query)),
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
