import { fold } from '../../text/search.ts';
import type { LocalizedText } from '../../http/schema.ts';

interface Named {
  /** Given to establishments beforehand. */
  slug: string | null;
  name: LocalizedText;
  terminal: string;
  floor: number;
}

/** Of a name so much is kept that terminal, floor and number have room: routes of the API take 80 characters. */
const longestName = 64;
const shortened = (slug: string) => [...slug].slice(0, longestName).join('').replace(/-$/, '');

const slugOf = (text: string) => shortened(fold(text).replaceAll(' ', '-')) || 'lugar';

/** How often each text occurs. */
function countsOf(texts: readonly string[]) {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return (text: string) => counts.get(text) ?? 0;
}

/**
 * Gives each place a slug from its Spanish name: alone in the archive it is the name (`sala-a02`), else terminal and floor
 * follow (`oratorio-t1-2`), and a number by order where they are not enough (`banos-t1-2-3`).
 */
export function giveSlugs<T extends Named>(places: readonly T[]): (T & { slug: string })[] {
  const names = places.map(({ slug, name }) => slug ?? slugOf(name.es));
  const longs = places.map(
    ({ terminal, floor }, at) => `${shortened(names[at] ?? '')}-${terminal.toLowerCase()}-${floor}`,
  );
  const [nameCount, longCount] = [countsOf(names), countsOf(longs)];
  const given: (string | undefined)[] = places.map(() => undefined);
  const taken = new Set<string>();
  const give = (at: number, slug: string) => {
    if (given[at] !== undefined || taken.has(slug)) return;
    given[at] = slug;
    taken.add(slug);
  };
  // Shorter slugs first, all of a kind at once, so that a numbered one never takes the name of another place.
  places.forEach(({ slug }, at) => slug !== null && give(at, slug));
  names.forEach((name, at) => nameCount(name) === 1 && give(at, name));
  longs.forEach((long, at) => longCount(long) === 1 && give(at, long));
  return places.map((place, at) => {
    for (let number = 1; given[at] === undefined; number++)
      give(at, `${longs[at] ?? ''}-${number}`);
    return { ...place, slug: given[at] };
  });
}
