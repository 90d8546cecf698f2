import type { components } from '@eldorado/http/api-types';
import type { Locale } from '@eldorado/i18n/locale';
import { bogotaTimeZone } from '@eldorado/i18n';
import {
  currentTime,
  parseFlightRow,
  type Direction,
  type FlightRow,
} from '../flight/flightRow.ts';

type Wire = components['schemas']['FlightAnswer'];

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
  distanceKm: number;
  /** Announced delay; 0 when none. */
  delayMinutes: number;
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
  return {
    row,
    direction: departs ? 'departures' : 'arrivals',
    state: wire.state,
    departure: departs ? here : there,
    arrival: departs ? there : here,
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
    distanceKm: wire.distanceKm,
    delayMinutes: wire.delayMinutes,
    updatedAt: wire.updatedAt,
    source: wire.source,
  };
}

/** The calendar day of an instant in a zone, as a day number that can be subtracted. */
function dayNumber(instant: string, timeZone: string): number {
  // en-CA writes dates as ISO does.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(instant));
  return Date.parse(day) / 86_400_000;
}

/** Days between the local date of departure and the local date of arrival: 1 is the "+1" of timetables. */
export function dayShift(departure: Stop, arrival: Stop): number {
  return (
    dayNumber(arrival.current, arrival.timeZone) - dayNumber(departure.current, departure.timeZone)
  );
}
