import path from 'node:path';
import { locales } from '@eldorado/i18n/locale';
import type { Collection } from './collection.ts';
import type { ContentFault } from './faults.ts';
import { textsIn } from './numbers.ts';

/** Units whose figures are facts, as the four languages write them, by one name each. */
const units: Readonly<Record<string, RegExp>> = {
  COP: /^(?:COP|pesos?)$/i,
  USD: /^(?:USD|d[oó]lares|dollars?|US dollars)$/i,
  EUR: /^(?:EUR|euros?|€)$/i,
  '%': /^(?:%|por ciento|per cent|pour cent|por cento)$/i,
  min: /^(?:min|minutos?|minutes?)$/i,
  h: /^(?:h|horas?|hours?|heures?)$/i,
  d: /^(?:d[ií]as?|days?|jours?|dias?)(?: (?:h[aá]biles|calendario|úteis|corridos|ouvr[eé]s|ouvrables|working|calendar))?$/i,
  km: /^(?:km|kil[oó]m[eè]tros?|kilometres?)$/i,
  m: /^(?:m|metros?|m[eè]tres?)$/i,
  m2: /^(?:m²|m2|metros cuadrados|square metres?)$/i,
  ml: /^ml$/i,
  l: /^(?:l|litros?|litres?)$/i,
  kg: /^(?:kg|kilos?)$/i,
  cm: /^cm$/i,
  Wh: /^Wh$/i,
};
const unitWords =
  'COP|pesos?|USD|d[oó]lares|dollars?|EUR|euros?|€|%|por ciento|per cent|pour cent|por cento|min|minutos?|minutes?|h|horas?|hours?|heures?|(?:working |calendar )?d[ií]as?(?: h[aá]biles| calendario| úteis| corridos)?|(?:working |calendar )days?|jours?(?: ouvr[eé]s| ouvrables)?|km|kilómetros?|m²|m2|metros?|mètres?|metres?|m|ml|litros?|litres?|l|kg|kilos?|cm|Wh';
const figure = new RegExp(
  `(?<![\\p{L}\\d.,/-])(\\d[\\d.,\\u00a0\\u202f ]*\\d|\\d)[\\s\\u00a0\\u202f]?(${unitWords})(?![\\p{L}\\d])`,
  'giu',
);
/** Figures that say nothing about the airport: `an hour before`, `the first day`. */
const small = new Set(['1 h', '1 d', '1 min', '2 d', '100 %']);

/** The figures with their units in a text, each as `<number> <unit>` whatever the language writes. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(figure)].flatMap(([, number = '', unit = '']) => {
    const plain = number
      .replace(/[\u00a0\u202f ]/g, '')
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.');
    const bare = unit.replace(/^(?:working|calendar) /i, '');
    const name = Object.keys(units).find((key) => units[key]?.test(bare));
    const told = `${plain} ${name ?? unit}`;
    return small.has(told) ? [] : [told];
  });
}

/** A figure that stands as text in two articles, once for each article but the first: it is one fact, with one place. */
export function repeatedFigures(collections: readonly Collection[]): ContentFault[] {
  return locales.flatMap((locale) => {
    const first = new Map<string, string>();
    return collections.flatMap(({ dir, pages }) =>
      pages.flatMap(({ slug, articles }): ContentFault[] => {
        const article = articles[locale];
        if (!article) return [];
        const file = path.join(dir, slug, `${locale}.md`);
        const figures = new Map<string, number>();
        for (const { blocks, line } of article.sections) {
          for (const told of blocks.flatMap(textsIn).flatMap(figuresIn))
            if (!figures.has(told)) figures.set(told, line);
        }
        for (const told of textsIn(article.lead).flatMap(figuresIn)) figures.set(told, 1);
        return [...figures].flatMap(([told, line]): ContentFault[] => {
          const other = first.get(told);
          if (other === undefined) {
            first.set(told, file);
            return [];
          }
          return [
            {
              file,
              line,
              message: `'${told}' stands as text here and in ${path.relative(path.resolve(dir, '../..'), other)}. Make it a fact and name it in both: :fact[id].`,
              severity: 'error',
            },
          ];
        });
      }),
    );
  });
}
