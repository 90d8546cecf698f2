import type { taxiPlaces } from '../tables.ts';
import { home } from '../../flights/catalogue.ts';
import { roadKm } from '../fares/ride.ts';
import { slugOf } from '../../text/slug.ts';

type Place = typeof taxiPlaces.$inferInsert;
type Kind =
  | 'neighbourhood'
  | 'hotel-zone'
  | 'hotel'
  | 'transport'
  | 'shopping'
  | 'health'
  | 'education'
  | 'culture'
  | 'town';

// Coordinates to about 200 m, by hand.
const rows: Record<Kind, readonly (readonly [string, number, number])[]> = {
  neighbourhood: [
    ['Chapinero', 4.6486, -74.0628],
    ['Chapinero Alto', 4.643, -74.058],
    ['La Candelaria', 4.5965, -74.0733],
    ['Usaquén', 4.695, -74.031],
    ['Teusaquillo', 4.635, -74.078],
    ['La Soledad', 4.628, -74.075],
    ['Quinta Camacho', 4.656, -74.059],
    ['Rosales', 4.6555, -74.051],
    ['Cedritos', 4.725, -74.042],
    ['Suba', 4.741, -74.084],
    ['Colina Campestre', 4.735, -74.067],
    ['Niza', 4.71, -74.072],
    ['Engativá', 4.716, -74.112],
    ['Fontibón', 4.673, -74.144],
    ['Modelia', 4.668, -74.12],
    ['Ciudad Salitre', 4.654, -74.107],
    ['Normandía', 4.672, -74.109],
    ['Kennedy', 4.628, -74.153],
    ['Bosa', 4.616, -74.19],
    ['Puente Aranda', 4.619, -74.111],
    ['Restrepo', 4.586, -74.101],
    ['San Cristóbal', 4.565, -74.083],
    ['Ciudad Bolívar', 4.57, -74.15],
    ['Usme', 4.505, -74.115],
    ['Santa Bárbara', 4.697, -74.04],
    ['La Calleja', 4.706, -74.041],
    ['Pontevedra', 4.7, -74.08],
    ['Galerías', 4.642, -74.073],
    ['La Macarena', 4.615, -74.066],
    ['San Victorino', 4.602, -74.079],
  ],
  'hotel-zone': [
    ['Zona T y Zona Rosa', 4.667, -74.0535],
    ['Parque de la 93', 4.6767, -74.0483],
    ['Centro Internacional', 4.6145, -74.0695],
    ['Zona G', 4.6535, -74.056],
    ['Hoteles de la Calle 26', 4.652, -74.102],
    ['Hoteles de la Calle 100', 4.686, -74.05],
    ['Hoteles de Corferias', 4.63, -74.09],
    ['Parkway', 4.63, -74.075],
  ],
  // Invented names, where hotels are.
  hotel: [
    ['Hotel Alcaraván', 4.6512, -74.1035],
    ['Hotel Barlovento', 4.6668, -74.0548],
    ['Hotel Casa del Arrayán', 4.5972, -74.0719],
    ['Hotel Frailejón', 4.6549, -74.0572],
    ['Hotel Mirador del Virrey', 4.6748, -74.0529],
    ['Hotel Puente Largo', 4.7033, -74.0651],
    ['Hotel Quinta del Nogal', 4.6611, -74.0521],
    ['Hotel Sabana Norte', 4.6872, -74.0487],
    ['Hotel Salitre Verde', 4.6558, -74.1102],
    ['Hotel Torre del Parque', 4.6152, -74.0681],
    ['Hotel Yerbabuena', 4.6951, -74.0325],
  ],
  transport: [
    ['Terminal de Transporte Salitre', 4.655, -74.115],
    ['Terminal Satélite del Sur', 4.597, -74.18],
    ['Terminal Satélite del Norte', 4.768, -74.045],
    ['Portal El Dorado', 4.682, -74.121],
    ['Portal Norte', 4.754, -74.046],
    ['Portal Suba', 4.747, -74.095],
    ['Portal Américas', 4.63, -74.172],
    ['Estación de la Sabana', 4.607, -74.085],
  ],
  shopping: [
    ['Centros comerciales de la Calle 82', 4.6665, -74.053],
    ['Centros comerciales de Salitre', 4.652, -74.109],
    ['Centros comerciales de Usaquén', 4.7, -74.029],
    ['Centros comerciales de la Avenida Boyacá', 4.693, -74.087],
    ['Outlets de las Américas', 4.628, -74.12],
  ],
  health: [
    ['Clínicas de la Calle 116', 4.696, -74.034],
    ['Hospitales de la Carrera 7 con Calle 40', 4.629, -74.065],
    ['Zona médica de Teusaquillo', 4.641, -74.08],
  ],
  education: [
    ['Ciudad Universitaria', 4.638, -74.084],
    ['Universidades del Centro', 4.602, -74.066],
    ['Universidades de la Calle 45', 4.63, -74.064],
  ],
  culture: [
    ['Monserrate (estación)', 4.6016, -74.0625],
    ['Plaza de Bolívar', 4.5981, -74.076],
    ['Parque Simón Bolívar', 4.658, -74.094],
    ['Jardín Botánico', 4.668, -74.1],
    ['Corferias', 4.6301, -74.0895],
    ['Estadio El Campín', 4.6465, -74.077],
  ],
  town: [
    ['Funza', 4.716, -74.212],
    ['Mosquera', 4.706, -74.23],
  ],
};

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

/** Terminals and the places that people ride to, with an estimated road distance from Terminal 1. */
export const taxiPlaceSeed: Place[] = [
  ...terminals,
  ...(Object.keys(rows) as Kind[]).flatMap((kind) =>
    rows[kind].map(([name, latitude, longitude]) => ({
      slug: slugOf(name),
      kind,
      name,
      latitude,
      longitude,
    })),
  ),
].map((place, position) => ({ ...place, position, km: roadKm(home, place, true) }));
