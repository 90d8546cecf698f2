import { useLocale, type Translated } from '@eldorado/i18n';
import type { AnswerTopic } from './articleContent.ts';

/** What an article says in its own words. */
export interface Words extends Record<AnswerTopic, string> {
  glance: string;
  sources: string;
  readOn: string;
  related: string;
  contents: string;
}

const words: Translated<Words> = {
  es: {
    glance: 'Lo esencial',
    where: 'Dónde',
    when: 'Cuándo',
    price: 'Cuánto cuesta',
    duration: 'Cuánto tarda',
    bring: 'Qué llevar',
    sources: 'Fuentes',
    readOn: 'Consultado el',
    related: 'También te puede servir',
    contents: 'En esta página',
  },
  en: {
    glance: 'At a glance',
    where: 'Where',
    when: 'When',
    price: 'How much',
    duration: 'How long',
    bring: 'What to bring',
    sources: 'Sources',
    readOn: 'Read on',
    related: 'Related pages',
    contents: 'On this page',
  },
  fr: {
    glance: 'L’essentiel',
    where: 'Où',
    when: 'Quand',
    price: 'Combien',
    duration: 'Durée',
    bring: 'À emporter',
    sources: 'Sources',
    readOn: 'Consulté le',
    related: 'À lire aussi',
    contents: 'Sur cette page',
  },
  pt: {
    glance: 'O essencial',
    where: 'Onde',
    when: 'Quando',
    price: 'Quanto custa',
    duration: 'Quanto demora',
    bring: 'O que levar',
    sources: 'Fontes',
    readOn: 'Consultado em',
    related: 'Veja também',
    contents: 'Nesta página',
  },
};

export const useWords = (): Words => words[useLocale()];
