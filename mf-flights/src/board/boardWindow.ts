import { bogotaClock, bogotaInstant } from '@eldorado/i18n';
import { currentTime, type FlightRow } from '../flight/flightRow.ts';

/** Rows of one page: about two busy hours, and little enough HTML for a phone. */
export const pageSize = 60;

export interface BoardWindow {
  rows: readonly FlightRow[];
  /** `HH:mm` at which the page before this one starts; null at the start of the day. */
  earlier: string | null;
  /** `HH:mm` at which the next page starts; null at the end of the day. */
  later: string | null;
}

/** Where a board starts: a time the traveller asked for, or the one it opens with. */
export interface BoardStart {
  date: string;
  from: string | null;
  opensAt: string;
}

const clockOf = (row: FlightRow | undefined) => (row ? bogotaClock(new Date(row.scheduled)) : null);

/**
 * Cuts a day's rows (by scheduled time) down to one page. A late flight stays on the page until its new
 * time has passed, so that nobody misses a plane that still waits. Without an asked time, a day that fits
 * on one page is shown whole.
 */
export function boardWindow(
  day: readonly FlightRow[],
  { date, from, opensAt }: BoardStart,
): BoardWindow {
  if (!from && day.length <= pageSize) return { rows: day, earlier: null, later: null };
  const start = bogotaInstant(date, from ?? opensAt).getTime();
  const passed = day.filter(
    (row) => Date.parse(currentTime(row)) < start && Date.parse(row.scheduled) < start,
  );
  const ahead = day.filter((row) => !passed.includes(row));
  return {
    rows: ahead.slice(0, pageSize),
    earlier: clockOf(passed[Math.max(0, passed.length - pageSize)]),
    later: clockOf(ahead[pageSize]),
  };
}
