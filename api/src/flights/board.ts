import type { Flight, FlightList, FlightQuery } from './schema.ts';
import type { DataSource } from '../http/schema.ts';
import { createTextIndex, fold, type TextIndex } from '@eldorado/i18n/text';
import { readFlightKey } from '@eldorado/rules';
import { boardDays, bogotaClock, bogotaDay, hour, isDay, iso, minute } from '../time/time.ts';
import type { BookedLeg, FlightBook } from './flightBook.ts';
import { firstBagMinutes, taxiInMinutes } from './groundTimes.ts';
import { departureSteps, stateOf } from './state.ts';

const optional = (at: number | null) => (at === null ? null : iso(at));

/** Minutes before departure at which check-in opens and closes. */
const checkInMinutes = { international: [180, 60], national: [120, 45] } as const;

/** A leg as the site shows it at `now`. */
export function toFlight(booked: BookedLeg, now: number): Flight {
  const { leg, airline, other } = booked;
  const s = stateOf(leg, booked.disruption, now);
  const commercial = leg.airlineType === 2;
  const [opens, closes] = checkInMinutes[other.kind];
  const before = (minutes: number) =>
    leg.direction === 'D' && commercial ? iso(s.expectedAt - minutes * minute) : null;
  return {
    id: leg.id,
    flightDirection: leg.direction,
    flightName: booked.name,
    flightNumber: leg.number,
    prefixIATA: airline.iata,
    prefixICAO: airline.icao,
    airline: { iata: airline.iata, icao: airline.icao, name: airline.name, colour: airline.colour },
    codeshares: leg.codeshares,
    kind: other.kind,
    airlineType: leg.airlineType,
    serviceType: leg.serviceType,
    scheduledAt: leg.scheduledAt.toISOString(),
    estimatedAt: optional(s.estimatedAt),
    actualAt: optional(s.actualAt),
    other: {
      iata: other.iata,
      name: other.name,
      city: other.city,
      country: other.country,
      timeZone: other.timeZone,
    },
    otherScheduledAt: leg.otherScheduledAt.toISOString(),
    otherEstimatedAt: optional(s.otherEstimatedAt),
    terminal: leg.terminal,
    pier: leg.pier,
    gate: s.gate,
    belts: leg.belts,
    checkIn:
      leg.desks === null || leg.direction === 'A'
        ? null
        : {
            desks: leg.desks,
            opensAt: iso(leg.scheduledAt.getTime() - opens * minute),
            closesAt: iso(s.expectedAt - closes * minute),
          },
    expectedTimeGateOpen: before(departureSteps.gate),
    expectedTimeBoarding: before(departureSteps.boarding),
    expectedTimeGateClosing: before(departureSteps.closing),
    expectedTimeOnBelt:
      leg.direction === 'A' && commercial && s.status !== 'CAN'
        ? iso(s.expectedAt + (taxiInMinutes + firstBagMinutes) * minute)
        : null,
    state: s.state,
    status: s.status,
    aircraft: booked.aircraft && {
      iata: booked.aircraft.iata,
      name: booked.aircraft.name,
      registration: leg.registration,
    },
    durationMinutes: booked.durationMinutes,
    distanceKm: other.distanceKm,
    delayMinutes: s.delayMinutes,
    delayReason: s.delayReason,
    lastUpdatedAt: iso(s.changedAt),
  };
}

/** The filters of a board with defaults filled in; two queries that ask the same have the same value. */
export interface BoardFilter {
  direction: 'arrivals' | 'departures';
  date: string;
  q: string;
  airline: string;
  terminal: string;
  kind: string;
  type: string;
  status: string;
  from: string;
  to: string;
}

export type FilterFailure = 'date-invalid' | 'date-out-of-range';

/** The filter that a query asks for at `now`, or the code of what is wrong with it. */
export function boardFilter(query: FlightQuery, now: number): BoardFilter | FilterFailure {
  const today = bogotaDay(now);
  const date = query.date || today;
  if (!isDay(date)) return 'date-invalid';
  if (!boardDays(today).includes(date)) return 'date-out-of-range';
  const terminal = query.terminal ?? '';
  return {
    direction: query.direction || 'departures',
    date,
    q: fold(query.q ?? ''),
    airline: (query.airline ?? '').trim().toUpperCase(),
    terminal: terminal === '' || terminal.startsWith('T') ? terminal : `T${terminal}`,
    kind: query.kind === 'all' ? '' : (query.kind ?? ''),
    type: query.type ?? '',
    status: query.status ?? '',
    from: query.from ?? '',
    to: query.to ?? '',
  };
}

function inHours(time: string, { from, to }: BoardFilter) {
  if (from !== '' && to !== '' && from > to) return time >= from || time <= to;
  return (from === '' || time >= from) && (to === '' || time <= to);
}

/** Whether a flight's scheduled time is within the hours asked for, or the one it is expected at that same day. */
function isInHours({ scheduledAt, estimatedAt, actualAt }: Flight, filter: BoardFilter) {
  if (filter.from === '' && filter.to === '') return true;
  return [scheduledAt, actualAt ?? estimatedAt].some((instant) => {
    if (instant === null) return false;
    const at = Date.parse(instant);
    return bogotaDay(at) === filter.date && inHours(bogotaClock(at), filter);
  });
}

const indexes = new WeakMap<readonly BookedLeg[], Map<string, TextIndex>>();

/** The legs of a day and direction, those that the text finds. What a day's slips are taken for depends on all of them. */
function foundLegs(legs: readonly BookedLeg[], direction: 'A' | 'D', q: string) {
  const own = legs.filter(({ leg }) => leg.direction === direction);
  if (q === '') return own;
  const ofDay = indexes.get(legs) ?? new Map<string, TextIndex>();
  indexes.set(legs, ofDay);
  const index = ofDay.get(direction) ?? createTextIndex(own.map(({ text }) => text));
  ofDay.set(direction, index);
  const found = index.find(q);
  return own.filter((_leg, at) => found[at] === 1);
}

/** The board: the legs of a day that pass the filter, in order of scheduled time. */
export function board(book: FlightBook, filter: BoardFilter, now: number): FlightList {
  const direction = filter.direction === 'arrivals' ? 'A' : 'D';
  const legs = book.byDate.get(filter.date) ?? [];
  const flights = foundLegs(legs, direction, filter.q)
    .filter(
      ({ leg, airline, other }) =>
        (filter.airline === '' ||
          airline.iata === filter.airline ||
          airline.icao === filter.airline) &&
        (filter.terminal === '' || leg.terminal === filter.terminal) &&
        (filter.kind === '' || other.kind === filter.kind) &&
        (filter.type === '' || leg.airlineType === (filter.type === 'cargo' ? 1 : 2)),
    )
    .map((leg) => toFlight(leg, now))
    .filter(
      (flight) =>
        (filter.status === '' || flight.status === filter.status) && isInHours(flight, filter),
    );
  return {
    updatedAt: iso(now),
    source: sourceOf(legs),
    date: filter.date,
    direction: filter.direction,
    flights,
  };
}

/** A day of which a feed speaks of some flights only still shows demonstration data. */
const sourceOf = (legs: readonly BookedLeg[]): DataSource =>
  legs.length > 0 && legs.every(({ leg }) => leg.source === 'import') ? 'import' : 'demo';

/** Whether the days around `now` show an imported feed. */
export const sourceOfToday = (book: FlightBook, now: number) =>
  sourceOf(book.byDate.get(bogotaDay(now)) ?? []);

/** The legs that have a name, however it is written: `AV 204`, `av0204`. */
export function legsNamed(book: FlightBook, name: string): readonly BookedLeg[] {
  const key = readFlightKey(name);
  return (key && book.byName.get(key)) || [];
}

/** The leg that a name means at `now`: today's that is not over yet, else today's last, else the next, else the latest. */
function byName(book: FlightBook, name: string, now: number) {
  const legs = legsNamed(book, name);
  const today = legs.filter((leg) => leg.date === bogotaDay(now));
  const end = ({ leg, disruption }: BookedLeg) =>
    leg.scheduledAt.getTime() + disruption.delayMinutes * minute + 2 * hour;
  return (
    today.find((leg) => end(leg) > now) ??
    today.at(-1) ??
    legs.find((leg) => leg.leg.scheduledAt.getTime() > now) ??
    legs.at(-1)
  );
}

/** One leg by id or by name, or null when there is none. */
export function findLeg(book: FlightBook, idOrName: string, now: number): BookedLeg | null {
  return book.byId.get(idOrName) ?? byName(book, idOrName, now) ?? null;
}
