import { dataRows as rows } from '../demo/dataFile.ts';
import { minutesOf } from '../time/time.ts';
import { distanceKm } from './geo.ts';

export interface AirlineRow {
  iata: string;
  icao: string;
  name: string;
  country: string;
  colour: string;
  type: 1 | 2;
  terminal: 'T1' | 'T2';
  desks: string;
  partners: string[];
  /** Its public site. */
  web: string | null;
  /** The page to check in on, where its address is short and well known. */
  checkIn: string | null;
}
export interface AirportRow {
  iata: string;
  icao: string;
  name: string;
  city: { es: string; en: string; fr: string; pt: string };
  country: string;
  timeZone: string;
  latitude: number;
  longitude: number;
}
export interface AircraftRow {
  iata: string;
  name: string;
  seats: number;
  engine: 'jet' | 'turboprop';
  use: 'passenger' | 'cargo';
}
/** One leg of the timetable. Times and days are those of the origin; a season is MM-DD to MM-DD of every year. */
export interface RouteRow {
  airline: string;
  number: number;
  origin: string;
  destination: string;
  days: string;
  departsAt: number;
  aircraft: string;
  terminal: 'T1' | 'T2';
  pier: string | null;
  seasonFrom: string;
  seasonTo: string;
}

const text = (row: Record<string, string>, column: string) => row[column] ?? '';
const terminal = (value: string) => (value === 'T2' ? 'T2' : 'T1');

export const airlineRows: readonly AirlineRow[] = rows('airlines.csv').map((row) => ({
  iata: text(row, 'iata'),
  icao: text(row, 'icao'),
  name: text(row, 'name'),
  country: text(row, 'country'),
  colour: text(row, 'colour'),
  type: text(row, 'type') === '1' ? 1 : 2,
  terminal: terminal(text(row, 'terminal')),
  desks: text(row, 'desks'),
  partners: text(row, 'partners').split(' ').filter(Boolean),
  web: text(row, 'web') || null,
  checkIn: text(row, 'check_in') || null,
}));

export const airportRows: readonly AirportRow[] = rows('airports.csv').map((row) => ({
  iata: text(row, 'iata'),
  icao: text(row, 'icao'),
  name: text(row, 'name'),
  city: { es: text(row, 'es'), en: text(row, 'en'), fr: text(row, 'fr'), pt: text(row, 'pt') },
  country: text(row, 'country'),
  timeZone: text(row, 'time_zone'),
  latitude: Number(row['latitude']),
  longitude: Number(row['longitude']),
}));

export const aircraftRows: readonly AircraftRow[] = rows('aircraft.csv').map((row) => ({
  iata: text(row, 'iata'),
  name: text(row, 'name'),
  seats: Number(row['seats']),
  engine: text(row, 'engine') === 'turboprop' ? 'turboprop' : 'jet',
  use: text(row, 'use') === 'cargo' ? 'cargo' : 'passenger',
}));

/** The committed timetable; read when first asked for, since the generator that writes it imports this module. */
export function routeRows(): RouteRow[] {
  return rows('routes.csv').map((row) => ({
    airline: text(row, 'airline'),
    number: Number(row['number']),
    origin: text(row, 'origin'),
    destination: text(row, 'destination'),
    days: text(row, 'days'),
    departsAt: minutesOf(text(row, 'departs')),
    aircraft: text(row, 'aircraft'),
    terminal: terminal(text(row, 'terminal')),
    pier: text(row, 'pier') || null,
    seasonFrom: text(row, 'season_from'),
    seasonTo: text(row, 'season_to'),
  }));
}

function index<T extends { iata: string }>(items: readonly T[]) {
  const map = new Map(items.map((item) => [item.iata, item]));
  return (iata: string): T => {
    const item = map.get(iata);
    if (item === undefined) throw new Error(`Unknown code in the demo data: ${iata}`);
    return item;
  };
}

export const airlineOf = index(airlineRows);
export const airportOf = index(airportRows);
export const aircraftOf = index(aircraftRows);
export const home = airportOf('BOG');

export const kmFromHome = (iata: string) => distanceKm(home, airportOf(iata));
export const kindOf = (country: string) => (country === 'CO' ? 'national' : 'international');
