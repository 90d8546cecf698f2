/** The languages of the site; Spanish has no prefix in an address. */
export const locales = ['es', 'en', 'fr', 'pt'] as const;
export type Locale = (typeof locales)[number];

/** A path of the site in a language. */
export const sitePath = (path: string, locale: Locale): string =>
  locale === 'es' ? path : `/${locale}${path}`;
