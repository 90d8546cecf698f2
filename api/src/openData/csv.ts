import type { Flight } from '../flights/schema.ts';

type Cell = string | number | null;

/** The columns of the published CSV; docs/open-data.md explains them. New ones go to the end. */
export const columns: Readonly<Record<string, (flight: Flight) => Cell>> = {
  id: (flight) => flight.id,
  direction: (flight) => flight.flightDirection,
  flight: (flight) => flight.flightName,
  airline_iata: (flight) => flight.airline.iata,
  airline: (flight) => flight.airline.name,
  codeshares: (flight) => flight.codeshares.join('; '),
  kind: (flight) => flight.kind,
  service_type: (flight) => flight.serviceType,
  airport_iata: (flight) => flight.other.iata,
  city: (flight) => flight.other.city.es,
  country: (flight) => flight.other.country,
  scheduled_utc: (flight) => flight.scheduledAt,
  estimated_utc: (flight) => flight.estimatedAt,
  actual_utc: (flight) => flight.actualAt,
  other_scheduled_utc: (flight) => flight.otherScheduledAt,
  terminal: (flight) => flight.terminal,
  gate: (flight) => flight.gate,
  belts: (flight) => flight.belts.join('; '),
  state: (flight) => flight.state,
  status: (flight) => flight.status,
  delay_minutes: (flight) => flight.delayMinutes,
  aircraft: (flight) => flight.aircraft?.iata ?? null,
  registration: (flight) => flight.aircraft?.registration ?? null,
  last_updated_utc: (flight) => flight.lastUpdatedAt,
};

/** One cell, RFC 4180. A text that a spreadsheet would run as a formula is kept a text by an apostrophe. */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const lines = new WeakMap<Flight, Buffer>();
const lineOfCells = (cells: readonly string[]) => Buffer.from(`${cells.join(',')}\r\n`);
const header = lineOfCells(Object.keys(columns));

/** The line of a flight; the boards of a minute have the same flights, so it is written once. */
function lineOf(flight: Flight): Buffer {
  const line =
    lines.get(flight) ?? lineOfCells(Object.values(columns).map((read) => csvCell(read(flight))));
  lines.set(flight, line);
  return line;
}

/**
 * Flights as CSV with a header row, line by line; lines end with CR LF. A day as one text would be memory of the kind that
 * only the slow collections take back.
 */
export const flightsCsv = (flights: readonly Flight[]): Buffer[] => [
  header,
  ...flights.map(lineOf),
];
