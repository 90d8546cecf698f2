import type { Alarm } from 'ics';
import { calendarFile } from '../../text/calendarFile.ts';
import { localisePath, type Locale } from '../../text/locale.ts';
import type { FlightChange } from '../../flights/schema.ts';
import type { FlightAnswer } from '../schema.ts';
import { minute } from '../../time/time.ts';
import { linesOf, placeOf, timesOf } from './calendarText.ts';
import { calendarWords } from './calendarWords.ts';

const landingAlarmMinutes = 30;
const product = '-//El Dorado//Flights//ES';

function alarmsOf(flight: FlightAnswer, locale: Locale): Alarm[] {
  if (flight.status === 'CAN') return [];
  const words = calendarWords[locale];
  const alarm = (description: string, at: number): Alarm => ({
    action: 'display',
    description,
    trigger: at,
  });
  const { end } = timesOf(flight);
  if (flight.flightDirection === 'A')
    return [alarm(words.landingAlarm, end - landingAlarmMinutes * minute)];
  const { leave } = flight.journey;
  const boarding = flight.expectedTimeBoarding;
  return [
    ...(leave ? [alarm(words.leaveAlarm(leave.hoursBefore), Date.parse(leave.airportBy))] : []),
    ...(boarding ? [alarm(words.boardingAlarm, Date.parse(boarding))] : []),
  ];
}

/** Whether a change changes the entry. Boarding and its like only pass; with a new estimate they are ahead again. */
const changesEntry = ({ kind, to }: FlightChange) =>
  kind !== 'state' || to === 'CNX' || to === 'DIV' || to === null;

/**
 * A flight as an iCalendar file (RFC 5545). The UID stays that of the leg and its date, the sequence counts what
 * changed, so that a calendar that reads the file again moves its entry instead of adding one.
 * @param origin the site's address, for the link to the flight's page.
 * @throws when the library refuses an entry.
 */
export function calendarOf(flight: FlightAnswer, locale: Locale, origin: string): string {
  const words = calendarWords[locale];
  const { start, end } = timesOf(flight);
  const url = origin + localisePath(`/vuelos/detalle/${flight.id}`, locale);
  const title = words.summary(flight.flightName, flight.other.city[locale], flight.flightDirection);
  const cancelled = flight.state === 'CNX';
  return calendarFile({
    productId: product,
    uid: `${flight.id}@eldorado`,
    sequence: flight.history.filter(changesEntry).length,
    changedAt: Date.parse(flight.updatedAt),
    lastModified: Date.parse(flight.history.at(-1)?.at ?? flight.lastUpdatedAt),
    start,
    end,
    title: cancelled ? `${words.cancelled}: ${title}` : title,
    description: linesOf(flight, locale, url).join('\n'),
    location: placeOf(flight, locale),
    url,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    transp: 'OPAQUE',
    alarms: alarmsOf(flight, locale),
  });
}
