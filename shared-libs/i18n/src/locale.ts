/** The languages of the site. Spanish is the default and the fallback (spec.md section 9). */
export const locales = ['es', 'en', 'fr', 'pt'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';

/** A text in every language of the site: a missing one does not compile. */
export type Translated<T = string> = Readonly<Record<Locale, T>>;

/** BCP 47 tags for `<html lang>`, `hreflang` and `Intl`. */
export const languageTag: Translated = { es: 'es-CO', en: 'en', fr: 'fr', pt: 'pt-BR' };

/** Of dates: in all four languages the day stands first, as it does in the texts of the pages. */
export const dateTag: Translated = { ...languageTag, en: 'en-GB' };

/** The saved choice of language, and how long it lasts (spec.md section 9: 365 days), in seconds. */
export const localeCookie = { name: 'locale', maxAge: 365 * 24 * 60 * 60 } as const;

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

export interface LocalisedPath {
  locale: Locale;
  /** The path without its locale prefix; always starts with `/`. */
  path: string;
  /** Whether the address names its language, as `/en/vuelos` does and `/vuelos` does not. */
  prefixed: boolean;
}

/** Splits an address's path into language and path: `/en/vuelos` → en, `/vuelos`. */
export function splitLocale(pathname: string): LocalisedPath {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLocale(first) && first !== defaultLocale) {
    return { locale: first, path: `/${rest.join('/')}`, prefixed: true };
  }
  return { locale: defaultLocale, path: pathname || '/', prefixed: false };
}

/** The address of a path in a language: `/vuelos` in en → `/en/vuelos`; Spanish has no prefix. */
export function localisePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

const savedLocalePattern = new RegExp(`(?:^|;\\s*)${localeCookie.name}=(\\w+)`);

/** The saved language of a Cookie header or `document.cookie`, if it holds a known one. */
export function savedLocale(cookies: string): Locale | undefined {
  const value = savedLocalePattern.exec(cookies)?.[1];
  return isLocale(value) ? value : undefined;
}

/** What a place is called in a language: where its name is a description it has one in each. */
export const nameIn = (
  { name, names }: { name: string; names?: Translated | null },
  locale: Locale,
): string => names?.[locale] ?? name;
