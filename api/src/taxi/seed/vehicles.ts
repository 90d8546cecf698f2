import type { taxiVehicles } from '../tables.ts';

/** Invented drivers, one a vehicle. */
const drivers = [
  'Luis Pardo',
  'Marta Rincón',
  'Jairo Beltrán',
  'Nubia Cárdenas',
  'Hernán Ospina',
  'Gloria Tovar',
  'Wilson Garzón',
  'Yolanda Prieto',
  'Fabio Quintero',
  'Esperanza Rojas',
  'Óscar Mahecha',
  'Ligia Forero',
  'Germán Castellanos',
  'Blanca Sierra',
  'Édgar Moncada',
  'Pilar Acosta',
  'Rubén Chaparro',
  'Olga Bernal',
  'Nelson Duarte',
  'Cecilia Vargas',
  'Álvaro Pinzón',
  'Mercedes Lara',
  'Iván Cifuentes',
  'Rosalba Gil',
  'Ramiro Sáenz',
  'Consuelo Amaya',
  'Darío Murcia',
  'Inés Holguín',
  'Saúl Peña',
  'Amparo Leal',
] as const;

/** The last third of the fleet are quality vehicles. */
const standard = 20;

const models = {
  standard: ['Andino S', 'Sabana LX', 'Altiplano 1.4'],
  quality: ['Páramo Confort', 'Dorado Sedán'],
} as const;

/** Letters and numbers that go up by different steps, so that plates look drawn by lot and stay the same. */
function plateOf(index: number): string {
  const letters = ['S', 'T', 'W'] as const;
  const second = String.fromCharCode(65 + ((index * 7 + 3) % 26));
  const third = String.fromCharCode(65 + ((index * 11 + 5) % 26));
  return `${letters[index % 3]}${second}${third}${String((index * 137 + 218) % 1000).padStart(3, '0')}`;
}

/** The taxis of the demonstration: vehicles, plates and drivers are invented. */
export const taxiVehicleSeed: (typeof taxiVehicles.$inferInsert)[] = drivers.map(
  (driverName, position) => {
    const vehicleClass = position < standard ? 'standard' : 'quality';
    return {
      plate: plateOf(position),
      position,
      class: vehicleClass,
      name: models[vehicleClass][position % models[vehicleClass].length] ?? models.standard[0],
      driverName,
      authorisedUntil: '2028-12-31',
    };
  },
);
