import {
  languageTag,
  localeCookie,
  locales,
  localisePath,
  type Locale,
  type Translated,
} from '@eldorado/i18n';
import { Icon } from '@eldorado/ui';
import { checkIcon } from '@eldorado/ui/icons';

/** Each language in its own words: somebody looking for theirs may read no other. */
const names: Translated = { es: 'Español', en: 'English', fr: 'Français', pt: 'Português' };

export interface LocaleLinksProps {
  locale: Locale;
  /** Without language prefix. */
  path: string;
  /** The query with its `?`: a search or a filter means the same in every language. */
  search: string;
}

/** Real links to this page in each language. */
export function LocaleLinks(
  props: LocaleLinksProps & { label?: string; className?: string | undefined },
) {
  const { locale, path, search } = props;
  return (
    <ul aria-label={props.label} className={props.className}>
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
            {language === locale && <Icon icon={checkIcon} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Kept before the next page is asked for: an address without a prefix goes to the saved language. */
function saveLocale(locale: Locale): void {
  const { name, maxAge } = localeCookie;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${locale}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
