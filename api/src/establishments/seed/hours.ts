import { reasons, type ReasonKey } from '../../hours/reasons.ts';
import type { OpeningHours, WeekSchedule } from '../../hours/schema.ts';

type Hours = WeekSchedule['mon'];

/** Reads `05:00-22:00` or `07:00-12:00+13:00-18:00`; an empty text is a closed day. */
function day(text: string): Hours {
  return text === ''
    ? []
    : text.split('+').map((span) => {
        const [opens = '', closes = ''] = span.split('-');
        return { opens, closes };
      });
}

/** A week with the given hours from Monday to Friday, on Saturday and on Sunday. */
export function week(weekdays: string, saturday = weekdays, sunday = saturday): WeekSchedule {
  const [w, sat, sun] = [day(weekdays), day(saturday), day(sunday)];
  return { mon: w, tue: w, wed: w, thu: w, fri: w, sat, sun };
}

export const always = week('00:00-24:00');

/** Hours that are the same on holidays. */
export const plain = (hours: WeekSchedule): OpeningHours => ({
  week: hours,
  holiday: null,
  exceptions: [],
});

/** Hours of an office, which does not open on holidays. */
export const businessDays = (hours: WeekSchedule): OpeningHours => ({
  ...plain(hours),
  holiday: [],
});

const goodFridays = ['2026-04-03', '2027-03-26', '2028-04-14'];
const years = [2026, 2027, 2028];
const on = (date: string, hours: string, reason: ReasonKey) => ({
  from: date,
  to: date,
  hours: day(hours),
  reason: reasons[reason],
});
const festiveDays: OpeningHours['exceptions'] = [
  ...goodFridays.map((date) => on(date, '08:00-20:00', 'good_friday')),
  ...years.flatMap((year) => [
    on(`${year}-12-24`, '06:00-20:00', 'christmas_eve'),
    on(`${year}-12-25`, '09:00-20:00', 'christmas'),
    on(`${year}-12-31`, '06:00-20:00', 'new_year_eve'),
  ]),
].sort((a, b) => a.from.localeCompare(b.from));

/** Hours of a shop or restaurant that is open for less on the great feasts; around the clock means on those too. */
export const festive = (hours: WeekSchedule): OpeningHours =>
  hours === always ? plain(hours) : { ...plain(hours), exceptions: festiveDays };
