import { weekdays, type Weekday } from '@eldorado/i18n/hours';
import type { establishments } from './tables.ts';
import { establishmentKinds } from './schema.ts';
import type { OpeningHours } from '../hours/schema.ts';
import { initialsOf, tileColourOf } from './marks.ts';
import type { CsvFault, CsvForm } from '../text/readCsv.ts';
import { slugOf } from '../text/slug.ts';
import { categoriesOf, choiceNames } from './choiceNames.ts';
import { exceptionForm, hoursForm, readExceptions, readSpans } from '../hours/hoursText.ts';
import { locales } from '../text/locale.ts';

export type ImportedRow = Omit<typeof establishments.$inferInsert, 'position' | 'source'>;

const texts = ['location', 'description'] as const;
const textColumns = texts.flatMap((text) =>
  locales.map((language) => `${text}_${language}` as const),
);

export const required = [
  'name',
  'kind',
  'category',
  'terminal',
  'floor',
  'area',
  ...textColumns,
  ...weekdays,
] as const;
export const optional = [
  'slug',
  'subcategory',
  'product',
  'phone',
  'web',
  'colour',
  'initials',
  'holiday',
  'exceptions',
  'airline',
  'desks',
  'web_check_in',
] as const;
export type Column = (typeof required)[number] | (typeof optional)[number];
/** A row of the file, by the names of its columns. */
export type Cells = Partial<Record<Column, string>>;

/** What a file of establishments may be: many times those of the largest airport, in texts that fit their places. */
export const establishmentForm: CsvForm<Column> = {
  required,
  optional,
  rows: 20_000,
  cell: 120,
  cells: {
    ...Object.fromEntries(textColumns.map((column) => [column, 1_000])),
    web: 500,
    web_check_in: 500,
    exceptions: 2_000,
  },
};

const list = (words: Iterable<string>) => [...words].join(', ');
const isHttps = (text: string) => URL.canParse(text) && text.startsWith('https://');

/** Addresses and routes of the API take slugs up to so long. */
const longestSlug = 80;

/** Reads one row; every fault is reported, not only the first. */
export function readRow(
  cells: Cells,
  airlines: ReadonlySet<string>,
): ImportedRow | Omit<CsvFault, 'line'>[] {
  const faults: Omit<CsvFault, 'line'>[] = [];
  // Spreadsheets keep a text that looks like a formula a text by an apostrophe; so does the export.
  const cell = (name: Column) => (cells[name] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
  const fault = (column: Column, fix: string) => {
    const reason = cell(column) === '' ? 'is empty' : `"${cell(column)}" is not known here`;
    faults.push({ column, reason: `${reason}: ${fix}` });
  };
  const check = (column: Column, fits: boolean, fix: string) => {
    if (!fits) fault(column, fix);
  };
  const text = (name: (typeof texts)[number]) => {
    for (const language of locales)
      check(
        `${name}_${language}`,
        cell(`${name}_${language}`) !== '',
        'write it in all four languages',
      );
    return {
      es: cell(`${name}_es`),
      en: cell(`${name}_en`),
      fr: cell(`${name}_fr`),
      pt: cell(`${name}_pt`),
    };
  };
  const spans = (column: Weekday | 'holiday') => {
    const read = readSpans(cell(column));
    check(column, read !== null, hoursForm);
    return read ?? [];
  };

  const kind = cell('kind');
  const categories = categoriesOf(kind);
  const name = cell('name');
  const slug = cell('slug') || slugOf(name);
  const terminal = cell('terminal')
    .toUpperCase()
    .replace(/^T?([12])$/, 'T$1');
  const colour = cell('colour').toLowerCase() || tileColourOf(name);
  const initials = cell('initials') || initialsOf(name);
  const airline = cell('airline').toUpperCase();
  check('name', name !== '' && name.length <= 80, 'write 1 to 80 characters');
  check(
    'slug',
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= longestSlug,
    `write up to ${longestSlug} small letters, digits and single hyphens, or leave it empty`,
  );
  const isKind = establishmentKinds.some((known) => known === kind);
  check('kind', isKind, `write one of ${list(establishmentKinds)}`);
  if (isKind)
    check('category', categories.has(cell('category')), `write one of ${list(categories.keys())}`);
  for (const column of ['subcategory', 'product'] as const)
    check(
      column,
      cell(column) === '' || cell(column) in choiceNames,
      `leave it empty or write one of ${list(Object.keys(choiceNames))}`,
    );
  check('terminal', ['T1', 'T2'].includes(terminal), 'write T1 or T2');
  check('floor', /^[123]$/.test(cell('floor')), 'write 1, 2 or 3');
  check(
    'area',
    ['pasajeros', 'publica'].includes(cell('area')),
    'write pasajeros (after security) or publica',
  );
  check(
    'phone',
    /^(\+?[\d ()-]{3,20})?$/.test(cell('phone')),
    'write digits and spaces, with + and the country first, or leave it empty',
  );
  for (const column of ['web', 'web_check_in'] as const)
    check(
      column,
      cell(column) === '' || isHttps(cell(column)),
      'write an address that begins with https://',
    );
  check(
    'colour',
    /^#[0-9a-f]{6}$/.test(colour),
    'write # and six hexadecimal digits, or leave it empty',
  );
  check('initials', /^\S{1,3}$/.test(initials), 'write one to three characters, or leave it empty');
  check(
    'airline',
    kind === 'aerolineas' ? airlines.has(airline) : airline === '',
    kind === 'aerolineas'
      ? 'write an IATA code that /api/v2/airlines knows'
      : 'only aerolineas have one',
  );
  const exceptions = readExceptions(cell('exceptions'));
  check('exceptions', exceptions !== null, exceptionForm);
  const hours: OpeningHours = {
    week: Object.fromEntries(weekdays.map((day) => [day, spans(day)])) as OpeningHours['week'],
    holiday: cell('holiday') === '' ? null : spans('holiday'),
    exceptions: exceptions ?? [],
  };
  const [location, description] = [text('location'), text('description')];
  if (faults.length > 0) return faults;
  return {
    slug,
    name,
    kind,
    category: cell('category'),
    subcategory: cell('subcategory') || null,
    product: cell('product') || null,
    terminal: terminal as 'T1' | 'T2',
    floor: Number(cell('floor')),
    area: cell('area') as 'pasajeros' | 'publica',
    location,
    description,
    phone: cell('phone') || null,
    web: cell('web') || null,
    colour,
    initials,
    hours,
    airline: airline || null,
    desks: cell('desks') || null,
    webCheckIn: cell('web_check_in') || null,
  };
}
