import type { ReactNode } from 'react';
import type { I18n } from '@eldorado/i18n';
import { ClockProvider, type PageClock } from '@eldorado/remote';
import { StoreProvider, type SiteStore } from '@eldorado/store';
import { I18nInstanceProvider } from './LocaleScope.tsx';
import { SiteProvider, type SiteDirectory } from './SiteContext.tsx';

/** What stands around the router, alike on the server and in the browser. */
export function App(props: {
  store: SiteStore;
  i18n: I18n;
  clock: PageClock;
  sites: SiteDirectory;
  children: ReactNode;
}) {
  return (
    <StoreProvider store={props.store}>
      <I18nInstanceProvider value={props.i18n}>
        <ClockProvider value={props.clock}>
          <SiteProvider value={props.sites}>{props.children}</SiteProvider>
        </ClockProvider>
      </I18nInstanceProvider>
    </StoreProvider>
  );
}
