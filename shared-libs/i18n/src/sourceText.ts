import { formatDay } from './format.ts';
import type { Locale } from './locale.ts';

/** The date of a page as far as it is known: a year, a month or a day. */
export function dateText(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-');
  if (day) return formatDay(date, locale);
  if (!month) return year;
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(Number(year), Number(month) - 1));
}

/** Who says a figure, as the API names it, with the date of that page in words: `W Radio, 2021-11` is `W Radio, noviembre de 2021`. */
export const sourceText = (source: string, locale: Locale): string =>
  source.replace(/(?<=, )\d{4}(?:-\d\d){0,2}$/, (date) => dateText(date, locale));
