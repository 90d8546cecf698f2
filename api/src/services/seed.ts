import type { services } from './tables.ts';
import { serviceSlugs } from './schema.ts';

type Row = Omit<typeof services.$inferInsert, 'slug' | 'position'>;

const both: ('T1' | 'T2')[] = ['T1', 'T2'];
const nowhere: Row['places'] = { categories: [], slugs: [] };
const everywhere = (...categories: string[]): Row['places'] => ({ categories, slugs: [] });
const only = (...slugs: string[]): Row['places'] => ({ categories: [], slugs });

const about = (pictogram: string, more: Partial<Row> = {}): Row => ({
  pictogram,
  terminals: both,
  location: null,
  hours: null,
  price: null,
  phone: null,
  places: nowhere,
  facts: [],
  ...more,
});

/** Each service's places on the map and the facts it names. What no source gives is null or absent. */
const known: Record<(typeof serviceSlugs)[number], Row> = {
  'prepara-tu-viaje': about('departures', {
    places: everywhere('checkin'),
    facts: ['airport-arrive-before-domestic', 'airport-arrive-before-international'],
  }),
  aduanas: about('customs', {
    terminals: ['T1'],
    places: only('aduana', 'dian-aduanas'),
    facts: ['customs-cash-limit', 'customs-goods-limit', 'customs-form'],
  }),
  'instrucciones-equipaje': about('baggage', {
    facts: ['luggage-liquids-container', 'luggage-liquids-bag', 'luggage-batteries'],
  }),
  'migracion-y-pasaportes': about('passports', {
    terminals: ['T1'],
    places: only('migracion-de-salida', 'migracion-de-llegada', 'registro-biometrico-mostrador-68'),
    facts: ['checkmig-window', 'biomig-age', 'biomig-counter'],
  }),
  mascotas: about('pets', {
    places: everywhere('animalreliefarea'),
    facts: ['pets-vet-certificate-age', 'pets-ica-inspection', 'pets-cis-validity'],
  }),
  taxis: about('taxi', {
    location: 'taxi-stand',
    price: 'taxi-minimum-fare',
    places: everywhere('taxi'),
    facts: ['taxi-airport-surcharge'],
  }),
  'transporte-publico': about('bus', {
    price: 'transport-fare',
    phone: 'transport-card-phone',
    places: everywhere('bus.muni'),
    facts: ['transport-transfers', 'transport-transfer-window', 'transport-card-price'],
  }),
  'objetos-perdidos': about('lost-and-found', {
    phone: 'lost-airport-phone',
    places: everywhere('lostandfound'),
  }),
  'internet-wifi': about('wifi', { price: 'wifi-price' }),
  'guarda-equipaje': about('left-luggage', { places: everywhere('baggagestorage') }),
  'carros-de-equipaje': about('luggage-cart', {
    price: 'luggage-cart-deposit',
    places: everywhere('baggagecarts'),
    facts: ['luggage-cart-refund', 'luggage-cart-t2'],
  }),
  'habitaciones-de-descanso': about('rest-area', { places: everywhere('hoteling') }),
  notaria: about('documents', { places: everywhere('notarypublic') }),
  oratorio: about('prayer-room', { places: everywhere('prayerroom') }),
  'punto-de-vacunacion': about('vaccination', {
    terminals: ['T1'],
    location: 'vaccination-place',
    hours: 'vaccination-hours',
    price: 'vaccination-price',
    places: only('punto-de-vacunacion'),
    facts: ['vaccination-days-before', 'vaccination-ages'],
  }),
  'servicio-medico-y-emergencias': about('first-aid', { places: everywhere('firstaid') }),
  'sanidad-y-emergencia': about('health', { places: only('sanidad-portuaria') }),
  'servicios-tecnologicos': about('charging', { places: everywhere('powerchargingstation') }),
  'sillas-de-ruedas': about('wheelchair', { places: everywhere('wheelchairassist') }),
  'ayuda-al-viajero': about('information', {
    phone: 'airport-whatsapp',
    places: everywhere('information'),
  }),
  'puntos-de-agua': about('water', { places: everywhere('drinkingfountain') }),
};

/** The services of the site, in its order. */
export const serviceSeed = serviceSlugs.map((slug, position) => ({
  slug,
  position,
  ...known[slug],
}));
