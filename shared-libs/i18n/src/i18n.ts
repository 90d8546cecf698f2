import i18next, { type i18n } from 'i18next';
import { defaultLocale, type Locale, type Translated } from './locale.ts';

export type I18n = i18n;

/** One namespace's messages in one language. */
export type MessageBundle = Readonly<Record<string, string>>;

/**
 * A fresh i18next instance: one per request on the server, one per page in the browser.
 * @param bundles messages that are known at once, by namespace, in `locale`.
 */
export function createI18n(locale: Locale, bundles: Readonly<Record<string, MessageBundle>>): I18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: defaultLocale,
    ns: Object.keys(bundles),
    resources: { [locale]: { ...bundles } },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    // Keys are flat: a dot in a key is a dot.
    keySeparator: false,
    nsSeparator: false,
  });
  return instance;
}

/**
 * Adds a namespace in a language when it is not there yet.
 * @param again loads it anyway, because what is there may be another version's.
 */
export async function loadMessages(
  instance: I18n,
  locale: Locale,
  namespace: string,
  load: Translated<() => Promise<{ default: MessageBundle }>>,
  again = false,
): Promise<void> {
  if (!again && instance.hasResourceBundle(locale, namespace)) return;
  const { default: messages } = await load[locale]();
  instance.addResourceBundle(locale, namespace, messages);
}
