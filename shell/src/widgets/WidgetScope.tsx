import type { ReactNode } from 'react';
import { I18nProvider, type I18n, type Locale } from '@eldorado/i18n';
import { ClockProvider, type PageClock } from '@eldorado/remote';
import { StoreProvider, type SiteStore } from '@eldorado/store';

/** What a widget, a tree of its own, shares with the page: store, language and clock. */
export interface WidgetScopeProps {
  store: SiteStore;
  i18n: I18n;
  locale: Locale;
  clock: PageClock;
  serverState?: Readonly<Record<string, unknown>> | undefined;
  children: ReactNode;
}

export function WidgetScope({
  store,
  i18n,
  locale,
  clock,
  serverState,
  children,
}: WidgetScopeProps) {
  return (
    <StoreProvider store={store} serverState={serverState}>
      <I18nProvider i18n={i18n} locale={locale}>
        <ClockProvider value={clock}>{children}</ClockProvider>
      </I18nProvider>
    </StoreProvider>
  );
}

/** Keeps the ids that React makes in a widget apart from those of the page and of other widgets. */
export const widgetIds = (name: string): string => `${name.replaceAll('/', '-')}-`;
