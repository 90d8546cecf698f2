import { addDays, bogotaDay, formatDay, languageTag, type Locale } from '@eldorado/i18n';
import { convert, type Conversion } from './conversion.ts';
import { conversionText } from './conversionText.ts';
import type { InPlace } from './convertInPlace.ts';
import type { Rate } from './ratesApi.ts';
import type { RateWords } from './words.ts';

export interface FormView {
  asked: { amount: string; from: string; to: string };
  /** Which of the fields are wrong. */
  wrong: { amount: boolean; from: boolean; to: boolean };
  options: readonly { value: string; label: string }[];
  answer: string;
  inPlace: InPlace;
  words: RateWords['form'];
  note: string;
}

/** From this age on a rate is said to be old: longer than a weekend with a holiday. */
const oldAfterDays = 4;

const wrongOf = (conversion: Conversion) =>
  conversion.kind === 'invalid'
    ? { amount: conversion.amount, from: conversion.from, to: conversion.to }
    : { amount: false, from: false, to: false };

/** The converter's form, with its answer to an address and what it answers by in place. */
export function formView(
  rates: readonly Rate[],
  context: {
    locale: Locale;
    query: URLSearchParams;
    words: RateWords;
    now: Date;
    nameOf: (code: string) => string;
  },
): FormView {
  const { locale, query, words, now, nameOf } = context;
  const known = {
    COP: 1,
    ...Object.fromEntries(rates.map(({ currency, copPerUnit }) => [currency, copPerUnit])),
  };
  const language = languageTag[locale];
  const { result, amountError, currencyError, demo } = words.form;
  const said = { result, amountError, currencyError, demo };
  const ofDemo = rates.flatMap(({ source, currency }) => (source === 'demo' ? [currency] : []));
  const conversion = convert(query, known);
  const days = rates.map(({ date }) => date).sort();
  const isOld = (days[0] ?? '') < addDays(bogotaDay(now), -oldAfterDays);
  return {
    asked: {
      amount: query.get('amount') ?? '',
      from: query.get('from') ?? 'USD',
      to: query.get('to') ?? 'COP',
    },
    wrong: wrongOf(conversion),
    options: Object.keys(known).map((code) => ({ value: code, label: nameOf(code) })),
    // What is wrong is said at its field.
    answer: conversion.kind === 'invalid' ? '' : conversionText(conversion, language, said, ofDemo),
    inPlace: { rates: known, demo: ofDemo, language, words: said },
    words: words.form,
    note: [
      words.ratesOf(formatDay(days.at(-1) ?? bogotaDay(now), locale)),
      ...(isOld ? [words.old] : []),
    ].join(' '),
  };
}
