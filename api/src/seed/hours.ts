import type { WeekSchedule } from '../schemas/places.ts';

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
