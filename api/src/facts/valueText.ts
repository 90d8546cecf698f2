import { weekdays, type Weekday } from '@eldorado/i18n/hours';
import { readSpans, writeSpans } from '../hours/hoursText.ts';
import type { LocalizedText } from '../http/schema.ts';
import type { WeekSchedule } from '../hours/schema.ts';
import { factUnits, type FactKind, type FactUnit, type FactValue } from './schema.ts';

// A fact's value as files and commands write it: one text for every kind but `text`, which has four languages.

/** How a value of each kind is written. */
export const valueForms: Readonly<Record<FactKind, string>> = {
  hours:
    'write 07:00-18:00 for every day, or all seven days: mon-fri 07:00-18:00; sat 08:00-12:00; sun closed',
  money: 'write the currency and the amount, COP 8000, or the least and the most, COP 8100-8300',
  duration: `write 24 h, or the least and the most, 15-18 min; the units are ${factUnits.slice(0, 7).join(', ')}`,
  phone: 'write +576014397070, with an extension as +576014397070;ext=5112',
  count: `write 336, 5-15 or 100 ml; the units are ${factUnits.join(', ')}`,
  text: 'write it in es, en, fr and pt',
};

/** What a text says: a value, and a unit where it names one. */
export interface ReadValue {
  value: FactValue;
  unit?: FactUnit;
}

type Quantity = number | [number, number];

const quantityForm = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))?$/;

function readQuantity(text: string): Quantity | null {
  const [, least, most] = quantityForm.exec(text) ?? [];
  if (least === undefined) return null;
  if (most === undefined) return Number(least);
  return Number(most) > Number(least) ? [Number(least), Number(most)] : null;
}

/** `mon-fri` or `sun`, as the days it means; none when it is no such thing. */
function daysOf(text: string): readonly Weekday[] {
  const [first = '', last = first] = text.split('-');
  const from = weekdays.findIndex((day) => day === first);
  const to = weekdays.findIndex((day) => day === last);
  return from === -1 || to < from ? [] : weekdays.slice(from, to + 1);
}

function readWeek(text: string): WeekSchedule | null {
  const parts = text.includes(' ') ? text.split(';') : [`mon-sun ${text}`];
  const week: Partial<WeekSchedule> = {};
  for (const part of parts) {
    const [days = '', hours = '', ...more] = part.trim().split(/\s+/);
    const spans = readSpans(hours);
    const named = daysOf(days);
    const isNew = named.every((day) => week[day] === undefined);
    if (spans === null || named.length === 0 || !isNew || more.length > 0) return null;
    for (const day of named) week[day] = spans;
  }
  return weekdays.every((day) => week[day] !== undefined) ? (week as WeekSchedule) : null;
}

function readAmount(text: string): ReadValue | null {
  const [number = '', unitText, ...more] = text.split(/\s+/);
  const value = readQuantity(number);
  const unit = factUnits.find((known) => known === unitText);
  if (value === null || more.length > 0 || (unitText !== undefined && unit === undefined))
    return null;
  return unit === undefined ? { value } : { value, unit };
}

/** Reads a value of a kind other than `text`; null when it is not written as `valueForms` says. */
export function readValue(kind: Exclude<FactKind, 'text'>, text: string): ReadValue | null {
  const trimmed = text.trim();
  switch (kind) {
    case 'hours': {
      const value = readWeek(trimmed);
      return value && { value };
    }
    case 'money': {
      const [, currency = '', number = ''] = /^([A-Z]{3}) (\S+)$/.exec(trimmed) ?? [];
      const amount = readQuantity(number);
      return amount === null ? null : { value: { amount, currency } };
    }
    case 'phone':
      return /^\+\d{7,15}(;ext=\d{1,6})?$/.test(trimmed) ? { value: trimmed } : null;
    case 'duration': {
      const read = readAmount(trimmed);
      // A duration without its unit says nothing; one in metres neither.
      const isTime = read?.unit === undefined || factUnits.indexOf(read.unit) < 7;
      return isTime ? read : null;
    }
    case 'count':
      return readAmount(trimmed);
  }
}

const writeQuantity = (value: number | readonly number[]) =>
  typeof value === 'number' ? String(value) : value.join('-');

function writeWeek(week: WeekSchedule): string {
  const parts: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const hours = writeSpans(week[day]);
    const before = parts.at(-1);
    if (before?.hours === hours) before.last = day;
    else parts.push({ first: day, last: day, hours });
  }
  const [only] = parts;
  if (parts.length === 1 && only) return only.hours;
  return parts
    .map(({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours}`)
    .join('; ');
}

/** A value as `readValue` reads it; a text in four languages stays one. */
export function writeValue({
  value,
  unit,
}: {
  value: FactValue;
  unit: FactUnit | LocalizedText | null;
}): string | LocalizedText {
  const suffix = typeof unit === 'string' ? ` ${unit}` : '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || Array.isArray(value)) return `${writeQuantity(value)}${suffix}`;
  if ('currency' in value) return `${value.currency} ${writeQuantity(value.amount)}`;
  return 'mon' in value ? writeWeek(value) : value;
}
