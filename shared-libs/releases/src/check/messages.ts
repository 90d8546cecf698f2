import { locales, type Locale } from '@eldorado/i18n/locale';
import type { RemoteDescriptor } from '@eldorado/remote/descriptor';

export type Messages = Readonly<Record<string, string>>;

/** What is missing of a remote's messages: a key, a text, or a value inside a text, in one of the languages. */
export function messageFaults(byLocale: Readonly<Record<Locale, Messages>>): string[] {
  const faults: string[] = [];
  const keys = new Set(
    locales.flatMap((locale) => Object.keys(byLocale[locale]).map(withoutPlural)),
  );
  for (const key of keys) {
    const values = new Map<Locale, string>();
    for (const locale of locales) {
      const texts = Object.entries(byLocale[locale]).filter(
        ([each]) => withoutPlural(each) === key,
      );
      if (texts.length === 0) faults.push(missing(key, locale, 'is not there'));
      else if (texts.some(([, text]) => text.trim() === '')) {
        faults.push(missing(key, locale, 'is empty'));
      } else values.set(locale, valuesIn(texts.map(([, text]) => text)));
    }
    const [first] = values.values();
    for (const [locale, found] of values) {
      if (found === first) continue;
      faults.push(
        `message '${key}' has ${found || 'no value'} in ${locale} and ${first || 'none'} in es: name the same values in each language`,
      );
    }
  }
  return faults;
}

/** What is missing of the texts that the declaration itself holds; titles and descriptions are in `remoteFaults`. */
export function keywordFaults(pages: RemoteDescriptor['pages']): string[] {
  return pages
    .filter(({ unlisted, path }) => !unlisted && !path.includes(':'))
    .flatMap(({ id, keywords }) =>
      locales
        .filter((locale) => !(keywords[locale]?.length > 0))
        .map((locale) => `page '${id}' has no search words in ${locale}: add some to its keywords`),
    );
}

const missing = (key: string, locale: Locale, how: string) =>
  `message '${key}' ${how} in ${locale}: write it in src/locales/${locale}.ts`;

const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The values that a message's forms name between them, as `{{count}} {{place}}`. */
function valuesIn(texts: readonly string[]): string {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{\{\s*([\w.-]+)/g)].map(([, name]) => `{{${name}}}`),
  );
  return [...new Set(names)].sort().join(' ');
}
