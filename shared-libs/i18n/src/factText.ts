import { formatNumber, formatPesos } from './format.ts';
import { weekdays, type Span, type Weekday } from './hours.ts';
import { languageTag, type Locale, type Translated } from './locale.ts';

type Quantity = number | readonly number[];
type Week = Readonly<Record<Weekday, readonly Span[]>>;
type Unit = string | Translated | null;

/** A fact as the API answers it, as far as its words go. */
export interface FactLike {
  value: Quantity | string | Week | Translated | { amount: Quantity; currency: string };
  unit: Unit;
}

/** A fact's value in words: `12.000 pesos`, `15 días hábiles`, `Todos los días, 7:00 a 18:00`. */
export function factText({ value, unit }: FactLike, locale: Locale): string {
  if (typeof value === 'string') return phoneText(value);
  if (isQuantity(value)) return quantityText(value, unit, locale);
  if ('currency' in value) {
    const { amount, currency } = value;
    const text = ranged(amount, (each) => moneyText(each, currency, locale), locale);
    // What it is paid for, `a minute`: the platform's units are none of money.
    return unit === null || typeof unit === 'string' ? text : `${text} ${unit[locale]}`;
  }
  return 'mon' in value ? hoursText(value, locale) : value[locale];
}

const isQuantity = (value: FactLike['value']): value is Quantity =>
  typeof value === 'number' || Array.isArray(value);

/** `8.100 a 8.300`; the unit, where there is one, stands once behind it. */
function ranged(value: Quantity, text: (value: number) => string, locale: Locale): string {
  if (typeof value === 'number') return text(value);
  const [least = 0, most = 0] = value;
  return `${text(least)} ${words[locale].to} ${text(most)}`;
}

function moneyText(amount: number, currency: string, locale: Locale): string {
  if (currency === 'COP') return formatPesos(amount, locale);
  return formatNumber(amount, locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
}

/** Units that the platform writes in every language. */
const platformUnits: Readonly<Record<string, [unit: string, display: 'long' | 'short']>> = {
  s: ['second', 'short'],
  min: ['minute', 'short'],
  h: ['hour', 'long'],
  days: ['day', 'long'],
  months: ['month', 'long'],
  years: ['year', 'long'],
  m: ['meter', 'short'],
  km: ['kilometer', 'short'],
  ml: ['milliliter', 'short'],
  l: ['liter', 'long'],
  kg: ['kilogram', 'short'],
};
/** Units that are written alike in all four. */
const symbols: Readonly<Record<string, string>> = { m2: 'm²', 'l/s': 'l/s', t: 't', Wh: 'Wh' };

function quantityText(value: Quantity, unit: Unit, locale: Locale): string {
  const most = typeof value === 'number' ? value : Math.max(...value);
  const number = ranged(value, (each) => formatNumber(each, locale), locale);
  if (unit === null) return number;
  if (typeof unit !== 'string') return `${number} ${unit[locale]}`;
  if (unit === 'percent') return percentText(number, locale);
  if (unit === 'working-days') return `${number} ${words[locale].workingDays[most === 1 ? 0 : 1]}`;
  const known = platformUnits[unit];
  if (!known) return `${number} ${symbols[unit] ?? unit}`;
  const [name, unitDisplay] = known;
  // The platform knows where the unit stands and its plural; the number is put in for a range.
  const parts = new Intl.NumberFormat(languageTag[locale], {
    style: 'unit',
    unit: name,
    unitDisplay,
  }).formatToParts(most);
  const isNumber = ({ type }: Intl.NumberFormatPart) =>
    ['integer', 'group', 'decimal', 'fraction'].includes(type);
  const first = parts.findIndex(isNumber);
  return parts
    .map((part, index) => (index === first ? number : isNumber(part) ? '' : part.value))
    .join('');
}

/** A number with the sign of a percentage as the language sets it: `43 %`, `43%`. */
export const percentText = (number: string, locale: Locale): string =>
  number + words[locale].percent;

/** `+57 601 439 7070`, with its extension behind. */
function phoneText(phone: string): string {
  const [number = '', extension] = phone.split(';ext=');
  const grouped = number.replace(/^(\+57)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
  return extension === undefined ? grouped : `${grouped}, ext. ${extension}`;
}

/** Days with the same hours together: `Lunes a viernes, 7:00 a 18:00; sábado y domingo, cerrado`. */
export function hoursText(week: Week, locale: Locale): string {
  const own = words[locale];
  const groups: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const hours = spansText(week[day], locale);
    const before = groups.at(-1);
    if (before?.hours === hours) before.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  const [only] = groups;
  const text =
    groups.length === 1 && only
      ? `${own.everyDay}, ${only.hours}`
      : groups
          .map(({ first, last, hours }) => {
            const days = [dayName(first, locale), dayName(last, locale)];
            return `${first === last ? days[0] : days.join(` ${own.to} `)}, ${hours}`;
          })
          .join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function spansText(spans: readonly Span[], locale: Locale): string {
  const own = words[locale];
  if (spans.length === 0) return own.closed;
  return spans
    .map(({ opens, closes }) =>
      opens === '00:00' && ['00:00', '24:00'].includes(closes)
        ? own.aroundTheClock
        : `${opens} ${own.to} ${closes}`,
    )
    .join(' / ');
}

// 2024-01-01 was a Monday.
const dayName = (day: Weekday, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + weekdays.indexOf(day)),
  );

interface Words {
  to: string;
  everyDay: string;
  closed: string;
  aroundTheClock: string;
  workingDays: readonly [one: string, many: string];
  percent: string;
}
const words: Translated<Words> = {
  es: {
    to: 'a',
    everyDay: 'todos los días',
    closed: 'cerrado',
    aroundTheClock: '24 horas',
    workingDays: ['día hábil', 'días hábiles'],
    percent: '\u00a0%',
  },
  en: {
    to: 'to',
    everyDay: 'every day',
    closed: 'closed',
    aroundTheClock: '24 hours',
    workingDays: ['working day', 'working days'],
    percent: '%',
  },
  fr: {
    to: 'à',
    everyDay: 'tous les jours',
    closed: 'fermé',
    aroundTheClock: '24 h sur 24',
    workingDays: ['jour ouvré', 'jours ouvrés'],
    percent: '\u00a0%',
  },
  pt: {
    to: 'a',
    everyDay: 'todos os dias',
    closed: 'fechado',
    aroundTheClock: '24 horas',
    workingDays: ['dia útil', 'dias úteis'],
    percent: '%',
  },
};
