import { addDays, bogotaClock, bogotaDay, floorTo } from '@eldorado/i18n';
import type { Direction, FlightStatus } from '../flight/flightRow.ts';

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
  status: StatusFilter;
  /** `HH:mm` at which the board starts; null lets it open at now. */
  from: string | null;
}

export type FilterName = 'q' | 'kind' | 'type' | 'terminal' | 'status';

export const boardPaths: Record<Direction, string> = {
  departures: '/vuelos/salidas',
  arrivals: '/vuelos/llegadas',
};

/** The days a board knows, from yesterday to in three days (domain.md section 4). */
export function boardDays(today: string): string[] {
  return [-1, 0, 1, 2, 3].map((count) => addDays(today, count));
}

/** `HH:mm` at which the board of `date` opens: about an hour before now today, midnight otherwise. */
export function openingTime(date: string, now: Date): string {
  const start = floorTo(new Date(now.getTime() - 60 * 60_000), 10);
  // In the first hour of the day an hour ago was yesterday.
  return date === bogotaDay(now) && bogotaDay(start) === date ? bogotaClock(start) : '00:00';
}

function oneOf<Word extends string>(words: readonly Word[], value: string | null): Word {
  const [first] = words;
  return words.find((word) => word === value) ?? (first as Word);
}

/** Reads the address; unknown words and days out of reach fall back, so that an old link still shows a board. */
export function readFilters(direction: Direction, url: URL, now: Date): BoardFilters {
  const value = (name: string) => url.searchParams.get(name);
  const today = bogotaDay(now);
  const date = value('date') ?? today;
  const from = value('from') ?? '';
  return {
    direction,
    q: (value('q') ?? '').trim().slice(0, 80),
    date: boardDays(today).includes(date) ? date : today,
    kind: oneOf(kinds, value('kind')),
    type: oneOf(types, value('type')),
    terminal: oneOf(terminals, value('terminal')),
    status: oneOf(statusFilters(direction), value('status')),
    from: /^([01]\d|2[0-3]):[0-5]\d$/.test(from) ? from : null,
  };
}

/** The path of a board; what is at its default stays out of the address. */
export function boardPath(filters: BoardFilters, today: string): string {
  const params = new URLSearchParams();
  if (filters.q) params.set('q', filters.q);
  if (filters.date !== today) params.set('date', filters.date);
  if (filters.kind !== kinds[0]) params.set('kind', filters.kind);
  if (filters.type !== types[0]) params.set('type', filters.type);
  if (filters.terminal !== terminals[0]) params.set('terminal', filters.terminal);
  if (filters.status !== 'all') params.set('status', filters.status);
  if (filters.from) params.set('from', filters.from);
  const query = params.toString();
  return boardPaths[filters.direction] + (query && `?${query}`);
}

/** The filters the traveller set, in the order of the form. */
export function chosenFilters(filters: BoardFilters): FilterName[] {
  const chosen: FilterName[] = [];
  if (filters.q) chosen.push('q');
  if (filters.kind !== kinds[0]) chosen.push('kind');
  if (filters.type !== types[0]) chosen.push('type');
  if (filters.terminal !== terminals[0]) chosen.push('terminal');
  if (filters.status !== 'all') chosen.push('status');
  return chosen;
}

/** The same board without one filter; it opens at now again, since other rows come first. */
export function withoutFilter(filters: BoardFilters, name: FilterName): BoardFilters {
  const cleared = {
    q: '',
    kind: kinds[0],
    type: types[0],
    terminal: terminals[0],
    status: 'all',
  } as const;
  return { ...filters, from: null, [name]: cleared[name] };
}
