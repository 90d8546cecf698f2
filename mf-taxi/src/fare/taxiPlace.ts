/** A place a taxi is asked for; its distance stays with the API. */
export interface TaxiPlace {
  slug: string;
  name: string;
}

/** What the typed place stands for. */
export type PlaceMatch =
  | { kind: 'found'; place: TaxiPlace }
  | { kind: 'several'; places: readonly TaxiPlace[] }
  | { kind: 'none' };

/** At most so many places are offered when the text fits several. */
const offered = 6;

/** Without accents, case or punctuation: `Usaquén` and `usaquen` are the same place. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds the place a traveller typed: its whole name or address, else the only one that contains the text. */
export function matchPlace(text: string, places: readonly TaxiPlace[]): PlaceMatch {
  const asked = plain(text);
  if (!asked) return { kind: 'none' };
  const exact = places.find(({ slug, name }) => plain(name) === asked || slug === text);
  if (exact) return { kind: 'found', place: exact };
  const within = places.filter(({ name }) => plain(name).includes(asked));
  const [only, ...more] = within;
  if (!only) return { kind: 'none' };
  return more.length === 0
    ? { kind: 'found', place: only }
    : { kind: 'several', places: within.slice(0, offered) };
}
