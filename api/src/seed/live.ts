import type { airportState, exchangeRates, parkings, queues, walkingTimes } from '../db/tables.ts';
import type { LocalizedText } from '../schemas/common.ts';
import { demoNote, readAt, text4 } from './text.ts';

const cap = readAt('Tope de la ciudad para 2026 (lakalle.bluradio.com)', null, '2026-01-31');
const t2Capacity = readAt('wradio.com.co, 2021', null, '2021-12-31');
const perMinute = { car: 230, motorcycle: 161, bicycle: 10 } as const;
const vehicleNames = {
  car: ['carros', 'cars', 'voitures', 'carros'],
  motorcycle: ['motos', 'motorcycles', 'motos', 'motos'],
  bicycle: ['bicicletas', 'bicycles', 'vélos', 'bicicletas'],
} as const;

function parking(
  position: number,
  terminal: 'T1' | 'T2',
  vehicle: keyof typeof perMinute,
  capacity: number,
): typeof parkings.$inferInsert {
  const number = terminal.slice(1);
  const [es, en, fr, pt] = vehicleNames[vehicle];
  return {
    id: `${terminal.toLowerCase()}-${vehicle}`,
    position,
    terminal,
    vehicle,
    capacity,
    name: text4(
      `Terminal ${number}, ${es}`,
      `Terminal ${number}, ${en}`,
      `Terminal ${number}, ${fr}`,
      `Terminal ${number}, ${pt}`,
    ),
    capacityOrigin: terminal === 'T2' ? t2Capacity : demoNote,
    copPerMinute: perMinute[vehicle],
    tariffOrigin: cap,
    contact: null,
  };
}

/** T2's capacities are published; T1's are demonstration figures. Tariffs are the city's caps, the airport's own is not known. */
export const parkingSeed = [
  parking(0, 'T1', 'car', 1500),
  parking(1, 'T1', 'motorcycle', 240),
  parking(2, 'T1', 'bicycle', 120),
  parking(3, 'T2', 'car', 336),
  parking(4, 'T2', 'motorcycle', 63),
  parking(5, 'T2', 'bicycle', 26),
];

/** Lanes of demonstration. T2 has no international flights: its checkpoint for them is never used, and says so with no wait. */
export const queueSeed: (typeof queues.$inferInsert)[] = [
  {
    id: '1-international',
    terminal: 1,
    kind: 'international',
    lanes: 9,
    passengersPerLaneHour: 150,
  },
  { id: '1-national', terminal: 1, kind: 'national', lanes: 12, passengersPerLaneHour: 170 },
  {
    id: '2-international',
    terminal: 2,
    kind: 'international',
    lanes: 2,
    passengersPerLaneHour: 150,
  },
  { id: '2-national', terminal: 2, kind: 'national', lanes: 4, passengersPerLaneHour: 150 },
];

const places: Record<string, LocalizedText> = {
  't1-checkin': text4(
    'Mostradores de la Terminal 1',
    'Terminal 1 check-in',
    'Enregistrement du Terminal 1',
    'Check-in do Terminal 1',
  ),
  't1-security-international': text4(
    'Seguridad internacional',
    'International security',
    'Sûreté internationale',
    'Segurança internacional',
  ),
  't1-security-national': text4(
    'Seguridad nacional',
    'Domestic security',
    'Sûreté vols intérieurs',
    'Segurança doméstica',
  ),
  't1-pier-a': text4('Muelle A', 'Pier A', 'Jetée A', 'Píer A'),
  't1-pier-b': text4('Muelle B', 'Pier B', 'Jetée B', 'Píer B'),
  't1-pier-c': text4('Muelle C', 'Pier C', 'Jetée C', 'Píer C'),
  't1-pier-d': text4('Muelle D', 'Pier D', 'Jetée D', 'Píer D'),
  't1-immigration': text4(
    'Migración de llegadas',
    'Arrivals immigration',
    "Immigration à l'arrivée",
    'Imigração de chegada',
  ),
  't1-baggage-international': text4(
    'Equipaje internacional',
    'International baggage claim',
    'Bagages internationaux',
    'Bagagem internacional',
  ),
  't1-baggage-national': text4(
    'Equipaje nacional',
    'Domestic baggage claim',
    'Bagages des vols intérieurs',
    'Bagagem doméstica',
  ),
  't1-exit': text4(
    'Salida de llegadas',
    'Arrivals exit',
    'Sortie des arrivées',
    'Saída do desembarque',
  ),
  't1-taxis': text4('Taxis', 'Taxis', 'Taxis', 'Táxis'),
  't1-parking': text4(
    'Parqueadero de la Terminal 1',
    'Terminal 1 car park',
    'Parking du Terminal 1',
    'Estacionamento do Terminal 1',
  ),
  't1-bus': text4(
    'Parada del bus a la Terminal 2',
    'Terminal 2 bus stop',
    'Arrêt du bus vers le Terminal 2',
    'Ponto do ônibus para o Terminal 2',
  ),
  't2-checkin': text4(
    'Mostradores de la Terminal 2',
    'Terminal 2 check-in',
    'Enregistrement du Terminal 2',
    'Check-in do Terminal 2',
  ),
  't2-security': text4(
    'Seguridad de la Terminal 2',
    'Terminal 2 security',
    'Sûreté du Terminal 2',
    'Segurança do Terminal 2',
  ),
  't2-pier-g': text4('Muelle G', 'Pier G', 'Jetée G', 'Píer G'),
  't2-pier-h': text4('Muelle H', 'Pier H', 'Jetée H', 'Píer H'),
  't2-baggage': text4(
    'Equipaje de la Terminal 2',
    'Terminal 2 baggage claim',
    'Bagages du Terminal 2',
    'Bagagem do Terminal 2',
  ),
  't2-bus': text4(
    'Parada del bus a la Terminal 1',
    'Terminal 1 bus stop',
    'Arrêt du bus vers le Terminal 1',
    'Ponto do ônibus para o Terminal 1',
  ),
};

const walks: readonly (readonly [from: string, to: string, minutes: number, stepFree: number])[] = [
  ['t1-checkin', 't1-security-international', 4, 5],
  ['t1-checkin', 't1-security-national', 4, 5],
  ['t1-security-international', 't1-pier-a', 6, 8],
  ['t1-security-international', 't1-pier-b', 9, 11],
  ['t1-security-national', 't1-pier-c', 5, 7],
  ['t1-security-national', 't1-pier-d', 8, 10],
  ['t1-pier-a', 't1-immigration', 8, 10],
  ['t1-pier-b', 't1-immigration', 10, 13],
  ['t1-immigration', 't1-baggage-international', 3, 5],
  ['t1-baggage-international', 't1-exit', 4, 4],
  ['t1-pier-c', 't1-baggage-national', 7, 9],
  ['t1-pier-d', 't1-baggage-national', 9, 12],
  ['t1-baggage-national', 't1-exit', 3, 3],
  ['t1-exit', 't1-taxis', 2, 2],
  ['t1-exit', 't1-parking', 6, 8],
  ['t1-exit', 't1-bus', 4, 4],
  ['t1-exit', 't1-checkin', 5, 7],
  ['t1-exit', 't1-security-national', 8, 11],
  ['t1-exit', 't1-security-international', 8, 11],
  ['t2-bus', 't2-checkin', 2, 2],
  ['t2-checkin', 't2-security', 2, 2],
  ['t2-security', 't2-pier-g', 3, 3],
  ['t2-security', 't2-pier-h', 4, 5],
  ['t2-pier-g', 't2-baggage', 3, 3],
  ['t2-pier-h', 't2-baggage', 4, 5],
  ['t2-baggage', 't2-bus', 2, 2],
];

const nameOf = (key: string) => {
  const name = places[key];
  if (name === undefined) throw new Error(`Unknown place: ${key}`);
  return name;
};

/** Estimates of demonstration at 4 km/h; the step-free way goes by lift. */
export const walkingSeed: (typeof walkingTimes.$inferInsert)[] = walks.map(
  ([from, to, minutes, stepFreeMinutes], position) => ({
    position,
    from,
    fromName: nameOf(from),
    to,
    toName: nameOf(to),
    terminal: from.startsWith('t2') ? 'T2' : 'T1',
    minutes,
    stepFreeMinutes,
  }),
);

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

export const airportStateSeed: typeof airportState.$inferInsert = {
  id: 1,
  open: true,
  messageOpen: text4(
    'El aeropuerto opera con normalidad.',
    'The airport is operating normally.',
    "L'aéroport fonctionne normalement.",
    'O aeroporto opera normalmente.',
  ),
  messageClosed: text4(
    'El aeropuerto está cerrado. Consulta tu vuelo antes de salir de casa.',
    'The airport is closed. Check your flight before you leave home.',
    "L'aéroport est fermé. Vérifiez votre vol avant de partir.",
    'O aeroporto está fechado. Consulte seu voo antes de sair de casa.',
  ),
  since: new Date('2026-01-01T05:00:00Z'),
};

/** Taxes that are part of a ticket. Their amounts are in no source at hand, so they are null. */
export const taxes = [
  {
    code: 'airport-tax',
    name: text4('Tasa aeroportuaria', 'Airport tax', "Taxe d'aéroport", 'Taxa aeroportuária'),
    amount: null,
    currency: 'COP',
    origin: demoNote,
  },
  {
    code: 'exit-tax',
    name: text4(
      'Impuesto de timbre',
      'Exit stamp tax',
      'Droit de timbre de sortie',
      'Imposto de selo de saída',
    ),
    amount: null,
    currency: 'COP',
    origin: demoNote,
  },
  {
    code: 'tourism-tax',
    name: text4(
      'Impuesto al turismo',
      'Tourism tax',
      'Taxe de tourisme',
      'Imposto sobre o turismo',
    ),
    amount: null,
    currency: 'USD',
    origin: demoNote,
  },
];
