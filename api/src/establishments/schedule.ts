import { weekdays, type OpenStatus, type WeekSchedule } from '../schemas/places.ts';
import { addDays, bogotaDate, bogotaInstant, iso, minute, weekdayOf } from '../time.ts';

interface Opening {
  from: number;
  to: number;
}

/** From this long before closing an establishment counts as closing. */
export const closingMinutes = 30;
const horizonDays = 8;

/** The hours that begin on a day. A closing time not after the opening one belongs to the next day. */
function openingsOf(schedule: WeekSchedule, date: string): Opening[] {
  const weekday = weekdays[weekdayOf(date)] ?? 'mon';
  return schedule[weekday].map(({ opens, closes }) => {
    const from = bogotaInstant(date, opens);
    const to = bogotaInstant(closes > opens ? date : addDays(date, 1), closes);
    return { from, to };
  });
}

/** Openings from yesterday on, in order, those that touch or overlap joined: two days of 24 hours have no gap. */
function openingsAround(schedule: WeekSchedule, now: number): Opening[] {
  const yesterday = addDays(bogotaDate(now), -1);
  const all = Array.from({ length: horizonDays + 2 }, (_, i) =>
    openingsOf(schedule, addDays(yesterday, i)),
  )
    .flat()
    .sort((a, b) => a.from - b.from);
  const joined: Opening[] = [];
  for (const opening of all) {
    const last = joined.at(-1);
    if (last && opening.from <= last.to) last.to = Math.max(last.to, opening.to);
    else joined.push({ ...opening });
  }
  return joined;
}

/**
 * Whether an establishment is open at `now` by its week in Bogotá. `until` is when it closes, null when it does not
 * close within a week; `opensAt` is the next opening of a closed one, null when its week is empty.
 */
export function openStatus(schedule: WeekSchedule, now: number): OpenStatus {
  const openings = openingsAround(schedule, now);
  const current = openings.find(({ from, to }) => from <= now && now < to);
  if (current === undefined) {
    const next = openings.find(({ from }) => from > now);
    return { state: 'closed', until: null, opensAt: next ? iso(next.from) : null };
  }
  const endless = current.to >= bogotaInstant(addDays(bogotaDate(now), horizonDays));
  if (endless) return { state: 'open', until: null, opensAt: null };
  const state = current.to - now <= closingMinutes * minute ? 'closing' : 'open';
  return { state, until: iso(current.to), opensAt: null };
}
