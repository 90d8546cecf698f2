import { formatTime, type Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { groupView, type GroupView } from '../statistics/groupView.ts';
import type { Figure } from '../statistics/statisticsApi.ts';
import { plainWords, type PlainWords } from '../statistics/statisticsView.ts';
import { statisticWords } from '../statistics/words.ts';
import { cargoWords, type CargoWords } from './words.ts';

export type FlightList = components['schemas']['FlightList'];
type Flight = components['schemas']['Flight'];
export type Direction = FlightList['direction'];

export interface CargoFlight {
  id: string;
  name: string;
  airline: string;
  city: string;
  time: string;
  /** When it was to be at first, if that is another time. */
  before: string | null;
  status: Flight['status'];
}

/** The next flights of a direction; null when they cannot be had. */
export type NextCargo = { flights: readonly CargoFlight[]; isDemo: boolean } | null;

export interface CargoView {
  words: CargoWords;
  next: Readonly<Record<Direction, NextCargo>>;
  /** Null while nothing is known of it. */
  tonnage: { view: GroupView; words: PlainWords } | null;
}

const mostShown = 6;

const currentOf = ({ actualAt, estimatedAt, scheduledAt }: Flight) =>
  actualAt ?? estimatedAt ?? scheduledAt;

/** Today's flights of cargo airlines that are still to come, the first six. */
function nextCargo(list: FlightList | null, now: Date, locale: Locale): NextCargo {
  if (list === null) return null;
  const flights = list.flights
    .filter((flight) => flight.airlineType === 1 && Date.parse(currentOf(flight)) >= now.getTime())
    .sort((a, b) => Date.parse(currentOf(a)) - Date.parse(currentOf(b)))
    .slice(0, mostShown)
    .map((flight): CargoFlight => {
      const time = formatTime(currentOf(flight), locale);
      const scheduled = formatTime(flight.scheduledAt, locale);
      return {
        id: flight.id,
        name: flight.flightName,
        airline: flight.airline.name,
        city: flight.other.city[locale],
        time,
        before: time === scheduled ? null : scheduled,
        status: flight.status,
      };
    });
  return { flights, isDemo: list.source === 'demo' };
}

/** What the page of cargo shows beside its text. */
export function cargoView(
  figures: readonly Figure[] | null,
  boards: Readonly<Record<Direction, FlightList | null>>,
  { locale, now }: { locale: Locale; now: Date },
): CargoView {
  const words = statisticWords(locale);
  const view = groupView(figures ?? [], 'cargo', { locale, words, view: 'absolute' });
  return {
    words: cargoWords(locale),
    next: {
      departures: nextCargo(boards.departures, now, locale),
      arrivals: nextCargo(boards.arrivals, now, locale),
    },
    tonnage: view && { view, words: plainWords(words) },
  };
}
