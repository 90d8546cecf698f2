import type { exchangeRates, parkings, queues } from './tables.ts';
import { text4 } from '../text/localized.ts';

const vehicleNames = {
  car: ['carros', 'cars', 'voitures', 'carros'],
  motorcycle: ['motos', 'motorcycles', 'motos', 'motos'],
  bicycle: ['bicicletas', 'bicycles', 'vélos', 'bicicletas'],
} as const;

function parking(
  position: number,
  terminal: 'T1' | 'T2',
  vehicle: keyof typeof vehicleNames,
  capacity: { demo: number } | { fact: string },
): typeof parkings.$inferInsert {
  const number = terminal.slice(1);
  const [es, en, fr, pt] = vehicleNames[vehicle];
  return {
    id: `${terminal.toLowerCase()}-${vehicle}`,
    position,
    terminal,
    vehicle,
    capacity: 'demo' in capacity ? capacity.demo : null,
    capacityFact: 'fact' in capacity ? capacity.fact : null,
    tariffFact: `parking-city-cap-${vehicle}`,
    name: text4(
      `Terminal ${number}, ${es}`,
      `Terminal ${number}, ${en}`,
      `Terminal ${number}, ${fr}`,
      `Terminal ${number}, ${pt}`,
    ),
    contact: null,
  };
}

/** T2's capacities are facts; T1's are demonstration figures. Tariffs are the city's caps, the airport's own is not known. */
export const parkingSeed = [
  parking(0, 'T1', 'car', { demo: 1500 }),
  parking(1, 'T1', 'motorcycle', { demo: 240 }),
  parking(2, 'T1', 'bicycle', { demo: 120 }),
  parking(3, 'T2', 'car', { fact: 'parking-t2-cars' }),
  parking(4, 'T2', 'motorcycle', { fact: 'parking-t2-motorcycles' }),
  parking(5, 'T2', 'bicycle', { fact: 'parking-t2-bicycles' }),
];

/** Lanes of demonstration. T2 has no international flights, and so no queue for them. */
export const queueSeed: (typeof queues.$inferInsert)[] = [
  {
    id: '1-international',
    terminal: 1,
    kind: 'international',
    lanes: 9,
    passengersPerLaneHour: 150,
  },
  { id: '1-national', terminal: 1, kind: 'national', lanes: 12, passengersPerLaneHour: 170 },
  { id: '2-national', terminal: 2, kind: 'national', lanes: 4, passengersPerLaneHour: 150 },
];

/** Demonstration constants, of the size that rates had in 2026; a small movement is added by day. */
export const rateSeed: (typeof exchangeRates.$inferInsert)[] = [
  ['USD', 3850],
  ['EUR', 4460],
  ['GBP', 5080],
  ['BRL', 715],
  ['MXN', 211],
  ['CAD', 2760],
  ['PEN', 1135],
  ['CLP', 4.08],
  ['JPY', 24.9],
  ['ARS', 2.66],
].map(([currency, copPerUnit], position) => ({
  currency: String(currency),
  position,
  copPerUnit: Number(copPerUnit),
}));
