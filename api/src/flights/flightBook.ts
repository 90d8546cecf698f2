import { flightKeys, flightText, formatFlightName } from '@eldorado/rules';
import { fold } from '../text/search.ts';
import type { Airline, Airport } from './schema.ts';
import { bogotaDay, minute } from '../time/time.ts';
import { makeDisruptions, type Disruption, type PlannedLeg } from './plan/disruption.ts';
import { blockMinutes } from './geo.ts';
import { addedLeg, withFacts, type LegChange, type LegUpdate } from './legFacts.ts';
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
  /** The planned legs, without what feeds say of them. */
  planned: ReadonlyMap<string, FlightLeg>;
  airlines: ReadonlyMap<string, Airline>;
  airports: ReadonlyMap<string, Airport>;
  /** What feeds say, by leg, and the highest sequence among it. */
  updates: ReadonlyMap<string, LegUpdate>;
  sequence: number;
  byDate: ReadonlyMap<string, readonly BookedLeg[]>;
  byId: ReadonlyMap<string, BookedLeg>;
  /** Legs by name without spaces: AV9314, AVA9314 and the codeshares' names. */
  byName: ReadonlyMap<string, readonly BookedLeg[]>;
}

function givenDisruption(leg: FlightLeg): Disruption {
  const latest = leg.actualAt ?? leg.estimatedAt;
  return {
    delayMinutes: latest ? Math.round((latest.getTime() - leg.scheduledAt.getTime()) / minute) : 0,
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

/** An airline that only a feed knows: its code is all there is to show. */
const unknownAirline = (code: string): Airline => ({
  iata: code,
  icao: code.length === 3 ? code : '',
  name: code,
  country: '',
  colour: '#4a5560',
  type: 2,
  terminal: 'T1',
  slug: '',
});

/** An airport that only a feed knows: counted as abroad, its clock not known, its place that of `home`. */
const unknownAirport = (code: string, home: Airport): Airport => ({
  ...home,
  iata: code,
  icao: code.length === 4 ? code : '',
  name: code,
  city: { es: code, en: code, fr: code, pt: code },
  country: '',
  timeZone: 'UTC',
  distanceKm: 0,
  kind: 'international',
});

type Codes = Pick<FlightBook, 'planned' | 'airlines' | 'airports'>;

/** What legs are made into booked ones with. */
interface Making extends Codes {
  disruptionOf: (leg: PlannedLeg) => Disruption;
}

const making = (codes: Codes): Making => ({
  ...codes,
  disruptionOf: makeDisruptions((id) => {
    const row = codes.planned.get(id);
    return row && planned(row);
  }),
});

/** A leg with its airline and airport. Only a leg of a feed may have unknown codes; any other leg with such is left out. */
function bookLeg(leg: FlightLeg, { airlines, airports, disruptionOf }: Making): BookedLeg | null {
  const home = airports.get('BOG');
  if (!home) return null;
  const airline = airlines.get(leg.airline) ?? (leg.live && unknownAirline(leg.airline));
  const other =
    airports.get(leg.otherAirport) ?? (leg.live && unknownAirport(leg.otherAirport, home));
  if (!airline || !other) return null;
  const type = aircraftRows.find((row) => row.iata === leg.aircraft);
  const { number, suffix, codeshares } = leg;
  const named = {
    flightName: formatFlightName({ airline: airline.iata, number, suffix }),
    prefixICAO: airline.icao,
    codeshares,
  };
  const [from, to] = leg.direction === 'D' ? [home, other] : [other, home];
  return {
    leg,
    date: bogotaDay(leg.scheduledAt.getTime()),
    disruption: leg.source === 'import' ? givenDisruption(leg) : disruptionOf(planned(leg)),
    airline,
    other,
    aircraft: type ? { iata: type.iata, name: type.name, seats: type.seats } : null,
    name: named.flightName,
    codes: flightKeys(named),
    text: fold(flightText({ ...named, airline, other })),
    durationMinutes:
      Math.round(Math.abs(leg.scheduledAt.getTime() - leg.otherScheduledAt.getTime()) / minute) ||
      blockMinutes(from, to, type?.engine ?? 'jet'),
  };
}

/** The leg that an update is about, as the boards show it; null when neither the plan nor the feed says when it flies. */
function followed(update: LegUpdate, made: Making): BookedLeg | null {
  const other = made.airports.get(update.identity.other);
  const home = made.airports.get('BOG');
  const block = other && home ? blockMinutes(home, other, 'jet') : 60;
  const base = made.planned.get(update.legId) ?? addedLeg(update, block);
  return base && bookLeg(withFacts(base, update), made);
}

const inOrder = (a: BookedLeg, b: BookedLeg) =>
  a.leg.scheduledAt.getTime() - b.leg.scheduledAt.getTime() || (a.leg.id < b.leg.id ? -1 : 1);

/** Joins the legs with their airlines and airports and files them by day, id and name. Legs of unknown codes are left out. */
export function makeFlightBook(
  rows: readonly FlightLeg[],
  airlines: ReadonlyMap<string, Airline>,
  airports: ReadonlyMap<string, Airport>,
  updates: readonly LegUpdate[] = [],
): FlightBook {
  const codes = { planned: new Map(rows.map((row) => [row.id, row])), airlines, airports };
  const made = making(codes);
  const byLeg = new Map(updates.map((update) => [update.legId, update]));
  const legs = [
    ...rows.filter(({ id }) => !byLeg.has(id)).map((row) => bookLeg(row, made)),
    ...updates.map((update) => followed(update, made)),
  ]
    .filter((leg) => leg !== null)
    .sort(inOrder);
  const byDate = new Map<string, BookedLeg[]>();
  const byName = new Map<string, BookedLeg[]>();
  for (const leg of legs) {
    file(byDate, leg.date, leg);
    for (const code of leg.codes) file(byName, code, leg);
  }
  return {
    ...codes,
    updates: byLeg,
    sequence: Math.max(0, ...updates.map(({ sequence }) => sequence)),
    byDate,
    byId: new Map(legs.map((leg) => [leg.leg.id, leg])),
    byName,
  };
}

/** The book with newer updates in it: only the legs that they are about are made again. */
export function withUpdates(book: FlightBook, updates: readonly LegUpdate[]): FlightBook {
  const byId = new Map(book.byId);
  const byDate = new Map<string, readonly BookedLeg[]>(book.byDate);
  const byName = new Map<string, readonly BookedLeg[]>(book.byName);
  const about = new Set(updates.map(({ legId }) => legId));
  const before = [...about].flatMap((id) => book.byId.get(id) ?? []);
  const made = making(book);
  const after = updates.map((update) => followed(update, made)).filter((leg) => leg !== null);
  const refile = (
    lists: Map<string, readonly BookedLeg[]>,
    keysOf: (leg: BookedLeg) => readonly string[],
  ) => {
    const fresh = new Map<string, BookedLeg[]>();
    for (const leg of after) for (const key of keysOf(leg)) file(fresh, key, leg);
    for (const key of new Set([...before.flatMap(keysOf), ...fresh.keys()])) {
      const kept = (lists.get(key) ?? []).filter(({ leg }) => !about.has(leg.id));
      lists.set(key, [...kept, ...(fresh.get(key) ?? [])].sort(inOrder));
    }
  };
  refile(byDate, ({ date }) => [date]);
  refile(byName, ({ codes }) => codes);
  for (const id of about) byId.delete(id);
  for (const leg of after) byId.set(leg.leg.id, leg);
  return {
    ...book,
    updates: new Map([
      ...book.updates,
      ...updates.map((update) => [update.legId, update] as const),
    ]),
    sequence: Math.max(book.sequence, ...updates.map(({ sequence }) => sequence)),
    byDate,
    byId,
    byName,
  };
}

/** What feeds changed of a leg, the oldest first; empty for one that no feed has spoken of. */
export const recordedChanges = (book: FlightBook, legId: string): readonly LegChange[] =>
  book.updates.get(legId)?.changes ?? [];
