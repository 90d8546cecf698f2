import type { components } from '@eldorado/http/api-types';
import { bogotaInstant } from '@eldorado/i18n';
import type { Locale } from '@eldorado/i18n/locale';
import { createTextIndex, type TextIndex } from '@eldorado/i18n/text';
import { boardLimits, flightText, isWithinLimits, type LimitedFlight } from '@eldorado/rules';
import {
  currentTime,
  parseFlightRow,
  type Direction,
  type FlightRow,
} from '../../flight/flightRow.ts';
import { hoursAreReversed, type BoardFilters } from '../address/boardFilters.ts';
import { startOf, type BoardAge, type BoardArgs, type BoardView } from './boardView.ts';
import { boardWindow, pageSize, type BoardWindow } from './boardWindow.ts';

type FlightList = components['schemas']['FlightList'];

export interface DayArgs {
  direction: Direction;
  /** The airport's day, `YYYY-MM-DD`. */
  date: string;
  locale: Locale;
}

/** Every flight of a day and direction, passengers' and cargo, to be filtered in the browser. */
export interface DayView extends BoardAge {
  rows: readonly FlightRow[];
  /** What each row is found by, in the order of the rows. Changes of a flight do not touch it. */
  texts: readonly string[];
}

export const dayArgsOf = ({ filters, locale }: BoardArgs): DayArgs => ({
  direction: filters.direction,
  date: filters.date,
  locale,
});

export const parseDay = (
  { flights, updatedAt, source }: FlightList,
  { locale }: Pick<DayArgs, 'locale'>,
): DayView => ({
  rows: flights.map((flight) => parseFlightRow(flight, locale)),
  texts: flights.map(flightText),
  updatedAt,
  source,
});

const indexes = new WeakMap<readonly string[], TextIndex>();

/** What a day's text is looked up in. It takes a phone some 20 ms to make, so it is made before it is needed. */
function textIndexOf({ texts }: DayView): TextIndex {
  const index = indexes.get(texts) ?? createTextIndex(texts);
  indexes.set(texts, index);
  return index;
}

/** What a board's limits look at of a row. Its times are read only where hours are asked for: a phone takes a while for them. */
const limitedRow = (row: FlightRow): LimitedFlight => ({
  airlineCodes: [row.airline.code],
  terminal: row.terminal,
  kind: row.kind,
  isCargo: row.cargo,
  status: row.status,
  get times() {
    return [Date.parse(row.scheduled), Date.parse(currentTime(row))];
  },
});

function passing(filters: BoardFilters): (row: FlightRow) => boolean {
  const limits = boardLimits({
    ...filters,
    from: filters.from ?? '',
    to: (!hoursAreReversed(filters) && filters.to) || '',
  });
  const passes = isWithinLimits(limits, bogotaInstant(filters.date).getTime());
  return (row) => passes(limitedRow(row));
}

export interface DayBoard extends BoardWindow {
  /** Flights of the day that match, shown or not. */
  total: number;
}

/**
 * What a board shows of its day: what the API answers to the same filters, from where the board starts.
 * @param q what is typed, which the address may not have yet.
 * @param size rows of a page; null for the hours before too.
 */
export function boardOfDay(
  day: DayView,
  args: BoardArgs,
  q: string,
  size: number | null,
): DayBoard {
  const found = textIndexOf(day).find(q);
  const passes = passing(args.filters);
  const rows = day.rows.filter((row, at) => found[at] === 1 && passes(row));
  const total = rows.length;
  if (size === null) return { rows, earlier: null, later: null, total };
  return { ...boardWindow(rows, startOf(args), size), total };
}

const days = new WeakMap<object, Partial<Record<Locale, DayView>>>();

/** The server's page of a board. All boards of a day are made of one answer, which is read and parsed once. */
export function parseBoard(wire: FlightList, args: BoardArgs): BoardView {
  const known = days.get(wire) ?? {};
  days.set(wire, known);
  const day = (known[args.locale] ??= parseDay(wire, args));
  const { updatedAt, source } = day;
  return { ...boardOfDay(day, args, args.filters.q, pageSize), updatedAt, source };
}
