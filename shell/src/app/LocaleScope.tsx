import { createContext, useContext, type ReactNode } from 'react';
import { I18nProvider, type I18n, type Locale } from '@eldorado/i18n';

const I18nContext = createContext<I18n | null>(null);
export const I18nInstanceProvider = I18nContext.Provider;

/** Everything inside speaks one language: that of the address on screen. */
export function LocaleScope({ locale, children }: { locale: Locale; children: ReactNode }) {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('LocaleScope needs an I18nInstanceProvider');
  return (
    <I18nProvider i18n={i18n} locale={locale}>
      {children}
    </I18nProvider>
  );
}
