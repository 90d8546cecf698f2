import { bogotaClock, bogotaInstant } from '@eldorado/i18n';
import { currentTime, type FlightRow } from '../../flight/flightRow.ts';

/** Rows of one page: more than an hour at its busiest, and little enough HTML for a phone. */
export const pageSize = 40;

export interface BoardWindow {
  rows: readonly FlightRow[];
  /** `HH:mm` at which the page before this one starts; null at the start of the day. */
  earlier: string | null;
  /** `HH:mm` at which the next page starts; null at the end of the day. */
  later: string | null;
}

/** Where a board starts: a page the traveller went to, the hours asked for, or the time it opens with. */
export interface BoardStart {
  date: string;
  at: string | null;
  from: string | null;
  opensAt: string;
}

const clockOf = (row: FlightRow | undefined) => (row ? bogotaClock(new Date(row.scheduled)) : null);

/**
 * Cuts a day's rows (by scheduled time) down to one page. A late flight stays on the page until its new
 * time has passed, so that nobody misses a plane that still waits. Without an asked time, a day that fits
 * on one page is shown whole.
 * @param size rows of the page; without an end where the whole day is at hand.
 */
export function boardWindow(
  day: readonly FlightRow[],
  { date, at, from, opensAt }: BoardStart,
  size = pageSize,
): BoardWindow {
  if (!at && day.length <= pageSize) return { rows: day, earlier: null, later: null };
  const start = bogotaInstant(date, at ?? from ?? opensAt).getTime();
  const passed: FlightRow[] = [];
  const ahead: FlightRow[] = [];
  for (const row of day) {
    const over = Date.parse(row.scheduled) < start && Date.parse(currentTime(row)) < start;
    (over ? passed : ahead).push(row);
  }
  return {
    rows: ahead.slice(0, size),
    earlier: clockOf(passed[Math.max(0, passed.length - pageSize)]),
    later: clockOf(ahead[size]),
  };
}
