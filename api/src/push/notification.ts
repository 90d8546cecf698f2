import { localisePath, type Locale } from '../text/locale.ts';
import type { FlightChange } from '../flights/schema.ts';
import type { FlightAnswer } from '../flightDetail/schema.ts';
import { bogotaClock } from '../time/time.ts';
import { pushWords } from './pushWords.ts';

/** What the service worker shows. */
export interface Notification {
  title: string;
  body: string;
  /** Path of the flight's page, where one press stops the news: the word behind `#` reaches no server. */
  url: string;
  /** One notification a flight: a newer one takes its place. */
  tag: string;
}

function bodyOf(flight: FlightAnswer, change: FlightChange, locale: Locale): string {
  const words = pushWords[locale];
  const at = (instant: string | null) =>
    bogotaClock(Date.parse(instant ?? flight.estimatedAt ?? flight.scheduledAt));
  const departs = flight.flightDirection === 'D';
  const belt = flight.belts.join(', ') || null;
  switch (change.kind) {
    case 'gate': {
      const gate = change.to ?? flight.gate ?? '–';
      return change.from ? words.gateMoved(gate, change.from) : words.gate(gate);
    }
    case 'terminal':
      return words.terminal(flight.terminal.slice(1));
    case 'belt':
      return words.belt(change.to ?? belt ?? '–');
    case 'time':
      return departs ? words.leaves(at(change.to)) : words.arrives(at(change.to));
    case 'state':
      switch (change.to) {
        case 'BRD':
          return words.boarding(flight.gate);
        case 'GCL':
          return words.lastCall(flight.gate);
        case 'CNX':
          return words.cancelled(flight.airline.name);
        case 'DIV':
          return words.diverted(flight.airline.name);
        case 'DEP':
          return words.departed(at(flight.actualAt));
        case 'LND':
          return words.landed(at(flight.actualAt));
        default:
          return words.bags(belt);
      }
  }
}

/** A change of a flight as the notification of one follower. */
export function notificationOf(
  flight: FlightAnswer,
  change: FlightChange,
  { locale, token }: { locale: Locale; token: string },
): Notification {
  const { id, flightName, flightDirection, other } = flight;
  return {
    title: pushWords[locale].title(flightName, other.city[locale], flightDirection),
    body: bodyOf(flight, change, locale),
    url: `${localisePath(`/vuelos/detalle/${id}`, locale)}#follow=${token}`,
    tag: id,
  };
}
