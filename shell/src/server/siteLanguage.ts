import { createI18n, type I18n } from '@eldorado/i18n';
import { messages } from '../messages.ts';
import { quickenTexts } from './quickTexts.ts';
import type { Site } from '../site/site.ts';

const languages = new WeakMap<Site, I18n>();

/**
 * The texts of a site in its language: one instance for all its pages, to which each remote's are added once. A page
 * is sent those of its own namespaces only (`messagesOf`).
 */
export async function languageOf(site: Site): Promise<I18n> {
  let language = languages.get(site);
  if (!language) {
    language = quickenTexts(createI18n(site.locale, {}));
    languages.set(site, language);
  }
  await messages.load(language, site.locale);
  return language;
}

/** The texts that a page needs in the browser: the shell's, and those of its screen. */
export function messagesOf(language: I18n, locale: Site['locale'], namespaces: readonly string[]) {
  const known = (language.getDataByLanguage(locale) ?? {}) as Record<
    string,
    Readonly<Record<string, string>>
  >;
  return Object.fromEntries(
    namespaces.flatMap((name) => {
      const texts = known[name];
      return texts ? [[name, texts] as const] : [];
    }),
  );
}
