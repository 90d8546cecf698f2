import { useEffect, useState } from 'react';
import type { HttpOptions } from '@eldorado/http';
import { I18nProvider, splitLocale, type Locale } from '@eldorado/i18n';
import { ClockProvider, stillClock, tickingClock, type RemoteDefinition } from '@eldorado/remote';
import {
  createBrowserRouter,
  createMemoryRouter,
  matchRoutes,
  RouterProvider,
} from '@eldorado/remote/routing';
import { StoreProvider } from '@eldorado/store';
import { listenForNavigation } from '../page/linkNavigation.ts';
import { createRemoteSite } from './remoteSite.tsx';

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

/**
 * One remote alone on a page, with a store, language, router and clock of its own. A click on a link to one of its own
 * pages navigates; any other link is the host's or the browser's.
 */
export function RemoteApp({
  remote,
  apiBaseUrl = '/api',
  now,
  path,
  locale,
  adapter,
}: RemoteAppProps) {
  const [app] = useState(() => {
    const language = locale ?? splitLocale(window.location.pathname).locale;
    const clock = now ? stillClock(new Date(now)) : tickingClock(new Date(), false);
    const { store, i18n, routes } = createRemoteSite(remote, {
      locale: language,
      clock,
      http: { baseUrl: apiBaseUrl, ...(adapter && { adapter }) },
    });
    const router =
      path === undefined
        ? createBrowserRouter(routes)
        : createMemoryRouter(routes, { initialEntries: [path] });
    return { store, i18n, language, clock, routes, router };
  });
  useEffect(
    () =>
      listenForNavigation((to) => {
        if (!matchRoutes(app.routes, new URL(to, window.location.origin))) return false;
        void app.router.navigate(to);
        return true;
      }),
    [app],
  );
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
