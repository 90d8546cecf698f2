import { type Locale } from '../../text/locale.ts';
import type { FlightAnswer } from '../schema.ts';
import { bogotaClock, bogotaTimeZone, minute } from '../../time/time.ts';
import { calendarWords } from './calendarWords.ts';

const home: Readonly<Record<Locale, string>> = {
  es: 'Bogotá',
  en: 'Bogotá',
  fr: 'Bogota',
  pt: 'Bogotá',
};

/** The times that hold, in milliseconds: those of a cancelled flight are the scheduled ones. */
export function timesOf(flight: FlightAnswer) {
  const here = flight.actualAt ?? flight.estimatedAt ?? flight.scheduledAt;
  const there = flight.otherEstimatedAt ?? flight.otherScheduledAt;
  const [from, to] = flight.flightDirection === 'D' ? [here, there] : [there, here];
  // A feed may report one end before the other; an entry must not end before it begins.
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return { start, end: Math.max(end, start + minute) };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a zone: to make one takes longer than all else in an entry, and airports have few zones. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** What the entry says, a sentence a line. */
export function linesOf(flight: FlightAnswer, locale: Locale, url: string): string[] {
  const words = calendarWords[locale];
  const at = (instant: string) => bogotaClock(Date.parse(instant));
  const { start, end } = timesOf(flight);
  const departs = flight.flightDirection === 'D';
  const { timeZone, city } = flight.other;
  const arrival = clockIn(departs ? timeZone : bogotaTimeZone).format(
    departs ? end : Math.max(start, end),
  );
  const flies = flight.status !== 'CAN';
  const { checkIn, expectedTimeBoarding, expectedTimeGateClosing } = flight;
  return [
    flight.state === 'CNX' ? `${words.cancelled}.` : '',
    flight.state === 'DIV' ? `${words.diverted}.` : '',
    flies && flight.delayMinutes > 0 ? `${words.late(flight.delayMinutes)}.` : '',
    flies && checkIn
      ? `${words.desks(checkIn.desks, at(checkIn.opensAt), at(checkIn.closesAt))}.`
      : '',
    flies && expectedTimeBoarding ? `${words.boarding(at(expectedTimeBoarding))}.` : '',
    flies && expectedTimeGateClosing ? `${words.gateCloses(at(expectedTimeGateClosing))}.` : '',
    flies ? `${words.arrives(arrival, departs ? city[locale] : home[locale])}.` : '',
    `${words.check} ${url}`,
    flight.source === 'demo' ? words.demo : '',
  ].filter(Boolean);
}

/** Where to go. */
export function placeOf(flight: FlightAnswer, locale: Locale): string {
  const words = calendarWords[locale];
  const departs = flight.flightDirection === 'D';
  const place = departs
    ? flight.gate && `${words.gate} ${flight.gate}`
    : flight.belts.length > 0 && `${words.belt} ${flight.belts.join(', ')}`;
  return [`El Dorado (BOG), ${words.terminal(flight.terminal)}`, place || '']
    .filter(Boolean)
    .join(', ');
}
