import { renderToString } from 'react-dom/server';
import { createHttp } from '@eldorado/http';
import { createI18n, I18nProvider } from '@eldorado/i18n';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { ClockProvider, stillClock, type RemoteDefinition, type SentForm } from '@eldorado/remote';
import { createRemoteRegistry } from '@eldorado/remote/runtime';
import { renderRemotePage, type ServerPage } from '@eldorado/remote/server';
import { createSiteStore, StoreProvider } from '@eldorado/store';
import { fakeAdapter } from './fakeAdapter.ts';
import type { FakeApi } from './fakeApi.ts';

export interface RenderOnServerOptions {
  /** Without locale prefix, query included. */
  path: string;
  locale?: Locale;
  /** ISO instant of the server's clock. */
  now?: string;
  api?: FakeApi;
  /** What the page's form sent and the API did not take. */
  sent?: SentForm;
}

/** The page as the server sends it, with the example's API behind it. */
export function renderOnServer(
  remote: RemoteDefinition,
  { path, locale = 'es', now = '2026-03-02T15:00:00Z', api = {}, sent }: RenderOnServerOptions,
): Promise<ServerPage> {
  const [pathname = '/', query] = path.split('?');
  const url = new URL(localisePath(pathname, locale), 'http://localhost');
  url.search = query ?? '';
  return renderRemotePage(remote, { url, now: new Date(now), http: httpOver(api), sent });
}

export interface RenderWidgetOptions extends Omit<RenderOnServerOptions, 'path'> {
  /** As the declaration names it: `next-flights`. */
  name: string;
}

/** A widget's HTML as the server sends it. @throws when the widget or its `load` does. */
export async function renderWidgetOnServer(
  remote: RemoteDefinition,
  { name, locale = 'es', now = '2026-03-02T15:00:00Z', api = {} }: RenderWidgetOptions,
): Promise<string> {
  const http = createHttp(httpOver(api));
  const store = createSiteStore(http);
  const i18n = createI18n(locale, {});
  const registry = createRemoteRegistry(() => Promise.resolve(remote), { store, i18n });
  const widget = await registry.prepareWidget(`${remote.name}/${name}`, locale);
  const { signal } = new AbortController();
  await widget.load?.({ locale, now: new Date(now), http, store, signal });
  return renderToString(
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n} locale={locale}>
        <ClockProvider value={stillClock(new Date(now))}>
          <widget.Widget locale={locale} />
        </ClockProvider>
      </I18nProvider>
    </StoreProvider>,
  );
}

const httpOver = (api: FakeApi) => ({ baseUrl: '/api', adapter: fakeAdapter(api) });
