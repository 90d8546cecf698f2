import type { Locale, Translated } from '@eldorado/i18n/locale';

/** What an error page is about. */
export interface ErrorFacts {
  /** HTTP status. */
  status: number;
  /** The server's message, else the error's; empty when there is none. */
  message: string;
  /** The error's stable code, e.g. `flight-not-found`. */
  code: string;
  locale: Locale;
  /** Path of the page, without its language prefix. */
  path: string;
}

/** A text with its language, when that is not the page's. */
export interface ErrorText {
  text: string;
  lang?: 'en';
}

// The Spanish texts and the English 404 are those of spec.md sections 2 and 8, word for word.
const notFound: Translated = {
  es: 'Página no encontrada',
  en: 'This page could not be found',
  fr: 'Page introuvable',
  pt: 'Página não encontrada',
};
const failed: Translated = {
  es: 'Ha ocurrido un error',
  en: 'An error has occurred',
  fr: 'Une erreur s’est produite',
  pt: 'Ocorreu um erro',
};
const unknown: Translated = {
  es: 'Ha ocurrido un error desconocido',
  en: 'An unknown error has occurred',
  fr: 'Une erreur inconnue s’est produite',
  pt: 'Ocorreu um erro desconhecido',
};
const goHome: Translated = {
  es: 'Ir al inicio',
  en: 'Go to the home page',
  fr: 'Aller à l’accueil',
  pt: 'Ir para o início',
};

/** Whether this is a not-found page of the corporate or English part, which has a text and a back button of its own. */
export const isEnglishNotFound = ({ status, locale, path }: ErrorFacts): boolean =>
  status === 404 && (locale === 'en' || /^\/corporativo(\/|$)/.test(path));

/** The error page's title, also the document's. */
export function errorTitle(facts: ErrorFacts): string {
  if (isEnglishNotFound(facts)) return notFound.en;
  return (facts.status === 404 ? notFound : failed)[facts.locale];
}

/** The body: the message there is, else 'Ha ocurrido un error desconocido' in the page's language. */
export function errorBody({ message, locale }: ErrorFacts): ErrorText {
  if (!message) return { text: unknown[locale] };
  // What the contract says in English, a reader of another language reads in theirs.
  if (message === notFound.en) return { text: notFound[locale] };
  return locale !== 'en' && isEnglish(message) ? { text: message, lang: 'en' } : { text: message };
}

/** Words of the link that is always there. */
export const homeLinkText = (locale: Locale): string => goHome[locale];

/** Servers and routers speak English, a screen's own errors the page's language; these words occur only in the first. */
const isEnglish = (message: string): boolean =>
  /\b(the|this|that|is|was|not|could|cannot|failed|unknown|invalid|found|with|of|request|network|timeout)\b/i.test(
    message,
  );
