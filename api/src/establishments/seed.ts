import { weekdays } from '@eldorado/i18n/hours';
import { dataFile, refuseData } from '../demo/dataFile.ts';
import { airlineRows, type AirlineRow } from '../flights/catalogue.ts';
import type { OpeningHours, WeekSchedule } from '../hours/schema.ts';
import { text4 } from '../text/localized.ts';
import { readCsvText } from '../text/readCsv.ts';
import { slugOf } from '../text/slug.ts';
import { parseEstablishments } from './parseEstablishments.ts';
import { establishmentForm } from './establishmentForm.ts';
import type { ImportedRow } from './readRow.ts';

/** Open from one time to another every day. */
const daily = (opens: string, closes: string): WeekSchedule =>
  Object.fromEntries(weekdays.map((day) => [day, [{ opens, closes }]])) as WeekSchedule;

/** Cargo counters are an office's, which does not open on Sundays and holidays. */
const cargoHours: OpeningHours = {
  week: { ...daily('07:00', '19:00'), sat: [{ opens: '08:00', closes: '14:00' }], sun: [] },
  holiday: [],
  exceptions: [],
};

function cargo({ name }: AirlineRow) {
  return {
    category: 'cargo',
    floor: 1,
    location: text4(
      'Terminal de carga',
      'Cargo terminal',
      'Terminal de fret',
      'Terminal de cargas',
    ),
    description: text4(
      `${name} transporta carga desde Bogotá. Los envíos se entregan en la terminal de carga.`,
      `${name} carries cargo from Bogotá. Shipments are handed over at the cargo terminal.`,
      `${name} transporte du fret depuis Bogotá. Les envois se remettent au terminal de fret.`,
      `${name} transporta carga a partir de Bogotá. Os envios são entregues no terminal de carga.`,
    ),
    desks: null,
    hours: cargoHours,
  };
}

function passenger({ name, desks, terminal, country }: AirlineRow) {
  return {
    category: 'passenger',
    floor: terminal === 'T2' ? 1 : 2,
    location: text4(
      `Hall de salidas, mostradores ${desks}`,
      `Departures hall, desks ${desks}`,
      `Hall des départs, comptoirs ${desks}`,
      `Saguão de embarque, balcões ${desks}`,
    ),
    description: text4(
      `Mostradores ${desks} de ${name}. Llega dos horas antes de un vuelo nacional y tres antes de uno internacional.`,
      `${name} check-in desks ${desks}. Arrive two hours before a domestic flight and three before an international one.`,
      `Comptoirs ${desks} de ${name}. Arrivez deux heures avant un vol intérieur et trois heures avant un vol international.`,
      `Balcões ${desks} da ${name}. Chegue duas horas antes de um voo doméstico e três antes de um internacional.`,
    ),
    desks: desks || null,
    hours: {
      week: country === 'CO' ? daily('00:00', '24:00') : daily('03:00', '22:00'),
      holiday: null,
      exceptions: [],
    },
  };
}

/** Airlines are those of the catalogue, in their own file. */
const airlines = airlineRows.map((row): ImportedRow => ({
  slug: slugOf(row.name),
  name: row.name,
  names: null,
  colour: row.colour,
  initials: row.iata,
  phone: null,
  terminal: row.terminal,
  area: 'publica',
  kind: 'aerolineas',
  subcategory: row.country === 'CO' ? 'national' : 'international',
  product: null,
  web: row.web,
  airline: row.iata,
  webCheckIn: row.checkIn,
  ...(row.type === 1 ? cargo(row) : passenger(row)),
}));

/**
 * The demonstration establishments: airlines and public bodies by their real names, every business invented
 * (`data/establishments.csv`, read as an operator's file is).
 * @throws with every fault of the file.
 */
export function establishmentSeed() {
  const file = readCsvText(dataFile('establishments.csv'), establishmentForm);
  const read = file.kind === 'bad' ? file : parseEstablishments(file.rows, new Set());
  if (read.kind === 'bad') return refuseData('establishments.csv', read.faults);
  return [...airlines, ...read.rows].map((row, position) => ({
    ...row,
    position,
    source: 'demo' as const,
  }));
}
