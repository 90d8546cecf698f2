import { weekdays, type Weekday } from '@eldorado/i18n/hours';
import type { LocalizedText } from '../http/schema.ts';
import { exceptionForm, hoursForm, readExceptions, readSpans } from '../hours/hoursText.ts';
import type { OpeningHours } from '../hours/schema.ts';
import { locales } from '../text/locale.ts';
import { CsvCells, type CellFault } from '../text/csvCells.ts';
import { slugOf } from '../text/slug.ts';
import { categoriesOf, choiceNames } from './choiceNames.ts';
import { nameColumns, type Cells, type Column, type texts } from './establishmentForm.ts';
import { initialsOf, tileColourOf } from './marks.ts';
import { establishmentKinds } from './schema.ts';
import type { establishments } from './tables.ts';

export type ImportedRow = Omit<typeof establishments.$inferInsert, 'position' | 'source'>;

/** Addresses and routes of the API take slugs up to so long. */
const longestSlug = 80;
const longestName = 80;

const list = (words: Iterable<string>) => [...words].join(', ');
const isHttps = (text: string) => URL.canParse(text) && text.startsWith('https://');

type Row = CsvCells<Column>;

/**
 * Reads one row; every fault is reported, not only the first.
 * @param airlines IATA codes of those that an establishment may be of.
 */
export function readRow(cells: Cells, airlines: ReadonlySet<string>): ImportedRow | CellFault[] {
  const row: Row = new CsvCells(cells);
  const { slug, name, names } = readName(row);
  const kind = readKind(row);
  const place = readPlace(row);
  const { phone, web, webCheckIn } = readContacts(row);
  const tile = readTile(row, name);
  const airline = readAirline(row, airlines);
  const hours = readHours(row);
  const [location, description] = [readText(row, 'location'), readText(row, 'description')];
  if (row.faults.length > 0) return row.faults;
  return {
    slug,
    name,
    names,
    ...kind,
    ...place,
    location,
    description,
    phone,
    web,
    ...tile,
    hours,
    airline,
    desks: row.orNull('desks'),
    webCheckIn,
  };
}

function readName(row: Row) {
  const name = row.cell('name');
  const slug = row.cell('slug') || slugOf(name);
  row.check(
    'name',
    name !== '' && name.length <= longestName,
    `write 1 to ${longestName} characters`,
  );
  row.check(
    'slug',
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= longestSlug,
    `write up to ${longestSlug} small letters, digits and single hyphens, or leave it empty`,
  );
  return { slug, name, names: readNames(row, name) };
}

/** A brand has one name; one that is a description is there in all languages. */
function readNames(row: Row, es: string): LocalizedText | null {
  const given = nameColumns.filter((column) => row.cell(column) !== '');
  if (given.length === 0) return null;
  for (const column of nameColumns)
    row.check(
      column,
      row.cell(column) !== '' && row.cell(column).length <= longestName,
      `write 1 to ${longestName} characters, or leave all of ${list(nameColumns)} empty`,
    );
  return { es, en: row.cell('name_en'), fr: row.cell('name_fr'), pt: row.cell('name_pt') };
}

function readKind(row: Row) {
  const [kind, category] = [row.cell('kind'), row.cell('category')];
  const isKind = establishmentKinds.some((known) => known === kind);
  row.check('kind', isKind, `write one of ${list(establishmentKinds)}`);
  const categories = categoriesOf(kind);
  if (isKind)
    row.check('category', categories.has(category), `write one of ${list(categories.keys())}`);
  for (const column of ['subcategory', 'product'] as const)
    row.check(
      column,
      row.cell(column) === '' || row.cell(column) in choiceNames,
      `leave it empty or write one of ${list(Object.keys(choiceNames))}`,
    );
  return {
    kind,
    category,
    subcategory: row.orNull('subcategory'),
    product: row.orNull('product'),
  };
}

function readPlace(row: Row) {
  const terminal = row
    .cell('terminal')
    .toUpperCase()
    .replace(/^T?([12])$/, 'T$1');
  const [floor, area] = [row.cell('floor'), row.cell('area')];
  row.check('terminal', ['T1', 'T2'].includes(terminal), 'write T1 or T2');
  row.check('floor', /^[123]$/.test(floor), 'write 1, 2 or 3');
  row.check(
    'area',
    ['pasajeros', 'publica'].includes(area),
    'write pasajeros (after security) or publica',
  );
  return {
    terminal: terminal as 'T1' | 'T2',
    floor: Number(floor),
    area: area as 'pasajeros' | 'publica',
  };
}

function readContacts(row: Row) {
  row.check(
    'phone',
    /^(\+?[\d ()-]{3,20})?$/.test(row.cell('phone')),
    'write digits and spaces, with + and the country first, or leave it empty',
  );
  for (const column of ['web', 'web_check_in'] as const)
    row.check(
      column,
      row.cell(column) === '' || isHttps(row.cell(column)),
      'write an address that begins with https://',
    );
  return {
    phone: row.orNull('phone'),
    web: row.orNull('web'),
    webCheckIn: row.orNull('web_check_in'),
  };
}

/** What stands for it in lists, where it has no picture. */
function readTile(row: Row, name: string) {
  const colour = row.cell('colour').toLowerCase() || tileColourOf(name);
  const initials = row.cell('initials') || initialsOf(name);
  row.check(
    'colour',
    /^#[0-9a-f]{6}$/.test(colour),
    'write # and six hexadecimal digits, or leave it empty',
  );
  row.check(
    'initials',
    /^\S{1,3}$/.test(initials),
    'write one to three characters, or leave it empty',
  );
  return { colour, initials };
}

function readAirline(row: Row, airlines: ReadonlySet<string>): string | null {
  const airline = row.cell('airline').toUpperCase();
  if (row.cell('kind') === 'aerolineas')
    row.check('airline', airlines.has(airline), 'write an IATA code that /api/v2/airlines knows');
  else row.check('airline', airline === '', 'only aerolineas have one');
  return airline || null;
}

function readHours(row: Row): OpeningHours {
  const exceptions = readExceptions(row.cell('exceptions'));
  row.check('exceptions', exceptions !== null, exceptionForm);
  const spans = (column: Weekday | 'holiday') => {
    const read = readSpans(row.cell(column));
    row.check(column, read !== null, hoursForm);
    return read ?? [];
  };
  return {
    week: Object.fromEntries(weekdays.map((day) => [day, spans(day)])) as OpeningHours['week'],
    holiday: row.cell('holiday') === '' ? null : spans('holiday'),
    exceptions: exceptions ?? [],
  };
}

function readText(row: Row, name: (typeof texts)[number]): LocalizedText {
  for (const language of locales)
    row.check(
      `${name}_${language}`,
      row.cell(`${name}_${language}`) !== '',
      'write it in all four languages',
    );
  return {
    es: row.cell(`${name}_es`),
    en: row.cell(`${name}_en`),
    fr: row.cell(`${name}_fr`),
    pt: row.cell(`${name}_pt`),
  };
}
