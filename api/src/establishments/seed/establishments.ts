import { slugOf } from '../../text/slug.ts';
import type { establishments } from '../tables.ts';
import { airlineRows } from '../../flights/catalogue.ts';
import { pick } from '../../demo/random.ts';
import { fold } from '../../text/search.ts';
import { airlineSites } from './airlineSites.ts';
import { always, businessDays, festive, plain, week } from './hours.ts';
import { airlineText, cargoSpot, desksSpot, otherPlaces } from './otherPlaces.ts';
import {
  restaurantNames,
  restaurantProducts,
  restaurantTexts,
  type RestaurantCategory,
} from './restaurants.ts';
import { shopGroups } from './shops.ts';
import { spots, type SpotKey } from './spots.ts';

type Row = Omit<typeof establishments.$inferInsert, 'position'>;

/** Tile colours with a contrast of at least 4.5 against white. */
const colours = [
  '#0b5d4e',
  '#8a3b12',
  '#5b2d90',
  '#0b4f8a',
  '#9b1631',
  '#3d5a14',
  '#7a4b00',
  '#114b5f',
  '#6b2346',
  '#374151',
];

/** The colour of a place's mark. */
export const tileColourOf = (name: string) => pick(colours, 'colour', name);

/** The letters of a place's mark. */
export const initialsOf = (name: string) =>
  fold(name)
    .split(' ')
    .filter((word) => !['de', 'la', 'el', 'del', 'y', 'e'].includes(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** Food is served where passengers wait at every hour; public places and T2 close at night. */
const foodHours = [
  week('04:00-23:00'),
  week('05:00-22:00', '05:00-22:00', '06:00-21:00'),
  week('10:00-01:00', '10:00-02:00', '11:00-23:00'),
  always,
];
const shopHours = [
  week('05:00-22:00'),
  week('06:00-21:00', '07:00-20:00', '08:00-20:00'),
  week('04:30-23:30'),
];

const foodSpots: readonly SpotKey[] = [
  'foodPublic',
  'foodNational',
  'foodInternational',
  'pierC',
  't2food',
  'pierA',
  'pierD',
  'mezzanine',
  'pierB',
  't2gates',
  'arrivals',
  'checkin',
];

/** Kitchens that are local ventures, as the shops of that subcategory are. */
const localKitchens: readonly RestaurantCategory[] = ['local_food', 'coffee_pastries'];

function at(key: SpotKey) {
  const { terminal, floor, area, text } = spots[key];
  return { terminal, floor, area, location: text };
}

const identity = (name: string) => ({
  slug: slugOf(name),
  name,
  colour: tileColourOf(name),
  initials: initialsOf(name),
  phone: null,
});

function restaurants(): Row[] {
  let turn = 0;
  return (Object.keys(restaurantNames) as RestaurantCategory[]).flatMap((category) =>
    restaurantNames[category].map((name, i) => ({
      ...identity(name),
      ...at(foodSpots[turn++ % foodSpots.length] ?? 'foodPublic'),
      kind: 'restaurantes',
      category,
      subcategory: localKitchens.includes(category) ? 'local_brand' : null,
      product: restaurantProducts[category],
      description: restaurantTexts[category][i % 2 === 0 ? 0 : 1],
      web: null,
      hours: festive(pick(foodHours, 'hours', name)),
    })),
  );
}

function shops(): Row[] {
  return Object.entries(shopGroups).flatMap(([category, group]) =>
    group.names.map((name, i) => ({
      ...identity(name),
      ...at(group.spots[i % group.spots.length] ?? 'pierC'),
      kind: 'tiendas',
      category,
      subcategory: group.subcategory,
      product: group.product,
      description: group.text,
      web: null,
      hours:
        category === 'duty_free' || name.includes('24')
          ? plain(always)
          : festive(pick(shopHours, 'hours', name)),
    })),
  );
}

function airlines(): Row[] {
  return airlineRows.map((row) => ({
    ...identity(row.name),
    colour: row.colour,
    initials: row.iata,
    terminal: row.terminal,
    floor: row.type === 1 ? 1 : row.terminal === 'T2' ? 1 : 2,
    area: 'publica' as const,
    location: row.type === 1 ? cargoSpot : desksSpot(row.desks),
    kind: 'aerolineas',
    category: row.type === 1 ? 'cargo' : 'passenger',
    subcategory: row.country === 'CO' ? 'national' : 'international',
    product: null,
    description: airlineText(row.name, row.desks),
    web: airlineSites[row.iata]?.web ?? null,
    airline: row.iata,
    desks: row.type === 1 ? null : row.desks || null,
    webCheckIn: airlineSites[row.iata]?.checkIn ?? null,
    hours:
      row.type === 1
        ? businessDays(week('07:00-19:00', '08:00-14:00', ''))
        : plain(row.country === 'CO' ? always : week('03:00-22:00')),
  }));
}

function others(): Row[] {
  return otherPlaces.map(({ name, kind, category, spot, hours, text, web }) => ({
    ...identity(name),
    ...at(spot),
    kind,
    category,
    subcategory: null,
    product: null,
    description: text,
    web,
    hours,
  }));
}

/** The demonstration establishments: airlines and public bodies by their real names, every business invented. */
export function establishmentSeed() {
  return [...airlines(), ...shops(), ...restaurants(), ...others()].map((row, position) => ({
    ...row,
    position,
    source: 'demo' as const,
  }));
}
