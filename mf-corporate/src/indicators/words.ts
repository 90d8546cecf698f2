import type { Locale, Translated } from '@eldorado/i18n';

/** What is to be known of a share beside its number. */
export type ShareNote = 'base' | 'about' | 'at-least';

/** The words of the green pages' charts in a language; they come with the page alone. */
export interface IndicatorWords {
  caption: string;
  what: string;
  /** How it went from the base year on. */
  from: (s: Record<'first' | 'firstYear' | 'last' | 'lastYear', string>) => string;
  /** The published target, and the first year that is above it; null while none is. */
  target: (share: string, passed: string | null) => string;
  targetLine: (share: string) => string;
  missing: (years: string) => string;
  none: string;
  notes: Record<ShareNote, string>;
  soft: string;
}

const words: Translated<IndicatorWords> = {
  es: {
    caption: 'Parte de los residuos que se aprovecha, por año',
    what: 'Residuos aprovechados',
    from: (s) => `De ${s.first} en ${s.firstYear}, el año base, a ${s.last} en ${s.lastYear}.`,
    target: (share, passed) =>
      `La meta que OPAIN publicó en 2022 es ${share} para 2028: ${passed ? `se superó en ${passed}` : 'aún no se alcanza'}.`,
    targetLine: (share) => `Meta para 2028: ${share}`,
    missing: (years) => `Sin cifra: ${years}.`,
    none: 'sin cifra',
    notes: {
      base: 'año base: datos de 2017-2018',
      about: 'la fuente dice «cerca de»',
      'at-least': 'la fuente dice «al menos»',
    },
    soft: 'Aproximada',
  },
  en: {
    caption: 'Share of the waste that is recovered, by year',
    what: 'Waste recovered',
    from: (s) => `From ${s.first} in ${s.firstYear}, the base year, to ${s.last} in ${s.lastYear}.`,
    target: (share, passed) =>
      `The target that OPAIN published in 2022 is ${share} by 2028: ${passed ? `it was passed in ${passed}` : 'it is not reached yet'}.`,
    targetLine: (share) => `Target for 2028: ${share}`,
    missing: (years) => `No figure for ${years}.`,
    none: 'no figure',
    notes: {
      base: 'base year: data of 2017–2018',
      about: 'the source says “about”',
      'at-least': 'the source says “at least”',
    },
    soft: 'Approximate',
  },
  fr: {
    caption: 'Part des déchets qui est valorisée, par an',
    what: 'Déchets valorisés',
    from: (s) => `De ${s.first} en ${s.firstYear}, l’année de base, à ${s.last} en ${s.lastYear}.`,
    target: (share, passed) =>
      `L’objectif publié par OPAIN en 2022 est de ${share} pour 2028\u00a0: ${passed ? `il a été dépassé en ${passed}` : 'il n’est pas encore atteint'}.`,
    targetLine: (share) => `Objectif 2028\u00a0: ${share}`,
    missing: (years) => `Sans chiffre\u00a0: ${years}.`,
    none: 'pas de chiffre',
    notes: {
      base: 'année de base\u00a0: données de 2017-2018',
      about: 'la source dit «\u00a0environ\u00a0»',
      'at-least': 'la source dit «\u00a0au moins\u00a0»',
    },
    soft: 'Approximatif',
  },
  pt: {
    caption: 'Parte dos resíduos que se aproveita, por ano',
    what: 'Resíduos aproveitados',
    from: (s) => `De ${s.first} em ${s.firstYear}, o ano base, a ${s.last} em ${s.lastYear}.`,
    target: (share, passed) =>
      `A meta que a OPAIN publicou em 2022 é ${share} para 2028: ${passed ? `foi superada em ${passed}` : 'ainda não foi alcançada'}.`,
    targetLine: (share) => `Meta para 2028: ${share}`,
    missing: (years) => `Sem número: ${years}.`,
    none: 'sem número',
    notes: {
      base: 'ano base: dados de 2017-2018',
      about: 'a fonte diz “cerca de”',
      'at-least': 'a fonte diz “pelo menos”',
    },
    soft: 'Aproximado',
  },
};

export const indicatorWords = (locale: Locale): IndicatorWords => words[locale];
