import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { createI18n, I18nProvider, type Locale } from '@eldorado/i18n';

/** For tests: renders in one language. */
export function renderIn(locale: Locale, children: ReactNode) {
  return render(
    <I18nProvider i18n={createI18n(locale, {})} locale={locale}>
      {children}
    </I18nProvider>,
  );
}
