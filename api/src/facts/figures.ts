import { factText } from '@eldorado/i18n/facts';
import type { LocalizedText, SourceNote } from '../http/schema.ts';
import type { Locale } from '../text/locale.ts';
import { factOn, type FactBook } from './periods.ts';
import type { Fact } from './schema.ts';

const minutesOf: Readonly<Record<string, number>> = { min: 1, h: 60, days: 24 * 60 };

/**
 * A fact that is in force on a day; null when it is not known or its last day is past.
 * @param date `YYYY-MM-DD` in Bogotá.
 */
export function currentFact(book: FactBook, id: string, date: string): Fact | null {
  const fact = factOn(book, id, date);
  return fact?.current ? fact : null;
}

/** A duration in minutes, its least where it has a range; null for a fact of another kind or in working days, months, years. */
export function durationMinutes(fact: Fact | null): number | null {
  if (fact?.kind !== 'duration' || typeof fact.unit !== 'string') return null;
  const unit = minutesOf[fact.unit];
  const [least] = [fact.value].flat();
  return unit === undefined || least === undefined ? null : least * unit;
}

/** The number of a count, or the amount of money in pesos; null for ranges and other kinds. */
export function plainNumber(fact: Fact | null): number | null {
  if (fact?.kind === 'count' && typeof fact.value === 'number') return fact.value;
  if (fact?.kind !== 'money' || fact.value.currency !== 'COP') return null;
  return typeof fact.value.amount === 'number' ? fact.value.amount : null;
}

const namedFact = /:fact\[([a-z0-9-]+)\]/g;

/**
 * A text of the database with the facts that it names, `:fact[id]`, in the words of each language; null when one of them is
 * not in force on `date`, so that nothing outdated is shown.
 */
export function textWithFacts(
  text: LocalizedText,
  facts: FactBook,
  date: string,
): LocalizedText | null {
  const ids = [...text.es.matchAll(namedFact)].map(([, id = '']) => id);
  if (ids.some((id) => currentFact(facts, id, date) === null)) return null;
  const inLocale = (locale: Locale) =>
    text[locale].replaceAll(namedFact, (_, id: string) => {
      const fact = currentFact(facts, id, date);
      return fact === null ? '' : factText(fact, locale);
    });
  return { es: inLocale('es'), en: inLocale('en'), fr: inLocale('fr'), pt: inLocale('pt') };
}

/** Where a fact was read, as figures made from it say it: `W Radio, 2021-11-23`, since a figure is as old as its page. */
export const sourceNote = ({ source, readOn }: Fact): SourceNote => ({
  source: source.date === null ? source.name : `${source.name}, ${source.date}`,
  sourceUrl: source.url,
  readOn,
});
