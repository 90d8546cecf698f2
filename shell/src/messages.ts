import { createUseMessages, loadMessages, type I18n, type Locale } from '@eldorado/i18n';
import type es from './locales/es.ts';

const namespace = 'shell';

const load = {
  es: () => import(/* webpackChunkName: "shell-es" */ './locales/es.ts'),
  en: () => import(/* webpackChunkName: "shell-en" */ './locales/en.ts'),
  fr: () => import(/* webpackChunkName: "shell-fr" */ './locales/fr.ts'),
  pt: () => import(/* webpackChunkName: "shell-pt" */ './locales/pt.ts'),
};

export type ShellMessageKey = keyof typeof es;

/** The shell's words in the language of the page on screen. */
export const useShellMessages = createUseMessages<ShellMessageKey>(namespace);

/** The shell's messages as a namespace: one language at a time, loaded when it is first needed. */
export const messages = {
  namespace,
  load: (i18n: I18n, locale: Locale) => loadMessages(i18n, locale, namespace, load),
};
