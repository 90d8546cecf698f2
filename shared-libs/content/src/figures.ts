import path from 'node:path';
import { locales } from '@eldorado/i18n/locale';
import { pageName, type Collection, type CollectionPage } from './collection.ts';
import type { ContentFault } from './faults.ts';
import { textsIn } from './numbers.ts';

/** Units whose figures are facts, as the four languages write them, by one name each. */
const units: readonly (readonly [name: string, words: string])[] = [
  ['COP', 'COP|pesos?|\\$'],
  ['USD', 'USD|US\\$|d[oó]lares|(?:US )?dollars?'],
  ['EUR', 'EUR|euros?|€'],
  ['%', '%|por ciento|per cent|percent|pour cent|por cento'],
  ['s', 's|segundos?|seconds?|secondes?'],
  ['min', 'min|minutos?|minutes?'],
  ['h', 'h|horas?|hours?|heures?'],
  [
    'd',
    '(?:working |calendar |business )?(?:d[ií]as?|days?|jours?)(?: (?:h[aá]biles|calendario|úteis|corridos|ouvr[eé]s|ouvrables))?',
  ],
  ['week', 'semanas?|weeks?|semaines?'],
  ['month', 'mes(?:es)?|m[eê]s|months?|mois'],
  ['year', 'años?|years?|ans?|anos?'],
  ['km', 'km|kil[oóô]m[eè]tros?|kilometres?|kilomètres?'],
  ['m2', 'm²|m2|metros cuadrados|square metres?|mètres carrés|metros quadrados'],
  ['m', 'm|metros?|metres?|mètres?'],
  ['cm', 'cm'],
  ['ha', 'ha|hect[aá]reas?|hectares?'],
  ['ml', 'ml|mL'],
  ['l/s', 'l/s'],
  ['l', 'l|litros?|litres?'],
  ['kg', 'kg|kilos?'],
  ['t', 't|toneladas?|tonnes?'],
  ['Wh', 'Wh'],
  ['kWh', 'kWh'],
  ['UVT', 'UVT'],
];
const space = '[\\s\\u00a0\\u202f]';
const number = `\\d{1,3}(?:[.,\\s\\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?`;
/** Numbers that texts write as words, in the four languages. */
const worded: Readonly<Record<number, string>> = {
  2: 'dos|two|deux|dois|duas',
  3: 'tres|three|trois|três',
  4: 'cuatro|four|quatre|quatro',
  5: 'cinco|five|cinq',
  6: 'seis|six',
  7: 'siete|seven|sept|sete',
  8: 'ocho|eight|huit|oito',
  9: 'nueve|nine|neuf|nove',
  10: 'diez|ten|dix|dez',
  12: 'doce|twelve|douze|doze',
  15: 'quince|fifteen|quinze',
  20: 'veinte|twenty|vingt|vinte',
  24: 'veinticuatro|twenty-four|vingt-quatre|vinte e quatro',
  30: 'treinta|thirty|trente|trinta',
};
const longestFirst = units.flatMap(([, words]) => words).sort((a, b) => b.length - a.length);
const before = `(?<![\\p{L}\\d])(?<currency>COP|US\\$|USD|EUR|\\$|€)${space}?(?<amount>${number})`;
const behind = `(?<![\\p{L}\\d.,/-])(?<number>${number}|(?:${Object.values(worded).join('|')})(?=${space}|-))(?:${space}|-)?(?<unit>${longestFirst.join('|')})(?![\\p{L}\\d])`;
const figure = new RegExp(`${before}|${behind}`, 'giu');
const clock = /(?<![\d:.,-])([01]?\d|2[0-3]):([0-5]\d)(?![\d:])/g;
const phone = /(?<![\d.,])(?:\+\d{1,3}\s?)?(?:\(?\d{1,3}\)?\s)?\d{3}\s?\d{4}(?!\d)/g;
/** Figures that say nothing about the airport: `an hour before`, `the first day`. */
const small = new Set(['1 h', '1 d', '1 min', '1 week', '1 month', '1 year', '1 m']);

const unitName = (unit: string) =>
  units.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit))?.[0] ?? unit;

/** A number as any of the languages writes it, with a point before its decimals: `1.500,5` and `1,500.5` are `1500.5`, `tres` is `3`. */
function plainNumber(written: string): string {
  const word = Object.entries(worded).find(([, words]) =>
    words.split('|').includes(written.toLowerCase()),
  );
  if (word) return word[0];
  return written
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
}

/**
 * The figures in a text, whatever the language writes: `<number> <unit>` for a number with its unit or currency, `12:30` for
 * a time, `tel 4397070` for a telephone.
 */
function figuresIn(text: string): string[] {
  const quantities = [...text.matchAll(figure)].map(({ groups = {} }) => {
    const { currency, amount, number: digits, unit } = groups;
    return `${plainNumber(amount ?? digits ?? '')} ${unitName(currency ?? unit ?? '')}`;
  });
  const times = [...text.matchAll(clock)].map(
    ([, hours = '', minutes = '']) => `${hours.padStart(2, '0')}:${minutes}`,
  );
  const phones = [...text.matchAll(phone)].map(
    ([written]) => `tel ${written.replace(/\D/g, '').slice(-7)}`,
  );
  return [...quantities, ...times, ...phones].filter((found) => !small.has(found));
}

/** The figures of a page in all its languages, each with the first place where it stands. */
function figuresOf({ dir }: Collection, { slug, page, articles, lineOf }: CollectionPage) {
  const figures = new Map<string, Pick<ContentFault, 'file' | 'line'>>();
  const add = (texts: readonly string[], file: string, line: number | undefined) => {
    for (const found of texts.flatMap(figuresIn))
      if (!figures.has(found))
        figures.set(found, {
          file: path.join(dir, slug, file),
          ...(line !== undefined && { line }),
        });
  };
  for (const locale of locales) {
    add([page.title[locale], page.description[locale]], pageName, lineOf('description'));
    const article = articles[locale];
    if (!article) continue;
    add(textsIn([article.lead, article.answers]), `${locale}.md`, 1);
    for (const { heading, blocks, line } of article.sections)
      add([heading, ...textsIn(blocks)], `${locale}.md`, line);
  }
  return figures;
}

/**
 * A figure that stands as text on two pages, of any remotes and in any languages, once for each page but the first: it is one
 * fact, with one place.
 */
export function repeatedFigures(collections: readonly Collection[]): ContentFault[] {
  const first = new Map<string, string>();
  return collections.flatMap((collection) =>
    collection.pages.flatMap((entry) =>
      [...figuresOf(collection, entry)].flatMap(([found, place]): ContentFault[] => {
        const other = first.get(found);
        if (other === undefined) {
          first.set(found, place.file);
          return [];
        }
        const root = path.resolve(collection.dir, '../..');
        return [
          {
            ...place,
            message: `'${found}' stands as text here and in ${path.relative(root, other)}. Make it a fact and name it in both: :fact[id].`,
            severity: 'error',
          },
        ];
      }),
    ),
  );
}
