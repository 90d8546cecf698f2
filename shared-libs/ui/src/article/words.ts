import { useLocale, type Translated } from '@eldorado/i18n';

/** What an article says in its own words. */
interface Words {
  sources: string;
  readOn: string;
  related: string;
}

const words: Translated<Words> = {
  es: {
    sources: 'Fuentes',
    readOn: 'Consultado el',
    related: 'También te puede servir',
  },
  en: {
    sources: 'Sources',
    readOn: 'Read on',
    related: 'Related pages',
  },
  fr: {
    sources: 'Sources',
    readOn: 'Consulté le',
    related: 'À lire aussi',
  },
  pt: {
    sources: 'Fontes',
    readOn: 'Consultado em',
    related: 'Veja também',
  },
};

export const useWords = (): Words => words[useLocale()];
