import { languageTag, type Locale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';

/** A country whose phones codes are sent to; countries share country codes, so the first distinguishes the options. */
export interface Country {
  /** ISO 3166 code. */
  iso: string;
  /** `+57`. */
  code: string;
}

export const home: Country = { iso: 'CO', code: '+57' };

export const parseCountries = ({
  countries,
}: components['schemas']['TaxiCodeCountries']): readonly Country[] =>
  countries.map(({ country, code }) => ({ iso: country, code }));

/** The countries with their names and codes, Colombia first, then by name. For browsers: servers may name them otherwise. */
export function countryOptions(
  countries: readonly Country[],
  locale: Locale,
): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(languageTag[locale], { type: 'region' });
  const options = countries.map(({ iso, code }) => ({
    value: iso,
    label: `${names.of(iso) ?? iso} (${code})`,
  }));
  const order = new Intl.Collator(languageTag[locale]);
  return options.sort((a, b) =>
    a.value === home.iso ? -1 : b.value === home.iso ? 1 : order.compare(a.label, b.label),
  );
}
