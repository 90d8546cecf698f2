import type { Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import type { EstablishmentKind, TerminalId } from '../establishment/establishment.ts';

type Wire = components['schemas']['EstablishmentList'];

/** A place by its name alone. */
export interface NamedPlace {
  slug: string;
  name: string;
  kind: EstablishmentKind;
  terminal: TerminalId;
  floor: number;
}

/** Local ventures of one category. */
export interface VentureGroup {
  category: string;
  kind: EstablishmentKind;
  places: readonly NamedPlace[];
}

/** A food court: where it is, and what is there. */
export interface FoodCourt {
  location: string;
  terminal: TerminalId;
  floor: number;
  area: Wire['establishments'][number]['area'];
  places: readonly NamedPlace[];
}

const named = ({
  slug,
  name,
  kind,
  terminal,
  floor,
}: Wire['establishments'][number]): NamedPlace => ({
  slug,
  name,
  kind,
  terminal,
  floor,
});

function groupBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

/** Local ventures by category, the largest group first. */
export const parseVentures = ({ establishments }: Wire): VentureGroup[] =>
  groupBy(establishments, ({ kind, category }) => `${kind} ${category}`)
    .map((rows) => ({
      category: rows[0]?.category ?? '',
      kind: rows[0]?.kind ?? 'tiendas',
      places: rows.map(named),
    }))
    .sort((a, b) => b.places.length - a.places.length);

/** Restaurants by food court. A court is a location that Spanish calls a plazoleta, as the building's signs do. */
export const parseFoodCourts = ({ establishments }: Wire, locale: Locale): FoodCourt[] =>
  groupBy(
    establishments.filter(({ location }) => /^plazoleta/i.test(location.es)),
    ({ location }) => location.es,
  )
    .flatMap((rows) => {
      const [first] = rows;
      if (first === undefined) return [];
      const { location, terminal, floor, area } = first;
      return [{ location: location[locale], terminal, floor, area, places: rows.map(named) }];
    })
    .sort((a, b) => a.terminal.localeCompare(b.terminal) || b.floor - a.floor);
