import type { ReactNode } from 'react';
import type { I18n } from '@eldorado/i18n';
import { ClockProvider, type PageClock } from '@eldorado/remote';
import { StoreProvider, type SiteStore } from '@eldorado/store';
import { I18nInstanceProvider } from './LocaleScope.tsx';
import { WidgetProvider, type WidgetHost } from '../widgets/RemoteWidget.tsx';
import type { LayoutOf } from '../site/layouts.ts';
import { LayoutProvider, SiteProvider, type SiteDirectory } from './SiteContext.tsx';

/** What stands around the router, alike on the server and in the browser. */
export function App(props: {
  store: SiteStore;
  i18n: I18n;
  clock: PageClock;
  sites: SiteDirectory;
  layoutOf: LayoutOf;
  widgets: WidgetHost;
  /** The state the server rendered with: hydration begins with it, whatever has happened since. */
  serverState?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}) {
  return (
    <StoreProvider store={props.store} serverState={props.serverState}>
      <I18nInstanceProvider value={props.i18n}>
        <ClockProvider value={props.clock}>
          <SiteProvider value={props.sites}>
            <LayoutProvider value={props.layoutOf}>
              <WidgetProvider value={props.widgets}>{props.children}</WidgetProvider>
            </LayoutProvider>
          </SiteProvider>
        </ClockProvider>
      </I18nInstanceProvider>
    </StoreProvider>
  );
}
