import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n/locale';
import { bogotaTimeZone } from '@eldorado/i18n';
import {
  currentTime,
  parseFlightRow,
  type Direction,
  type FlightRow,
} from '../../flight/flightRow.ts';
import { parseJourney, type JourneyFacts } from './journeyFacts.ts';

type Wire = components['schemas']['FlightAnswer'];
export type FlightChange = components['schemas']['FlightChange'];
export type PassengerRights = components['schemas']['PassengerRights'];
type WirePrevious = components['schemas']['PreviousLeg'];
/** The flight with which the aircraft arrives. */
export type PreviousLeg = Omit<WirePrevious, 'city'> & { city: string };

/** One end of the leg, with its times in UTC. */
export interface Stop {
  iata: string;
  city: string;
  timeZone: string;
  scheduled: string;
  /** The time that holds now; equal to `scheduled` while nothing changed. */
  current: string;
}

export interface FlightDetail {
  row: FlightRow;
  direction: Direction;
  state: Wire['state'];
  departure: Stop;
  arrival: Stop;
  /** Days between the local dates of departure and arrival: 1 is the "+1" of timetables. */
  dayShift: number;
  gate: string | null;
  belts: string | null;
  checkIn: { desks: string; opensAt: string; closesAt: string } | null;
  gateOpensAt: string | null;
  boardsAt: string | null;
  gateClosesAt: string | null;
  onBeltAt: string | null;
  aircraft: string | null;
  registration: string | null;
  durationMinutes: number;
  /** Null for an airport that only a feed knows. */
  distanceKm: number | null;
  /** Announced delay; 0 when none. */
  delayMinutes: number;
  /** What changed so far, the oldest first. */
  history: readonly FlightChange[];
  previousLeg: PreviousLeg | null;
  rights: PassengerRights | null;
  journey: JourneyFacts;
  kind: 'international' | 'national';
  updatedAt: string;
  source: 'demo' | 'import';
}

const bogotaCity: Record<Locale, string> = {
  es: 'Bogotá',
  en: 'Bogotá',
  fr: 'Bogota',
  pt: 'Bogotá',
};

export function parseFlightDetail(wire: Wire, locale: Locale): FlightDetail {
  const row = parseFlightRow(wire, locale);
  const departs = wire.flightDirection === 'D';
  const here: Stop = {
    iata: 'BOG',
    city: bogotaCity[locale],
    timeZone: bogotaTimeZone,
    scheduled: wire.scheduledAt,
    current: currentTime(row),
  };
  const there: Stop = {
    iata: wire.other.iata,
    city: wire.other.city[locale],
    timeZone: wire.other.timeZone,
    scheduled: wire.otherScheduledAt,
    current: (row.status !== 'CAN' && wire.otherEstimatedAt) || wire.otherScheduledAt,
  };
  const [departure, arrival] = departs ? [here, there] : [there, here];
  return {
    row,
    direction: departs ? 'departures' : 'arrivals',
    state: wire.state,
    departure,
    arrival,
    dayShift: dayShift(departure, arrival),
    gate: wire.gate,
    belts: wire.belts.join(', ') || null,
    checkIn: wire.checkIn,
    gateOpensAt: wire.expectedTimeGateOpen,
    boardsAt: wire.expectedTimeBoarding,
    gateClosesAt: wire.expectedTimeGateClosing,
    onBeltAt: wire.expectedTimeOnBelt,
    aircraft: wire.aircraft?.name ?? null,
    registration: wire.aircraft?.registration ?? null,
    durationMinutes: wire.durationMinutes,
    distanceKm: wire.distanceKm || null,
    delayMinutes: wire.delayMinutes,
    history: wire.history,
    previousLeg: wire.previousLeg && {
      ...wire.previousLeg,
      city: wire.previousLeg.city[locale],
    },
    rights: wire.rights,
    journey: parseJourney(wire.journey, locale),
    kind: wire.kind,
    updatedAt: wire.updatedAt,
    source: wire.source,
  };
}

/** Of a few hundred airports, and making one takes as long as a tenth of a page. */
const zones = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a zone, as a day number that can be subtracted. */
function dayNumber(instant: string, timeZone: string): number {
  // en-CA writes dates as ISO does.
  const format = zones.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  zones.set(timeZone, format);
  return Date.parse(format.format(new Date(instant))) / 86_400_000;
}

/** Days between the local date of departure and the local date of arrival: 1 is the "+1" of timetables. */
export function dayShift(departure: Stop, arrival: Stop): number {
  return (
    dayNumber(arrival.current, arrival.timeZone) - dayNumber(departure.current, departure.timeZone)
  );
}

/** How long after it landed or left a flight counts as one of the past, in milliseconds. */
const pastAfter = 3 * 3_600_000;

/** Whether the flight is over and its passengers are gone. */
export function isPast({ row, direction, departure, arrival, updatedAt }: FlightDetail): boolean {
  if (row.status !== 'DEP' && row.status !== 'LND') return false;
  const here = direction === 'departures' ? departure : arrival;
  return Date.parse(updatedAt) - Date.parse(here.current) > pastAfter;
}
