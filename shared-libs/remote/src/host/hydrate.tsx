import { hydrateRoot, type Root } from 'react-dom/client';
import type { HttpOptions } from '@eldorado/http';
import { I18nProvider, splitLocale } from '@eldorado/i18n';
import { ClockProvider, stillClock, type RemoteDefinition } from '@eldorado/remote';
import { createMemoryRouter, RouterProvider } from '@eldorado/remote/routing';
import { StoreProvider } from '@eldorado/store';
import { createRemoteSite, type SentState } from './remoteSite.tsx';

export interface HydrationRequest {
  /** Holds the HTML that `renderRemotePage` made. */
  container: Element;
  /** The page's address, locale prefix and query included. */
  url: URL;
  /** The instant the server rendered with. */
  now: Date;
  http: HttpOptions;
  sent: SentState;
  /** Called when React finds another page than it would have rendered. */
  onMismatch: (error: unknown) => void;
}

/**
 * Takes over a page of one remote alone, as the server sent it.
 * @returns React's root; unmounting it empties the container.
 */
export function hydrateRemotePage(
  remote: RemoteDefinition,
  { container, url, now, http, sent, onMismatch }: HydrationRequest,
): Root {
  const { locale } = splitLocale(url.pathname);
  const clock = stillClock(now);
  const { store, i18n, routes } = createRemoteSite(remote, { locale, clock, http, sent });
  const router = createMemoryRouter(routes, {
    initialEntries: [url.pathname + url.search],
    hydrationData: sent.hydration,
  });
  return hydrateRoot(
    container,
    <StoreProvider store={store} serverState={sent.state}>
      <I18nProvider i18n={i18n} locale={locale}>
        <ClockProvider value={clock}>
          <RouterProvider router={router} />
        </ClockProvider>
      </I18nProvider>
    </StoreProvider>,
    { onRecoverableError: onMismatch },
  );
}
