import { useLocale, type Translated } from '@eldorado/i18n';

/** The few words that components bring themselves; everything else comes from the page that uses them. */
interface Words {
  optional: string;
  chosenFilters: string;
  removeFilter: string;
  sources: string;
  readOn: string;
  related: string;
}

const words: Translated<Words> = {
  es: {
    optional: '(opcional)',
    chosenFilters: 'Filtros elegidos',
    removeFilter: 'Quitar filtro:',
    sources: 'Fuentes',
    readOn: 'Consultado el',
    related: 'También te puede servir',
  },
  en: {
    optional: '(optional)',
    chosenFilters: 'Chosen filters',
    removeFilter: 'Remove filter:',
    sources: 'Sources',
    readOn: 'Read on',
    related: 'Related pages',
  },
  fr: {
    optional: '(facultatif)',
    chosenFilters: 'Filtres choisis',
    removeFilter: 'Retirer le filtre :',
    sources: 'Sources',
    readOn: 'Consulté le',
    related: 'À lire aussi',
  },
  pt: {
    optional: '(opcional)',
    chosenFilters: 'Filtros escolhidos',
    removeFilter: 'Remover filtro:',
    sources: 'Fontes',
    readOn: 'Consultado em',
    related: 'Veja também',
  },
};

export const useWords = (): Words => words[useLocale()];
