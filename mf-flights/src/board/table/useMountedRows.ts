import { startTransition, useEffect, useMemo, useState } from 'react';
import { bogotaClock } from '@eldorado/i18n';
import type { FlightRow } from '../../flight/flightRow.ts';
import { nextIdle } from '../../live/whenUsed.ts';

/** The flights of an hour, by their scheduled time. */
export interface HourOfRows {
  /** `09`, of the airport's clock. */
  key: string;
  rows: readonly FlightRow[];
}

/** Cuts rows in order of time into hours; an hour has the same key whatever page of the day it stands on. */
export function hoursOf(rows: readonly FlightRow[]): HourOfRows[] {
  const hours: { key: string; rows: FlightRow[] }[] = [];
  for (const row of rows) {
    const key = bogotaClock(new Date(row.scheduled)).slice(0, 2);
    const last = hours.at(-1);
    if (last?.key === key) last.rows.push(row);
    else hours.push({ key, rows: [row] });
  }
  return hours;
}

/**
 * Puts a day's rows onto the page an hour at a time, in the browser's pauses: those that are shown first, then those
 * that a filter may show later.
 * @param atOnce how many rows cannot wait for one.
 * @returns the rows that are on the page, and whether those are all.
 */
export function useMountedRows(
  day: readonly FlightRow[],
  shown: readonly FlightRow[],
  atOnce: number,
): { hours: readonly HourOfRows[]; complete: boolean } {
  const [mounted, setMounted] = useState<ReadonlySet<string>>(() => new Set());
  const all = useMemo(() => hoursOf(day), [day]);
  const complete = all.every(({ key }) => mounted.has(key));
  const hours = useMemo(() => {
    if (complete) return all;
    const now = new Set(shown.slice(0, atOnce));
    return all
      .map((hour) =>
        mounted.has(hour.key) ? hour : { ...hour, rows: hour.rows.filter((row) => now.has(row)) },
      )
      .filter(({ rows }) => rows.length > 0);
  }, [all, complete, mounted, shown, atOnce]);
  useEffect(() => {
    if (complete) return undefined;
    return nextIdle(() => {
      const wanted = new Set(hoursOf(shown).map(({ key }) => key));
      const waiting = all.filter(({ key }) => !mounted.has(key));
      const next = waiting.find(({ key }) => wanted.has(key)) ?? waiting[0];
      if (next) startTransition(() => setMounted(new Set([...mounted, next.key])));
    });
  }, [complete, all, shown, mounted]);
  return { hours, complete };
}
