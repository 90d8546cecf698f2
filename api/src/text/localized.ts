import type { Locale } from './locale.ts';

/** The same text in the four languages of the site. */
export type LocalizedText = Record<Locale, string>;

/** Who published a price, a rule or a figure, or `demo` for an invented one, and on which day it was read. */
export interface SourceNote {
  source: string;
  sourceUrl: string | null;
  readOn: string;
}

/** The same text in Spanish, English, French and Portuguese, in this order. */
export const text4 = (es: string, en: string, fr: string, pt: string): LocalizedText => ({
  es,
  en,
  fr,
  pt,
});

/** A name that is the same in every language. */
export const same = (name: string): LocalizedText => ({ es: name, en: name, fr: name, pt: name });

/** The origin of a figure that was read somewhere. */
export const readAt = (
  source: string,
  sourceUrl: string | null,
  readOn = '2026-11-20',
): SourceNote => ({
  source,
  sourceUrl,
  readOn,
});

/** The origin of an invented figure. */
export const demoNote = readAt('demo', null);
