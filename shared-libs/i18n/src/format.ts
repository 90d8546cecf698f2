import { bogotaClock, bogotaTimeZone } from './bogota.ts';
import { dateTag, languageTag, type Locale, type Translated } from './locale.ts';

/** Making a formatter costs a phone milliseconds, so each is made once. */
function once<Format>(make: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

const perZone = new Map<string, (locale: Locale) => Intl.DateTimeFormat>();

function dateFormat(
  locale: Locale,
  style: keyof typeof dateStyles,
  timeZone: string,
): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const format =
    perZone.get(key) ??
    once(
      (language) => new Intl.DateTimeFormat(dateTag[language], { ...dateStyles[style], timeZone }),
    );
  perZone.set(key, format);
  return format(locale);
}

const dateStyles = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  short: { day: 'numeric', month: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `14:05`, in the airport's zone unless another IANA zone is given. Airports write 24 hours in every language. */
export function formatTime(
  instant: string | Date,
  locale: Locale,
  timeZone = bogotaTimeZone,
): string {
  const date = new Date(instant);
  if (timeZone === bogotaTimeZone) return bogotaClock(date);
  return dateFormat(locale, 'time', timeZone).format(date);
}

/** `sábado, 21 de noviembre` or, short, `21 nov`. */
export function formatDate(
  instant: string | Date,
  locale: Locale,
  style: 'long' | 'short' = 'long',
  timeZone = bogotaTimeZone,
): string {
  return dateFormat(locale, style, timeZone).format(new Date(instant));
}

const dayFormat = once(
  (locale) => new Intl.DateTimeFormat(dateTag[locale], { dateStyle: 'long', timeZone: 'UTC' }),
);

/** A calendar day with its year, which has no zone: `2026-02-12` → `12 de febrero de 2026`. */
export const formatDay = (day: string, locale: Locale): string =>
  dayFormat(locale).format(new Date(`${day}T00:00:00Z`));

/** Making one costs a hundred times what using it does. */
const numbers = new Map<string, Intl.NumberFormat>();

export function formatNumber(
  value: number,
  locale: Locale,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = locale + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(languageTag[locale], options);
  numbers.set(key, format);
  return format.format(value);
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

const ago: Translated<(figure: string) => string> = {
  es: (figure) => `hace ${figure}`,
  en: (figure) => `${figure} ago`,
  fr: (figure) => `il y a ${figure}`,
  pt: (figure) => `há ${figure}`,
};
const now: Translated<string> = { es: 'ahora', en: 'now', fr: 'maintenant', pt: 'agora' };
const day: Translated<string> = { es: 'd', en: 'd', fr: 'j', pt: 'd' };

/**
 * How old a figure is: `hace 2 min`. Under a minute counts as now. The words stand here, because the browser's
 * relative formatter takes a phone 30 ms to make and the first figure on the page waits for it.
 */
export function formatAge(instant: string | Date, at: Date, locale: Locale): string {
  const minutes = Math.floor((at.getTime() - new Date(instant).getTime()) / 60_000);
  if (minutes < 1) return now[locale];
  if (minutes < 60) return ago[locale](`${minutes} min`);
  const hours = Math.floor(minutes / 60);
  return ago[locale](hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} ${day[locale]}`);
}
