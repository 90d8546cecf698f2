import { bogotaInstant, formatAge, formatDate, formatTime, type Locale } from '@eldorado/i18n';
import { noteOf } from '../../flight/cells.tsx';
import { currentTime, type FlightRow } from '../../flight/flightRow.ts';
import type { FlightTranslate } from '../../messages.ts';
import type { BoardFilters } from '../address/boardFilters.ts';
import type { BoardAge } from '../rows/boardView.ts';

export interface TextOfBoard extends BoardAge {
  rows: readonly FlightRow[];
  filters: BoardFilters;
  /** Names of the chosen filters. */
  chosen: readonly string[];
  /** Where the board is found. */
  address: string;
  now: Date;
  locale: Locale;
}

/** A board as plain text that can be read in a message: a flight a line, whose it is, and how old. */
export function boardText(board: TextOfBoard, t: FlightTranslate): string {
  const { rows, filters, chosen, updatedAt, source, now, locale } = board;
  const departs = filters.direction === 'departures';
  const day = formatDate(bogotaInstant(filters.date, '12:00'), locale);
  const age = { time: formatTime(updatedAt, locale), age: formatAge(updatedAt, now, locale) };
  const lineOf = (row: FlightRow) => {
    const [time, scheduled] = [currentTime(row), row.scheduled].map((at) => formatTime(at, locale));
    const status = row.note === 'DIV' ? t('diverted') : t(`status_${row.status}`);
    const note = noteOf(row, t);
    return [
      time === scheduled ? time : `${time} (${t('formerly', { time: scheduled ?? '' })})`,
      `${row.name} ${row.airline.name}`,
      t(departs ? 'toCity' : 'fromCity', { city: `${row.city} (${row.iata})` }),
      t(`terminal_${row.terminal}`),
      row.place && `${t(departs ? 'gate' : 'belt')} ${row.place}`,
      note ? `${status}: ${note}` : status,
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return [
    `${t(departs ? 'departuresCaption' : 'arrivalsCaption', { date: day })} · El Dorado, Bogotá`,
    [...chosen, t(departs ? 'departureCount' : 'arrivalCount', { count: rows.length })].join(' · '),
    t('dataOf', age) + (source === 'demo' ? ` · ${t('demoData')}` : ''),
    '',
    ...rows.map(lineOf),
    '',
    board.address,
  ].join('\n');
}
