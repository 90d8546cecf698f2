import { locales, type Locale } from '@eldorado/i18n';
import { SelectField } from '@eldorado/ui';

const names: Readonly<Record<Locale, string>> = {
  es: 'Español',
  en: 'English',
  fr: 'Français',
  pt: 'Português',
};

/** Apart from the remote's texts, which every page's footer loads. */
const labels: Readonly<Record<Locale, string>> = {
  es: 'Idioma del boletín',
  en: 'Language of the newsletter',
  fr: 'Langue de la lettre',
  pt: 'Idioma do boletim',
};

/** In which language the newsletter comes: the page's, unless another one was `chosen`. */
export function LanguageField({ locale, chosen }: { locale: Locale; chosen?: string | undefined }) {
  return (
    <SelectField
      name="locale"
      label={labels[locale]}
      defaultValue={chosen ?? locale}
      options={locales.map((value) => ({ value, label: names[value] }))}
    />
  );
}
