import type { ReactNode } from 'react';
import type { RouteObject } from '@eldorado/remote/routing';
import type { LoadContext, SentForm } from '../declaration/declaration.ts';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import type { Http } from '@eldorado/http';
import type { SiteStore } from '@eldorado/store';
import { RemotePage } from './RemotePage.tsx';
import { ownId, type RemoteRegistry, type RuntimePage } from './remoteRegistry.ts';

/** What page routes are given by their host: the shell, its server, or a harness. */
export interface RouteHost {
  registry: RemoteRegistry;
  http: Http;
  store: SiteStore;
  now: () => Date;
  /** What the page's form sent (on the server). */
  sent?: SentForm | undefined;
  /** Wraps a page's screen, e.g. in a Suspense and an error boundary. */
  wrap(page: RuntimePage, screen: ReactNode): ReactNode;
  ErrorBoundary: NonNullable<RouteObject['ErrorBoundary']>;
  /** Called when a page's code could not be had; what it throws becomes the page's error. */
  onLoadFailure?: ((page: RuntimePage, error: unknown) => never) | undefined;
}

/** What a page route carries for whoever walks `useMatches`. */
export interface PageHandle {
  page: RuntimePage;
  locale: Locale;
}

/** An address of a page that is gone to. */
interface Asked {
  params: LoadContext['params'];
  url: URL;
  signal: AbortSignal;
}

/** What a page's guards and its `load` are given. */
export const loadContext = (
  page: RuntimePage,
  locale: Locale,
  { now, http, store, sent }: Pick<RouteHost, 'now' | 'http' | 'store' | 'sent'>,
  { params, url, signal }: Asked,
): LoadContext => ({
  ...{ pageId: ownId(page), params, url, locale, signal, http, store },
  now: now(),
  ...(sent && { sent }),
});

/** Turns declared pages into React Router routes of one language. */
export function pageRoutes<Page extends RuntimePage>(
  pages: readonly Page[],
  locale: Locale,
  host: RouteHost,
): RouteObject[] {
  return pages.map((page) => ({
    id: `${locale}:${page.id}`,
    path: localisePath(page.path, locale),
    // One address a page: the head's files are looked up by the exact path.
    caseSensitive: true,
    handle: { page, locale } satisfies PageHandle,
    ErrorBoundary: host.ErrorBoundary,
    element: host.wrap(page, <RemotePage page={page} registry={host.registry} />),
    async loader({ params, request }) {
      const missing = (error: unknown): never => {
        host.onLoadFailure?.(page, error);
        throw error;
      };
      await host.registry.prepare(page, locale).catch(missing);
      const asked = { params, url: new URL(request.url), signal: request.signal };
      const running = host.registry.run(page, loadContext(page, locale, host, asked));
      return running.catch((error: unknown) => {
        // Guards, and what `load` imports, are code of the remote too.
        if (error instanceof Error && error.name === 'ChunkLoadError') missing(error);
        throw error;
      });
    },
  }));
}
