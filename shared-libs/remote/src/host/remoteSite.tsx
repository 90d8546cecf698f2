import { Suspense } from 'react';
import { createHttp, type HttpOptions } from '@eldorado/http';
import { createI18n, type Locale, type MessageBundle } from '@eldorado/i18n';
import { type PageClock, type RemoteDefinition, type SentForm } from '@eldorado/remote';
import { useRouteError } from '@eldorado/remote/routing';
import { createSiteStore } from '@eldorado/store';
import { createRemoteRegistry, pageRoutes, toErrorView } from '../runtime/index.ts';

export interface RemoteSiteOptions {
  locale: Locale;
  clock: PageClock;
  http: HttpOptions;
  /** What the server rendered with, where its page is hydrated. */
  sent?: SentState;
  /** What the page's form sent and the API did not take (on the server). */
  sentForm?: SentForm | undefined;
}

/** What travels in a page beside its HTML: plain data. */
export interface SentState {
  state: Readonly<Record<string, unknown>>;
  messages: Readonly<Record<string, MessageBundle>>;
  /** What the screen's `load` answered, or the error that is shown in its place. */
  hydration: {
    loaderData: Readonly<Record<string, unknown>>;
    errors: Readonly<Record<string, unknown>> | null;
  };
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
  const store = createSiteStore(http, options.sent?.state);
  const i18n = createI18n(options.locale, options.sent?.messages ?? {});
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
    sent: options.sentForm,
    wrap: (_page, screen) => <Suspense>{screen}</Suspense>,
    ErrorBoundary: RemoteError,
  });
  // Nothing is shown until the page is there: a host has its own way to say that it loads.
  return { store, i18n, routes: [{ hydrateFallbackElement: <></>, children: routes }] };
}
