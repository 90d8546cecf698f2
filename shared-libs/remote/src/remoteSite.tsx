import { Suspense } from 'react';
import { createHttp, type HttpOptions } from '@eldorado/http';
import { createI18n, type Locale } from '@eldorado/i18n';
import { type PageClock, type RemoteDefinition } from '@eldorado/remote';
import { useRouteError } from '@eldorado/remote/routing';
import { createSiteStore } from '@eldorado/store';
import { createRemoteRegistry, pageRoutes, toErrorView } from './runtime/index.ts';

export interface RemoteSiteOptions {
  locale: Locale;
  clock: PageClock;
  http: HttpOptions;
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

/** What a host gives one remote alone: a store, messages, and routes with the remote's pages in one language. */
export function createRemoteSite(remote: RemoteDefinition, options: RemoteSiteOptions) {
  const http = createHttp(options.http);
  const store = createSiteStore(http);
  const i18n = createI18n(options.locale, {});
  const pages = remote.pages.map((page) => ({
    ...page,
    id: `${remote.name}/${page.id}`,
    remote: remote.name,
  }));
  const routes = pageRoutes(pages, options.locale, {
    registry: createRemoteRegistry(() => Promise.resolve(remote), { store, i18n }),
    http,
    store,
    now: options.clock.now,
    wrap: (_page, screen) => <Suspense>{screen}</Suspense>,
    ErrorBoundary: RemoteError,
  });
  // Nothing is shown until the page is there: a host has its own way to say that it loads.
  return { store, i18n, routes: [{ hydrateFallbackElement: <></>, children: routes }] };
}
