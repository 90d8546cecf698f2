import { useMemo, type ReactNode } from 'react';
import { createI18n, I18nProvider, type Locale } from '@eldorado/i18n';

/** Gives a part of the gallery its language: the gallery itself is English, the examples are in any. */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const i18n = useMemo(() => createI18n(locale, {}), [locale]);
  return (
    <I18nProvider i18n={i18n} locale={locale}>
      {children}
    </I18nProvider>
  );
}
