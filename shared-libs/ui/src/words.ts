import { useLocale, type Translated } from '@eldorado/i18n';

/** The few words that components have themselves; everything else comes from the page that uses them. */
interface Words {
  optional: string;
  chosenFilters: string;
  removeFilter: string;
}

const words: Translated<Words> = {
  es: {
    optional: '(opcional)',
    chosenFilters: 'Filtros elegidos',
    removeFilter: 'Quitar filtro:',
  },
  en: {
    optional: '(optional)',
    chosenFilters: 'Chosen filters',
    removeFilter: 'Remove filter:',
  },
  fr: {
    optional: '(facultatif)',
    chosenFilters: 'Filtres choisis',
    removeFilter: 'Retirer le filtre :',
  },
  pt: {
    optional: '(opcional)',
    chosenFilters: 'Filtros escolhidos',
    removeFilter: 'Remover filtro:',
  },
};

export const useWords = (): Words => words[useLocale()];
