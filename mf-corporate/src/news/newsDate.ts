import { bogotaDay, bogotaTimeZone, formatDate, dateTag, type Locale } from '@eldorado/i18n';
import type { NewsItem } from './newsApi.ts';

/** The day that an item stands under: an event's is the day on which it begins. */
export const dayOf = ({ event, date }: Pick<NewsItem, 'event' | 'date'>): string =>
  event ? bogotaDay(new Date(event.start)) : date;

/** A date as a sign has it: what is known of day and month, and the year. `27 feb` and `2026`; nothing and `2025`. */
export function signDate(date: string, locale: Locale): { day: string; year: string } {
  const [year = '', month, day] = date.split('-');
  if (!month) return { day: '', year };
  const instant = `${year}-${month}-${day ?? '01'}T00:00:00Z`;
  if (day) return { day: formatDate(instant, locale, 'short', 'UTC'), year };
  const format = new Intl.DateTimeFormat(dateTag[locale], { month: 'short', timeZone: 'UTC' });
  return { day: format.format(new Date(instant)), year };
}

/** From when to when something is, on the airport's clock: `1 de diciembre de 2026, 10:00–12:00`. */
export function spanText(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateTag[locale], {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone: bogotaTimeZone,
  });
  return format.formatRange(new Date(from), new Date(to));
}
