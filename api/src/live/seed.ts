import type { parkings, queues } from './tables.ts';
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

/**
 * Capacities are facts where one is known: of Terminal 1 that of its central car park. Tariffs are the city's caps, the
 * airport's own is not known, nor who answers for a car park.
 */
export const parkingSeed = [
  parking(0, 'T1', 'car', { fact: 'parking-t1-central' }),
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
