import { dataRows } from '../../demo/dataFile.ts';
import { home } from '../../flights/catalogue.ts';
import { slugOf } from '../../text/slug.ts';
import { roadKm } from '../fares/ride.ts';
import type { taxiPlaces } from '../tables.ts';

type Place = typeof taxiPlaces.$inferInsert;

const terminals: readonly Omit<Place, 'km' | 'position'>[] = [
  {
    slug: 'terminal-1',
    kind: 'terminal',
    name: 'El Dorado, Terminal 1',
    latitude: home.latitude,
    longitude: home.longitude,
  },
  {
    slug: 'terminal-2',
    kind: 'terminal',
    name: 'El Dorado, Terminal 2 (Puente Aéreo)',
    latitude: 4.6909,
    longitude: -74.1278,
  },
];

/** Terminals and the places that people ride to, with an estimated road distance from Terminal 1 in km. */
export const taxiPlaceSeed: Place[] = [
  ...terminals,
  ...dataRows('taxi-places.csv').map(({ kind = '', name = '', latitude, longitude }) => ({
    slug: slugOf(name),
    kind,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
  })),
].map((place, position) => ({ ...place, position, km: roadKm(home, place, true) }));
