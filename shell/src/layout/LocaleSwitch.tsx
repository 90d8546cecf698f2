import {
  languageTag,
  localeCookie,
  locales,
  localisePath,
  type Locale,
  type Translated,
} from '@eldorado/i18n';
import { Icon, VisuallyHidden } from '@eldorado/ui';
import { useShellMessages } from '../messages.ts';
import styles from './localeSwitch.module.css';
import { useDisclosure } from './useDisclosure.ts';

/** Each language in its own words: somebody looking for theirs may read no other. */
const names: Translated = { es: 'Español', en: 'English', fr: 'Français', pt: 'Português' };

export interface LocaleSwitchProps {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  /** The query with its `?`: a search or a filter means the same in every language. */
  search: string;
}

/** Real links to this page in each language. */
export function LocaleSwitch({ locale, path, search }: LocaleSwitchProps) {
  const t = useShellMessages();
  const disclosure = useDisclosure(path + locale);
  return (
    <details {...disclosure} className={styles.switch} name="header">
      <summary>
        <Icon name="language" />
        <VisuallyHidden>{t('language')}: </VisuallyHidden>
        {locale.toUpperCase()}
      </summary>
      <nav aria-label={t('language')} className={styles.panel}>
        <ul>
          {locales.map((language) => (
            <li key={language}>
              {/* Not `Link`: it would give every address the prefix of this page's language. */}
              <a
                href={localisePath(path, language) + search}
                hrefLang={languageTag[language]}
                lang={languageTag[language]}
                aria-current={language === locale ? 'true' : undefined}
                onClick={() => saveLocale(language)}
              >
                {names[language]}
                {language === locale && <Icon name="check" />}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** Kept before the next page is asked for: an address without a prefix goes to the saved language. */
function saveLocale(locale: Locale): void {
  document.cookie = `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAge}; SameSite=Lax`;
}
