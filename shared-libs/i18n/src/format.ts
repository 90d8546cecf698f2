import { languageTag, type Locale } from './locale.ts';

/** The airport's zone; Colombia has no daylight saving time. */
export const bogotaTimeZone = 'America/Bogota';

const formatters = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  let format = formatters.get(key);
  if (!format)
    formatters.set(key, (format = new Intl.DateTimeFormat(languageTag[locale], options)));
  return format;
}

/** `14:05`, in the airport's zone unless another IANA zone is given. Airports write 24 hours in every language. */
export function formatTime(
  instant: string | Date,
  locale: Locale,
  timeZone = bogotaTimeZone,
): string {
  return dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(instant));
}

/** `sábado, 21 de noviembre` or, short, `21 nov`. */
export function formatDate(
  instant: string | Date,
  locale: Locale,
  style: 'long' | 'short' = 'long',
  timeZone = bogotaTimeZone,
): string {
  const options: Intl.DateTimeFormatOptions =
    style === 'long'
      ? { weekday: 'long', day: 'numeric', month: 'long', timeZone }
      : { day: 'numeric', month: 'short', timeZone };
  return dateFormat(locale, options).format(new Date(instant));
}

export function formatNumber(
  value: number,
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(languageTag[locale], options).format(value);
}

/** Colombian pesos without decimals: `$ 36.350` in Spanish, `COP 36,350` where the sign would be read as dollars. */
export function formatPesos(value: number, locale: Locale): string {
  return formatNumber(value, locale, {
    style: 'currency',
    currency: 'COP',
    currencyDisplay: locale === 'es' ? 'narrowSymbol' : 'code',
    maximumFractionDigits: 0,
  });
}

/** How old a figure is: `hace 2 minutos`. Under a minute counts as now. */
export function formatAge(instant: string | Date, now: Date, locale: Locale): string {
  const minutes = Math.floor((now.getTime() - new Date(instant).getTime()) / 60_000);
  const relative = new Intl.RelativeTimeFormat(languageTag[locale], { numeric: 'auto' });
  if (minutes < 1) return relative.format(0, 'second');
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? relative.format(-hours, 'hour')
    : relative.format(-Math.floor(hours / 24), 'day');
}
