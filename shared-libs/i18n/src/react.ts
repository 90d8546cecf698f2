import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
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
    const lng = useLocale();
    const { t } = useTranslation(namespace, { lng, useSuspense: false });
    return useMemo<Translate<Key>>(() => (key, values) => t(key, { ...values }), [t]);
  };
}
