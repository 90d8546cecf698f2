import { createContext, createElement, useContext, type ReactNode } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import type { I18n } from './i18n.ts';
import { defaultLocale, type Locale } from './locale.ts';

const LocaleContext = createContext<Locale>(defaultLocale);

/**
 * Gives the tree its language. The language is the one of the page on screen, not of the i18next instance:
 * while the next page loads in another language, the present one keeps its own.
 */
export function I18nProvider(props: { i18n: I18n; locale: Locale; children: ReactNode }) {
  return createElement(
    I18nextProvider,
    { i18n: props.i18n },
    createElement(LocaleContext.Provider, { value: props.locale }, props.children),
  );
}

export const useLocale = (): Locale => useContext(LocaleContext);

/** A message's key without its plural ending: `rows_one` and `rows_other` are asked for as `rows`. */
export type MessageKey<Key extends string> =
  Key extends `${infer Base}_${'zero' | 'one' | 'many' | 'other'}` ? Base : Key;

/** Looks up a message in the page's language; `count` chooses the plural. */
export type Translate<Key extends string> = (
  key: MessageKey<Key>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/**
 * A hook for one namespace, typed by the keys of its Spanish file:
 * `export const useFlightMessages = createUseMessages<keyof typeof es>('flights')`.
 */
export function createUseMessages<Key extends string>(namespace: string) {
  return function useMessages(): Translate<Key> {
    const locale = useLocale();
    const { i18n } = useContext(I18nContext);
    return translator(i18n, locale, namespace);
  };
}

const translators = new WeakMap<I18n, Map<string, Translate<string>>>();

/**
 * The one translate function of a namespace and language. A page renders when its messages are there, so a
 * component need not wait for them or listen for changes, as react-i18next's own hook does for each: on a board,
 * for 400 cells.
 */
function translator(i18n: I18n, locale: Locale, namespace: string): Translate<string> {
  const own = translators.get(i18n) ?? new Map<string, Translate<string>>();
  translators.set(i18n, own);
  const key = `${locale} ${namespace}`;
  let translate = own.get(key);
  if (!translate) {
    const t = i18n.getFixedT(locale, namespace);
    translate = (message, values) => t(message, { ...values });
    own.set(key, translate);
  }
  return translate;
}
