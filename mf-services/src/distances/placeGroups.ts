import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n';

type Wire = components['schemas']['MapPlace'];

/** How places are grouped in the lists, in this order. Toilets are left to the map. */
export const placeGroups = [
  'street',
  'desks',
  'gates',
  'arrivals',
  'lounges',
  'food',
  'shops',
  'services',
] as const;
export type PlaceGroup = (typeof placeGroups)[number];

export interface PlaceOption {
  slug: string;
  name: string;
  terminal: string;
  floor: number;
}
export type PlaceChoice = readonly { group: PlaceGroup; options: readonly PlaceOption[] }[];

/** By what a place is: its IMDF category, or the kind of the establishment there. */
const groupOfCategory: [RegExp, PlaceGroup][] = [
  [/^boardinggate/, 'gates'],
  [/^(pedestrian\.principal|taxi|shuttle|bus\b.*|parking\b.*)$/, 'street'],
  [/^(checkin|security\.checkpoint|immigration)$/, 'desks'],
  [
    /^(baggageclaim.*|baggagecarousel.*|security\.inspection|lostandfound|meetingpoint)$/,
    'arrivals',
  ],
  [
    /^(firstaid|information|prayerroom|baggagestorage|hoteling|childplayarea|animalreliefarea|service)$/,
    'services',
  ],
];

const groupOfKind: Readonly<Record<string, PlaceGroup>> = {
  'salas-vip': 'lounges',
  restaurantes: 'food',
  tiendas: 'shops',
};

function groupOf({ category, establishment }: Wire): PlaceGroup | null {
  if (establishment) return groupOfKind[establishment.kind] ?? null;
  return groupOfCategory.find(([pattern]) => pattern.test(category))?.[1] ?? null;
}

/** The places one can choose, by group and in the order of their names. */
export function parsePlaces(places: readonly Wire[], locale: Locale): PlaceChoice {
  const collator = new Intl.Collator(locale, { numeric: true });
  return placeGroups.flatMap((group) => {
    const options = places
      .filter((place) => groupOf(place) === group)
      .map(({ slug, name, terminal, floor }) => ({ slug, name: name[locale], terminal, floor }))
      .sort(
        (a, b) =>
          a.terminal.localeCompare(b.terminal) ||
          collator.compare(a.name, b.name) ||
          a.floor - b.floor,
      );
    return options.length > 0 ? [{ group, options }] : [];
  });
}
