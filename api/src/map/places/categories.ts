import type { LocalizedText } from '../../http/schema.ts';
import type { MapType } from '../schema.ts';
import { words } from './words.ts';

/** How the site shows a category of IMDF: under which filter, with which pictogram, and its name where it has none. */
export interface CategoryMeaning {
  type: MapType;
  pictogram: string;
  name: LocalizedText;
}

const meaning = (type: MapType, pictogram: string, name: LocalizedText): CategoryMeaning => ({
  type,
  pictogram,
  name,
});

/**
 * What travellers look for among IMDF's amenities, units and openings. A category means what its first part means unless
 * it is listed itself (`restroom.female` as `restroom`); others, such as fire extinguishers, are no places.
 */
const meanings: Readonly<Record<string, CategoryMeaning>> = {
  restroom: meaning('banos', 'toilets', words.toilets),
  'restroom.female': meaning('banos', 'toilets-women', words.toiletsWomen),
  'restroom.male': meaning('banos', 'toilets-men', words.toiletsMen),
  'restroom.wheelchair': meaning('banos', 'toilets-accessible', words.toiletAccessible),
  'restroom.unisex.wheelchair': meaning('banos', 'toilets-accessible', words.toiletAccessible),
  babychanging: meaning('banos', 'baby', words.babyRoom),
  mothersroom: meaning('banos', 'baby', words.babyRoom),

  arrivalgate: meaning('general', 'gate', words.gate),
  boardinggate: meaning('general', 'gate', words.gate),
  security: meaning('general', 'security', words.security),
  'security.inspection': meaning('general', 'customs', words.customs),
  immigration: meaning('general', 'passports', words.passports),
  checkin: meaning('general', 'checkin', words.checkin),
  baggageclaim: meaning('general', 'baggage', words.bags),
  baggagecarousel: meaning('general', 'baggage', words.bags),
  bus: meaning('general', 'bus', words.cityBus),
  shuttle: meaning('general', 'bus', words.shuttle),
  rail: meaning('general', 'train', words.train),
  parking: meaning('general', 'parking', words.parking),
  elevator: meaning('general', 'elevator', words.lift),
  escalator: meaning('general', 'escalator', words.escalator),
  stairs: meaning('general', 'stairs', words.stairs),
  information: meaning('general', 'information', words.information),
  meetingpoint: meaning('general', 'meeting-point', words.meeting),
  pedestrian: meaning('general', 'door', words.door),

  animalreliefarea: meaning('servicios', 'pets', words.pets),
  baggagecarts: meaning('servicios', 'luggage-cart', words.carts),
  baggagestorage: meaning('servicios', 'left-luggage', words.leftLuggage),
  childplayarea: meaning('servicios', 'children', words.children),
  drinkingfountain: meaning('servicios', 'water', words.water),
  firstaid: meaning('servicios', 'first-aid', words.medical),
  hoteling: meaning('servicios', 'rest-area', words.restRooms),
  lostandfound: meaning('servicios', 'lost-and-found', words.lostProperty),
  powerchargingstation: meaning('servicios', 'charging', words.charging),
  prayerroom: meaning('servicios', 'prayer-room', words.prayer),
  privatelounge: meaning('servicios', 'lounge', words.privateLounge),
  service: meaning('servicios', 'service', words.service),
  smokingarea: meaning('servicios', 'smoking', words.smoking),
  taxi: meaning('servicios', 'taxi', words.taxis),
  wheelchairassist: meaning('servicios', 'wheelchair', words.wheelchairs),

  atm: meaning('otros', 'atm', words.atm),
  carrental: meaning('otros', 'car-rental', words.carRental),
};

/** What a category means, or null when it is none that travellers look for. */
export function meaningOf(category: string): CategoryMeaning | null {
  for (let key = category; key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('.')))) {
    const found = meanings[key];
    if (found) return found;
  }
  return null;
}

/** The filter and pictogram of an establishment, by its kind and category. */
export function meaningOfEstablishment(
  kind: string,
  category: string,
): Omit<CategoryMeaning, 'name'> {
  if (kind === 'restaurantes')
    return {
      type: 'restaurantes',
      pictogram: category.startsWith('coffee') ? 'coffee' : 'restaurant',
    };
  if (kind === 'aerolineas') return { type: 'aerolineas', pictogram: 'airline' };
  if (kind === 'salas-vip') return { type: 'servicios', pictogram: 'lounge' };
  if (kind === 'renta-de-vehiculos') return { type: 'otros', pictogram: 'car-rental' };
  if (kind === 'cajeros-electronicos')
    return { type: 'otros', pictogram: category === 'atm' ? 'atm' : 'money' };
  if (kind === 'entidades-aeroportuarias') return { type: 'entidades', pictogram: 'entity' };
  return { type: 'establecimientos', pictogram: category === 'duty_free' ? 'duty-free' : 'shop' };
}

const occupantFamilies: readonly [RegExp, Omit<CategoryMeaning, 'name'>][] = [
  [/^airline$/, { type: 'aerolineas', pictogram: 'airline' }],
  [/^(atm|bank|currencyexchange|moneytransfer)/, { type: 'otros', pictogram: 'money' }],
  [/^carrental/, { type: 'otros', pictogram: 'car-rental' }],
  [/^(transitlounge|airportlounge)/, { type: 'servicios', pictogram: 'lounge' }],
  [/^notarypublic/, { type: 'servicios', pictogram: 'documents' }],
  [
    /^(policestation|publicservices|postoffice|visitorcenter|taxoffice|healthcarecenter)/,
    { type: 'entidades', pictogram: 'entity' },
  ],
  [/^(coffee|cafe|tea)/, { type: 'restaurantes', pictogram: 'coffee' }],
  [
    /restaurant|food|pizza|bar$|burger|steak|sushi|sandwich|chicken|bakedgoods|bakery|icecream|crepes|salad|cafeteria|bistro|diner|italian|mexican|colombian|chinese|japanese|french|american|thai|peruvian|asianfusion/,
    { type: 'restaurantes', pictogram: 'restaurant' },
  ],
];

/** The filter and pictogram of an occupant that is no establishment of the site, by its IMDF category. */
export const meaningOfOccupant = (category: string) =>
  occupantFamilies.find(([family]) => family.test(category))?.[1] ?? {
    type: 'establecimientos' as const,
    pictogram: 'shop',
  };
