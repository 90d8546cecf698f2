import { percentText } from '@eldorado/i18n/facts';
import { formatDay, formatNumber, languageTag, type Locale } from '@eldorado/i18n';
import type { Figure } from './statisticsApi.ts';
import type { StatisticWords } from './words.ts';

export interface Language {
  locale: Locale;
  words: StatisticWords;
}

/** A share as it is said: `+16 %`. */
export const changeText = (share: number, locale: Locale): string =>
  percentText(
    formatNumber(share * 100, locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
    locale,
  );

/** A round value beside a chart: `40 M`. */
export const tickText = (value: number, locale: Locale): string =>
  formatNumber(value, locale, { notation: 'compact' });

/** What is to be known of a figure; empty when it is exact and nobody says another. */
export function notesText(figure: Figure, { locale, words }: Language): string {
  const { notes, conflict } = figure;
  const said = notes.map((note) => words.notes[note]);
  if (conflict) said.push(words.conflict(formatNumber(conflict.value, locale), conflict.source));
  return said.join(', ');
}

/** The month of a period: `enero de 2024`. */
export const monthText = (period: string, locale: Locale): string =>
  formatMonth(period, locale, { month: 'long', year: 'numeric' });

/** The names of the months as a chart has room for them. */
export const shortMonths = (locale: Locale): string[] =>
  Array.from({ length: 12 }, (_, index) =>
    formatMonth(`2024-${String(index + 1).padStart(2, '0')}`, locale, { month: 'short' }),
  );

const formatMonth = (period: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag[locale], { ...options, timeZone: 'UTC' }).format(
    new Date(`${period}-01T00:00:00Z`),
  );

/** The date that a source's page bears, as exactly as it is known. */
export function pageDateText({ pageDate }: Figure, { locale, words }: Language): string {
  if (pageDate === null) return words.undated;
  if (pageDate.length === 4) return pageDate;
  return pageDate.length === 7 ? monthText(pageDate, locale) : formatDay(pageDate, locale);
}
