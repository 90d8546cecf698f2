import { weekdays } from '@eldorado/i18n/hours';
import type { CsvForm } from '../text/readCsv.ts';
import { locales } from '../text/locale.ts';

/** Texts that are there in all four languages, a column each. */
export const texts = ['location', 'description'] as const;
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
/** What a name says in the other languages; `name` is the Spanish one. */
export const nameColumns = ['name_en', 'name_fr', 'name_pt'] as const;
export const optional = [
  'slug',
  ...nameColumns,
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
