import { boardDays, bogotaClock, bogotaDay } from '@eldorado/i18n';
import type { Direction, FlightStatus } from '../../flight/flightRow.ts';

export const kinds = ['all', 'international', 'national'] as const;
/** Travellers look for passenger flights, so those are what a board opens with. */
export const types = ['commercial', 'cargo', 'all'] as const;
export const terminals = ['all', 'T1', 'T2'] as const;
const statusesOf: Record<Direction, readonly FlightStatus[]> = {
  departures: ['ONT', 'DLY', 'CAN', 'DEP'],
  arrivals: ['ONT', 'DLY', 'CAN', 'LND'],
};
export type StatusFilter = FlightStatus | 'all';

/** The statuses a flight of this direction can have, behind `all`. */
export const statusFilters = (direction: Direction): readonly StatusFilter[] => [
  'all',
  ...statusesOf[direction],
];

/** What a board's address asks for. */
export interface BoardFilters {
  direction: Direction;
  /** Number, city, airport or airline. */
  q: string;
  /** The airport's day, `YYYY-MM-DD`. */
  date: string;
  kind: (typeof kinds)[number];
  type: (typeof types)[number];
  terminal: (typeof terminals)[number];
  /** IATA code, or `all`. */
  airline: string;
  status: StatusFilter;
  /** The hours that are shown, `HH:mm`; null at an end without a limit. */
  from: string | null;
  to: string | null;
  /** `HH:mm` at which a page of the board starts; null lets it open at now. */
  at: string | null;
}

export type FilterName = Exclude<keyof BoardFilters, 'direction' | 'date' | 'at'>;

/** A board without filters. */
const noFilters = {
  q: '',
  kind: kinds[0],
  type: types[0],
  terminal: terminals[0],
  airline: 'all',
  status: 'all',
  from: null,
  to: null,
} as const satisfies Pick<BoardFilters, FilterName>;
/** In the order of the form and the address. */
const filterNames = Object.keys(noFilters) as FilterName[];

export const boardPaths: Record<Direction, string> = {
  departures: '/vuelos/salidas',
  arrivals: '/vuelos/llegadas',
};

/**
 * `HH:mm` at which the board of `date` opens: now, today, and midnight otherwise. A flight that waits still is shown whenever it
 * was to leave (`boardWindow`); those that left are a page before.
 */
export const openingTime = (date: string, now: Date): string =>
  date === bogotaDay(now) ? bogotaClock(now) : '00:00';

function oneOf<Word extends string>(words: readonly Word[], value: string | null): Word {
  const [first] = words;
  return words.find((word) => word === value) ?? (first as Word);
}

const clock = (value: string | null) =>
  value !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null;

/** Reads the address; unknown words and days out of reach fall back, so that an old link still shows a board. */
export function readFilters(direction: Direction, url: URL, now: Date): BoardFilters {
  const value = (name: string) => url.searchParams.get(name);
  const today = bogotaDay(now);
  const date = value('date') ?? today;
  const airline = (value('airline') ?? '').trim().toUpperCase();
  return {
    direction,
    q: (value('q') ?? '').trim().slice(0, 80),
    date: boardDays(today).includes(date) ? date : today,
    kind: oneOf(kinds, value('kind')),
    type: oneOf(types, value('type')),
    terminal: oneOf(terminals, value('terminal')),
    airline: /^[A-Z0-9]{2}$/.test(airline) ? airline : noFilters.airline,
    status: oneOf(statusFilters(direction), value('status')),
    from: clock(value('from')),
    to: clock(value('to')),
    at: clock(value('at')),
  };
}

/** Hours that end before they begin: the end is then not looked at, and the form says so. */
export const hoursAreReversed = ({ from, to }: BoardFilters) =>
  from !== null && to !== null && to < from;

/** The path of a board; what is at its default stays out of the address. */
export function boardPath(filters: BoardFilters, today: string): string {
  const params = new URLSearchParams();
  const set = (name: 'date' | 'at' | FilterName, value: string | null, usual: string | null) => {
    if (value !== null && value !== usual) params.set(name, value);
  };
  set('q', filters.q, noFilters.q);
  set('date', filters.date, today);
  for (const name of filterNames.slice(1)) set(name, filters[name], noFilters[name]);
  set('at', filters.at, null);
  const query = params.toString();
  return boardPaths[filters.direction] + (query && `?${query}`);
}

/** The filters the traveller set, in the order of the form. */
export const chosenFilters = (filters: BoardFilters): FilterName[] =>
  filterNames.filter((name) => filters[name] !== noFilters[name]);

/** The same board without some filters; it opens at now again, since other rows come first. */
export const withoutFilters = (
  filters: BoardFilters,
  names: readonly FilterName[],
): BoardFilters => ({
  ...filters,
  at: null,
  ...Object.fromEntries(names.map((name) => [name, noFilters[name]])),
});
