import { fold } from '../search.ts';
import type { Airline, Airport } from '../schemas/flights.ts';
import { bogotaDate, minute } from '../time.ts';
import { disruptionOf, type Disruption, type PlannedLeg } from './disruption.ts';
import { blockMinutes } from './geo.ts';
import type { FlightLeg } from './state.ts';
import { aircraftRows } from './catalogue.ts';

/** A leg with everything about it that does not change from minute to minute. */
export interface BookedLeg {
  leg: FlightLeg;
  date: string;
  disruption: Disruption;
  airline: Airline;
  other: Airport;
  aircraft: { iata: string; name: string; seats: number } | null;
  name: string;
  codes: string[];
  text: string;
  durationMinutes: number;
}

export interface FlightBook {
  byDate: ReadonlyMap<string, readonly BookedLeg[]>;
  byId: ReadonlyMap<string, BookedLeg>;
  /** Legs by name without spaces: AV9314, AVA9314 and the codeshares' names. */
  byName: ReadonlyMap<string, readonly BookedLeg[]>;
}

function givenDisruption(leg: FlightLeg): Disruption {
  const told = leg.actualAt ?? leg.estimatedAt;
  return {
    delayMinutes: told ? Math.round((told.getTime() - leg.scheduledAt.getTime()) / minute) : 0,
    reason: null,
    cancelled: leg.stateGiven === 'CNX',
    diverted: leg.stateGiven === 'DIV',
  };
}

const planned = (leg: FlightLeg): PlannedLeg => ({
  id: leg.id,
  direction: leg.direction,
  operationDay: leg.operationDay,
  cargo: leg.airlineType === 1,
  at: leg.scheduledAt.getTime(),
  fedBy: leg.fedBy,
  fedSlackMinutes: leg.fedSlackMinutes,
});

function file<T>(lists: Map<string, T[]>, key: string, item: T) {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Joins the legs with their airlines and airports and files them by day, id and name. Legs of unknown codes are left out. */
export function makeFlightBook(
  rows: readonly FlightLeg[],
  airlines: ReadonlyMap<string, Airline>,
  airports: ReadonlyMap<string, Airport>,
): FlightBook {
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const plannedById = (id: string) => {
    const row = rowById.get(id);
    return row && planned(row);
  };
  const home = airports.get('BOG');
  const byDate = new Map<string, BookedLeg[]>();
  const byId = new Map<string, BookedLeg>();
  const byName = new Map<string, BookedLeg[]>();
  for (const leg of [...rows].sort(
    (a, b) => a.scheduledAt.getTime() - b.scheduledAt.getTime() || (a.id < b.id ? -1 : 1),
  )) {
    const airline = airlines.get(leg.airline);
    const other = airports.get(leg.otherAirport);
    if (!airline || !other || !home) continue;
    const type = aircraftRows.find((row) => row.iata === leg.aircraft);
    const date = bogotaDate(leg.scheduledAt.getTime());
    const number = `${leg.number}${leg.suffix}`;
    const codes = [
      `${airline.iata}${number}`,
      `${airline.icao}${number}`,
      ...leg.codeshares.map((code) => code.replace(' ', '')),
    ];
    const [from, to] = leg.direction === 'D' ? [home, other] : [other, home];
    const booked: BookedLeg = {
      leg,
      date,
      disruption:
        leg.source === 'import' ? givenDisruption(leg) : disruptionOf(planned(leg), plannedById),
      airline,
      other,
      aircraft: type ? { iata: type.iata, name: type.name, seats: type.seats } : null,
      name: `${airline.iata} ${number}`,
      codes,
      text: fold(
        [
          ...codes,
          `${airline.iata} ${number}`,
          ...leg.codeshares,
          airline.name,
          other.iata,
          other.name,
          ...Object.values(other.city),
        ].join(' | '),
      ),
      durationMinutes:
        Math.round(Math.abs(leg.scheduledAt.getTime() - leg.otherScheduledAt.getTime()) / minute) ||
        blockMinutes(from, to, type?.engine ?? 'jet'),
    };
    byId.set(leg.id, booked);
    file(byDate, date, booked);
    for (const code of codes) file(byName, code, booked);
  }
  return { byDate, byId, byName };
}
