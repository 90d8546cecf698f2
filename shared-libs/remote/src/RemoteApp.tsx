import { Suspense, useState } from 'react';
import { createHttp, type HttpOptions } from '@eldorado/http';
import { createI18n, I18nProvider, splitLocale, type Locale } from '@eldorado/i18n';
import { ClockProvider, stillClock, tickingClock, type RemoteDefinition } from '@eldorado/remote';
import {
  createBrowserRouter,
  createMemoryRouter,
  RouterProvider,
  useRouteError,
} from '@eldorado/remote/routing';
import { createSiteStore, StoreProvider } from '@eldorado/store';
import { createRemoteRegistry, pageRoutes, toErrorView } from './runtime/index.ts';

export interface RemoteAppProps {
  remote: RemoteDefinition;
  /** Base address of the API; `/api` by default. */
  apiBaseUrl?: string;
  /** Fixes the clock at an ISO instant; the browser's clock otherwise. */
  now?: string;
  /** Shows this path and leaves the browser's address alone; by default the app follows the address. */
  path?: string;
  /** Language of `path`; the address names it otherwise. */
  locale?: Locale;
  /** Replaces the way calls travel (tests). */
  adapter?: HttpOptions['adapter'];
}

function RemoteError() {
  const { status, message } = toErrorView(useRouteError());
  return (
    <div role="alert">
      <h1>{status}</h1>
      <p>{message}</p>
    </div>
  );
}

/** One remote alone on a page, with a store, language, router and clock of its own. */
export function RemoteApp({
  remote,
  apiBaseUrl = '/api',
  now,
  path,
  locale,
  adapter,
}: RemoteAppProps) {
  const [app] = useState(() => {
    const http = createHttp({ baseUrl: apiBaseUrl, ...(adapter && { adapter }) });
    const store = createSiteStore(http);
    const language = locale ?? splitLocale(window.location.pathname).locale;
    const i18n = createI18n(language, {});
    const clock = now ? stillClock(new Date(now)) : tickingClock(new Date(), false);
    const routes = pageRoutes(
      remote.pages.map((page) => ({
        ...page,
        id: `${remote.name}/${page.id}`,
        remote: remote.name,
      })),
      language,
      {
        registry: createRemoteRegistry(() => Promise.resolve(remote), { store, i18n }),
        http,
        store,
        now: clock.now,
        wrap: (_page, screen) => <Suspense>{screen}</Suspense>,
        ErrorBoundary: RemoteError,
      },
    );
    // Nothing is shown until the page is there: a host has its own way to say that it loads.
    const root = [{ hydrateFallbackElement: <></>, children: routes }];
    const router =
      path === undefined
        ? createBrowserRouter(root)
        : createMemoryRouter(root, { initialEntries: [path] });
    return { store, i18n, language, clock, router };
  });
  return (
    <StoreProvider store={app.store}>
      <I18nProvider i18n={app.i18n} locale={app.language}>
        <ClockProvider value={app.clock}>
          <RouterProvider router={app.router} />
        </ClockProvider>
      </I18nProvider>
    </StoreProvider>
  );
}
