import { bogotaOffset, minutesOf } from './bogota.ts';

// One reading of opening hours for the API and for browsers: what both compute from the same rules cannot differ.

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** `HH:mm` to `HH:mm` on Bogotá's clock. A closing time not after the opening one is on the next day; 24:00 ends the day. */
export interface Span {
  opens: string;
  closes: string;
}

/** The rules of a place. No spans: closed that day. */
export interface OpeningRules {
  week: Readonly<Record<Weekday, readonly Span[]>>;
  /** Replaces the week on Colombian holidays; null leaves the week as it is. */
  holiday: readonly Span[] | null;
  /** Days `YYYY-MM-DD`, both included, that win over week and holiday; of two, the first. */
  exceptions: readonly { from: string; to: string; hours: readonly Span[] }[];
}

export type IsHoliday = (day: string) => boolean;

/** Instants are UTC milliseconds. `until` is null for a closed place and for one that does not close within the horizon. */
export type OpenStatus =
  | { state: 'open' | 'closing'; until: number | null; opensAt: null }
  | { state: 'closed'; until: null; opensAt: number | null };

/** From this long before closing a place counts as closing. */
export const closingMinutes = 30;
/** How far ahead an opening or a closing is looked for; holidays must be known that far. */
export const horizonDays = 14;

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** @param day `YYYY-MM-DD` */
export const weekdayOf = (day: string): Weekday => weekdayAt(Date.parse(day) / dayMs);

/** Days are numbered from 1970-01-01, a Thursday. */
const weekdayAt = (day: number): Weekday => weekdays[(day + 3) % 7] ?? 'mon';

// To write a date takes longer than all the rest, and only the days around now are asked for.
const dayTexts = new Map<number, string>();
function dayText(day: number): string {
  const text = dayTexts.get(day) ?? new Date(day * dayMs).toISOString().slice(0, 10);
  dayTexts.set(day, text);
  return text;
}

/** The hours that begin on a day, `YYYY-MM-DD`. */
export const spansOn = (rules: OpeningRules, day: string, isHoliday: IsHoliday) =>
  spansAt(rules, Date.parse(day) / dayMs, isHoliday);

function spansAt(rules: OpeningRules, day: number, isHoliday: IsHoliday): readonly Span[] {
  const { week, holiday, exceptions } = rules;
  if (exceptions.length > 0) {
    const text = dayText(day);
    const exception = exceptions.find(({ from, to }) => from <= text && text <= to);
    if (exception) return exception.hours;
  }
  if (holiday !== null && isHoliday(dayText(day))) return holiday;
  return week[weekdayAt(day)];
}

interface Opening {
  /** Milliseconds since the midnight before. */
  from: number;
  to: number;
}
const openings = new WeakMap<readonly Span[], readonly Opening[]>();

/** Read once: a list asks for the hours of its rows at every tick of the clock. */
function openingsOf(spans: readonly Span[]): readonly Opening[] {
  const known = openings.get(spans);
  if (known) return known;
  const read = spans
    .map(({ opens, closes }) => {
      const from = minutesOf(opens) * minute;
      const to = minutesOf(closes) * minute;
      return { from, to: to > from ? to : to + dayMs };
    })
    .sort((a, b) => a.from - b.from);
  openings.set(spans, read);
  return read;
}

/** Whether a place is open at `now`, UTC milliseconds, and when that changes. */
export function openStatus(rules: OpeningRules, isHoliday: IsHoliday, now: number): OpenStatus {
  const today = Math.floor((now - bogotaOffset) / dayMs);
  /** The end of the openings that hold now, without a gap between them. */
  let until: number | null = null;
  // Hours that began yesterday may still run; none run longer than a day.
  for (let day = today - 1; day <= today + horizonDays; day += 1) {
    const midnight = day * dayMs + bogotaOffset;
    for (const opening of openingsOf(spansAt(rules, day, isHoliday))) {
      const from = midnight + opening.from;
      const to = midnight + opening.to;
      if (from <= (until ?? now)) {
        if (to > (until ?? now)) until = to;
      } else if (until === null) {
        return { state: 'closed', until: null, opensAt: from };
      } else {
        return closesAt(until, now);
      }
    }
  }
  if (until === null) return { state: 'closed', until: null, opensAt: null };
  // Nothing opens after it: it ends there, unless it runs to the end of what was looked at.
  return until >= now + horizonDays * dayMs
    ? { state: 'open', until: null, opensAt: null }
    : closesAt(until, now);
}

const closesAt = (until: number, now: number): OpenStatus => ({
  state: until - now <= closingMinutes * minute ? 'closing' : 'open',
  until,
  opensAt: null,
});
