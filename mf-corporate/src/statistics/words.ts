import type { Locale, Translated } from '@eldorado/i18n';
import type { Group } from './series.ts';
import type { Figure, Indicator } from './statisticsApi.ts';

/** The words of statistics in a language; they come with the page alone. */
export interface StatisticWords {
  unavailable: string;
  captions: Record<Group, { year: string; month: string; change: string }>;
  indicators: Record<Indicator, string>;
  /** The months of a part of a group: domestic, international. */
  byMonth: (indicator: string) => string;
  /** A figure with its unit. */
  value: Record<Group, (figure: string) => string>;
  notes: Record<Figure['notes'][number], string>;
  conflict: (value: string, source: string) => string;
  soft: string;
  none: string;
  /** A year in words: what it has, that nothing is known of it, or its change. */
  said: {
    value: (year: string, value: string) => string;
    none: (year: string) => string;
    change: (year: string, change: string) => string;
  };
  summary: {
    values: (
      s: Record<'first' | 'firstYear' | 'last' | 'lastYear' | 'high' | 'highYear', string>,
    ) => string;
    missing: (years: string) => string;
    changes: (s: Record<'up' | 'upYear' | 'down' | 'downYear', string>) => string;
    noChanges: string;
    months: (count: number) => string;
  };
  view: { label: (chart: string) => string; absolute: string; change: string };
  table: string;
  columns: Record<'year' | 'month' | 'what' | 'value' | 'change' | 'notes' | 'source', string>;
  undated: string;
  csv: string;
  compare: Record<'year' | 'with' | 'submit' | 'caption' | 'what' | 'difference', string>;
  changed: Record<'none' | 'caption' | 'day' | 'figure' | 'before' | 'after' | 'back', string>;
}

const es: StatisticWords = {
  unavailable: 'Ahora no podemos mostrar las cifras. Vuelve a abrir la página en unos minutos.',
  captions: {
    passengers: {
      year: 'Pasajeros por año',
      month: 'Pasajeros por mes',
      change: 'Pasajeros: variación frente al año anterior',
    },
    movements: {
      year: 'Movimientos de aeronaves por año',
      month: 'Movimientos de aeronaves por mes',
      change: 'Movimientos: variación frente al año anterior',
    },
    cargo: {
      year: 'Toneladas de carga por año',
      month: 'Toneladas de carga por mes',
      change: 'Carga: variación frente al año anterior',
    },
  },
  byMonth: (indicator) => `${indicator} por mes`,
  indicators: {
    passengers_total: 'Pasajeros',
    passengers_domestic: 'Pasajeros nacionales',
    passengers_international: 'Pasajeros internacionales',
    movements: 'Movimientos',
    movements_domestic: 'Movimientos nacionales',
    movements_international: 'Movimientos internacionales',
    cargo_tonnes: 'Carga, toneladas',
    cargo_tonnes_domestic: 'Carga nacional, toneladas',
    cargo_tonnes_international: 'Carga internacional, toneladas',
  },
  value: {
    passengers: (figure) => `${figure} pasajeros`,
    movements: (figure) => `${figure} movimientos`,
    cargo: (figure) => `${figure} t`,
  },
  notes: {
    rounded: 'redondeada',
    about: 'aproximada',
    'more-than': 'la fuente dice «más de»',
    almost: 'la fuente dice «casi»',
    provisional: 'provisional',
    encyclopaedia: 'leída en una enciclopedia o en su copia',
    flights: 'cuenta vuelos, no movimientos',
    'before-year-end': 'publicada antes de terminar el año',
  },
  conflict: (value, source) => `en conflicto: ${source} dice ${value}`,
  soft: 'Redondeada, provisional o en conflicto',
  none: 'sin cifra',
  said: {
    value: (year, value) => `${year}: ${value}`,
    none: (year) => `${year}: sin cifra`,
    change: (year, change) => `${year}: ${change} frente al año anterior`,
  },
  summary: {
    values: (s) =>
      `De ${s.first} en ${s.firstYear} a ${s.last} en ${s.lastYear}; el mayor valor, ${s.high}, es de ${s.highYear}.`,
    missing: (years) => `Sin cifra: ${years}.`,
    changes: (s) =>
      `La mayor alza conocida es ${s.up} (${s.upYear}) y el menor resultado ${s.down} (${s.downYear}). Solo se calcula donde conocemos los dos años.`,
    noChanges: 'No conocemos dos años seguidos: no hay variación que mostrar.',
    months: (count) =>
      count === 1 ? 'Conocemos la cifra de un mes.' : `Conocemos las cifras de ${count} meses.`,
  },
  view: {
    label: (chart) => `Qué se muestra: ${chart}`,
    absolute: 'Cifras',
    change: 'Variación',
  },
  table: 'Ver las cifras y sus fuentes en una tabla',
  columns: {
    year: 'Año',
    month: 'Mes',
    what: 'Qué',
    value: 'Cifra',
    change: 'Variación',
    notes: 'Qué saber de ella',
    source: 'Fuente y fecha',
  },
  undated: 'sin fecha',
  csv: 'Descargar en CSV',
  compare: {
    year: 'Año',
    with: 'Comparado con',
    submit: 'Comparar',
    caption: 'Dos años, lado a lado',
    what: 'Qué',
    difference: 'Diferencia',
  },
  changed: {
    none: 'Desde que publicamos estas series no hemos cambiado ninguna cifra.',
    caption: 'Cifras que hemos cambiado o agregado',
    day: 'Día',
    figure: 'Cifra',
    before: 'Antes',
    after: 'Ahora',
    back: 'retirada',
  },
};

const en: StatisticWords = {
  unavailable: 'We cannot show the figures right now. Open the page again in a few minutes.',
  captions: {
    passengers: {
      year: 'Passengers by year',
      month: 'Passengers by month',
      change: 'Passengers: change from the year before',
    },
    movements: {
      year: 'Aircraft movements by year',
      month: 'Aircraft movements by month',
      change: 'Movements: change from the year before',
    },
    cargo: {
      year: 'Tonnes of cargo by year',
      month: 'Tonnes of cargo by month',
      change: 'Cargo: change from the year before',
    },
  },
  byMonth: (indicator) => `${indicator} by month`,
  indicators: {
    passengers_total: 'Passengers',
    passengers_domestic: 'Domestic passengers',
    passengers_international: 'International passengers',
    movements: 'Movements',
    movements_domestic: 'Domestic movements',
    movements_international: 'International movements',
    cargo_tonnes: 'Cargo, tonnes',
    cargo_tonnes_domestic: 'Domestic cargo, tonnes',
    cargo_tonnes_international: 'International cargo, tonnes',
  },
  value: {
    passengers: (figure) => `${figure} passengers`,
    movements: (figure) => `${figure} movements`,
    cargo: (figure) => `${figure} t`,
  },
  notes: {
    rounded: 'rounded',
    about: 'about',
    'more-than': 'the source says “more than”',
    almost: 'the source says “almost”',
    provisional: 'provisional',
    encyclopaedia: 'read in an encyclopaedia or a copy of one',
    flights: 'counts flights, not movements',
    'before-year-end': 'published before the year was over',
  },
  conflict: (value, source) => `in conflict: ${source} says ${value}`,
  soft: 'Rounded, provisional or in conflict',
  none: 'no figure',
  said: {
    value: (year, value) => `${year}: ${value}`,
    none: (year) => `${year}: no figure`,
    change: (year, change) => `${year}: ${change} from the year before`,
  },
  summary: {
    values: (s) =>
      `From ${s.first} in ${s.firstYear} to ${s.last} in ${s.lastYear}; the highest, ${s.high}, is of ${s.highYear}.`,
    missing: (years) => `No figure for ${years}.`,
    changes: (s) =>
      `The largest known rise is ${s.up} (${s.upYear}) and the lowest result ${s.down} (${s.downYear}). It is worked out only where both years are known.`,
    noChanges: 'No two years in a row are known: there is no change to show.',
    months: (count) =>
      count === 1
        ? 'The figure of one month is known.'
        : `The figures of ${count} months are known.`,
  },
  view: {
    label: (chart) => `What is shown: ${chart}`,
    absolute: 'Figures',
    change: 'Change',
  },
  table: 'See the figures and their sources in a table',
  columns: {
    year: 'Year',
    month: 'Month',
    what: 'What',
    value: 'Figure',
    change: 'Change',
    notes: 'What to know of it',
    source: 'Source and date',
  },
  undated: 'undated',
  csv: 'Download as CSV',
  compare: {
    year: 'Year',
    with: 'Compared with',
    submit: 'Compare',
    caption: 'Two years side by side',
    what: 'What',
    difference: 'Difference',
  },
  changed: {
    none: 'Since these series were published here, no figure has been changed.',
    caption: 'Figures that were changed or added',
    day: 'Day',
    figure: 'Figure',
    before: 'Before',
    after: 'Now',
    back: 'taken back',
  },
};

const fr: StatisticWords = {
  unavailable:
    'Impossible d’afficher les chiffres pour le moment. Rouvrez la page dans quelques minutes.',
  captions: {
    passengers: {
      year: 'Passagers par an',
      month: 'Passagers par mois',
      change: 'Passagers\u00a0: variation par rapport à l’année précédente',
    },
    movements: {
      year: 'Mouvements d’avions par an',
      month: 'Mouvements d’avions par mois',
      change: 'Mouvements\u00a0: variation par rapport à l’année précédente',
    },
    cargo: {
      year: 'Tonnes de fret par an',
      month: 'Tonnes de fret par mois',
      change: 'Fret\u00a0: variation par rapport à l’année précédente',
    },
  },
  byMonth: (indicator) => `${indicator} par mois`,
  indicators: {
    passengers_total: 'Passagers',
    passengers_domestic: 'Passagers nationaux',
    passengers_international: 'Passagers internationaux',
    movements: 'Mouvements',
    movements_domestic: 'Mouvements nationaux',
    movements_international: 'Mouvements internationaux',
    cargo_tonnes: 'Fret, tonnes',
    cargo_tonnes_domestic: 'Fret national, tonnes',
    cargo_tonnes_international: 'Fret international, tonnes',
  },
  value: {
    passengers: (figure) => `${figure} passagers`,
    movements: (figure) => `${figure} mouvements`,
    cargo: (figure) => `${figure} t`,
  },
  notes: {
    rounded: 'arrondi',
    about: 'approximatif',
    'more-than': 'la source dit «\u00a0plus de\u00a0»',
    almost: 'la source dit «\u00a0presque\u00a0»',
    provisional: 'provisoire',
    encyclopaedia: 'lu dans une encyclopédie ou dans une copie',
    flights: 'compte des vols, pas des mouvements',
    'before-year-end': 'publié avant la fin de l’année',
  },
  conflict: (value, source) => `en conflit\u00a0: ${source} indique ${value}`,
  soft: 'Arrondi, provisoire ou en conflit',
  none: 'pas de chiffre',
  said: {
    value: (year, value) => `${year}\u00a0: ${value}`,
    none: (year) => `${year}\u00a0: pas de chiffre`,
    change: (year, change) => `${year}\u00a0: ${change} par rapport à l’année précédente`,
  },
  summary: {
    values: (s) =>
      `De ${s.first} en ${s.firstYear} à ${s.last} en ${s.lastYear}\u00a0; la valeur la plus haute, ${s.high}, est de ${s.highYear}.`,
    missing: (years) => `Pas de chiffre\u00a0: ${years}.`,
    changes: (s) =>
      `La plus forte hausse connue est de ${s.up} (${s.upYear}) et le plus bas résultat de ${s.down} (${s.downYear}). Calculé seulement lorsque les deux années sont connues.`,
    noChanges: 'Aucune paire d’années consécutives n’est connue\u00a0: pas de variation à montrer.',
    months: (count) =>
      count === 1
        ? 'Le chiffre d’un seul mois est connu.'
        : `Les chiffres de ${count} mois sont connus.`,
  },
  view: {
    label: (chart) => `Ce qui est montré : ${chart}`,
    absolute: 'Chiffres',
    change: 'Variation',
  },
  table: 'Voir les chiffres et leurs sources dans un tableau',
  columns: {
    year: 'Année',
    month: 'Mois',
    what: 'Quoi',
    value: 'Chiffre',
    change: 'Variation',
    notes: 'À savoir',
    source: 'Source et date',
  },
  undated: 'sans date',
  csv: 'Télécharger en CSV',
  compare: {
    year: 'Année',
    with: 'Comparée à',
    submit: 'Comparer',
    caption: 'Deux années côte à côte',
    what: 'Quoi',
    difference: 'Différence',
  },
  changed: {
    none: 'Depuis la publication de ces séries, aucun chiffre n’a changé.',
    caption: 'Chiffres modifiés ou ajoutés',
    day: 'Jour',
    figure: 'Chiffre',
    before: 'Avant',
    after: 'Maintenant',
    back: 'retiré',
  },
};

const pt: StatisticWords = {
  unavailable: 'Não conseguimos mostrar os números agora. Abra a página de novo em alguns minutos.',
  captions: {
    passengers: {
      year: 'Passageiros por ano',
      month: 'Passageiros por mês',
      change: 'Passageiros: variação em relação ao ano anterior',
    },
    movements: {
      year: 'Movimentos de aeronaves por ano',
      month: 'Movimentos de aeronaves por mês',
      change: 'Movimentos: variação em relação ao ano anterior',
    },
    cargo: {
      year: 'Toneladas de carga por ano',
      month: 'Toneladas de carga por mês',
      change: 'Carga: variação em relação ao ano anterior',
    },
  },
  byMonth: (indicator) => `${indicator} por mês`,
  indicators: {
    passengers_total: 'Passageiros',
    passengers_domestic: 'Passageiros domésticos',
    passengers_international: 'Passageiros internacionais',
    movements: 'Movimentos',
    movements_domestic: 'Movimentos domésticos',
    movements_international: 'Movimentos internacionais',
    cargo_tonnes: 'Carga, toneladas',
    cargo_tonnes_domestic: 'Carga doméstica, toneladas',
    cargo_tonnes_international: 'Carga internacional, toneladas',
  },
  value: {
    passengers: (figure) => `${figure} passageiros`,
    movements: (figure) => `${figure} movimentos`,
    cargo: (figure) => `${figure} t`,
  },
  notes: {
    rounded: 'arredondado',
    about: 'aproximado',
    'more-than': 'a fonte diz “mais de”',
    almost: 'a fonte diz “quase”',
    provisional: 'provisório',
    encyclopaedia: 'lido em uma enciclopédia ou em uma cópia dela',
    flights: 'conta voos, não movimentos',
    'before-year-end': 'publicado antes do fim do ano',
  },
  conflict: (value, source) => `em conflito: ${source} diz ${value}`,
  soft: 'Arredondado, provisório ou em conflito',
  none: 'sem número',
  said: {
    value: (year, value) => `${year}: ${value}`,
    none: (year) => `${year}: sem número`,
    change: (year, change) => `${year}: ${change} em relação ao ano anterior`,
  },
  summary: {
    values: (s) =>
      `De ${s.first} em ${s.firstYear} a ${s.last} em ${s.lastYear}; o maior valor, ${s.high}, é de ${s.highYear}.`,
    missing: (years) => `Sem número: ${years}.`,
    changes: (s) =>
      `A maior alta conhecida é ${s.up} (${s.upYear}) e o menor resultado ${s.down} (${s.downYear}). Só é calculada quando os dois anos são conhecidos.`,
    noChanges: 'Não conhecemos dois anos seguidos: não há variação a mostrar.',
    months: (count) =>
      count === 1 ? 'Conhecemos o número de um mês.' : `Conhecemos os números de ${count} meses.`,
  },
  view: {
    label: (chart) => `O que é mostrado: ${chart}`,
    absolute: 'Números',
    change: 'Variação',
  },
  table: 'Ver os números e suas fontes em uma tabela',
  columns: {
    year: 'Ano',
    month: 'Mês',
    what: 'O quê',
    value: 'Número',
    change: 'Variação',
    notes: 'O que saber',
    source: 'Fonte e data',
  },
  undated: 'sem data',
  csv: 'Baixar em CSV',
  compare: {
    year: 'Ano',
    with: 'Comparado com',
    submit: 'Comparar',
    caption: 'Dois anos lado a lado',
    what: 'O quê',
    difference: 'Diferença',
  },
  changed: {
    none: 'Desde que publicamos estas séries, nenhum número mudou.',
    caption: 'Números alterados ou acrescentados',
    day: 'Dia',
    figure: 'Número',
    before: 'Antes',
    after: 'Agora',
    back: 'retirado',
  },
};

const words: Translated<StatisticWords> = { es, en, fr, pt };

export const statisticWords = (locale: Locale): StatisticWords => words[locale];
