import type { DayColumn } from '../servicesApi.ts';

/** Where a car park is going. */
export interface Outlook {
  /** Free places half an hour ago and whether they have become fewer since; null where little has changed. */
  trend: { before: number; fuller: boolean } | null;
  /** When it is expected to be full; null when it is not. */
  fullAt: string | null;
  /** The fewest free places that are expected from now on. */
  least: { time: string; places: number } | null;
}

/** A change of less than this share of a car park is none. */
const noticeable = 0.02;
/** Fewer free places than this share of a car park are none for who is still on the way. */
const almostFull = 0.01;

/** What to expect of a car park from its day. @param available places that are free now. */
export function outlookOf(
  columns: readonly DayColumn[],
  { available, capacity }: { available: number; capacity: number },
): Outlook {
  const before = columns.findLast(({ measured }) => measured !== null)?.measured ?? null;
  const last = columns.findLastIndex(({ measured }) => measured !== null);
  const toCome = columns
    .slice(last + 1)
    .flatMap(({ time, expected }) => (expected === null ? [] : [{ time, places: expected }]));
  const changed = before !== null && Math.abs(available - before) > capacity * noticeable;
  const full = toCome.find(({ places }) => places <= capacity * almostFull);
  const least = toCome.reduce<Outlook['least']>(
    (fewest, each) => (fewest === null || each.places < fewest.places ? each : fewest),
    null,
  );
  return {
    trend: changed ? { before, fuller: available < before } : null,
    fullAt: full?.time ?? null,
    least: least && least.places < available ? least : null,
  };
}
