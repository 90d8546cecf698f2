import type { ReactNode } from 'react';
import type { RouteObject } from '@eldorado/remote/routing';
import {
  pageRoutes,
  type RemoteRegistry,
  type RouteHost,
  type RuntimePage,
} from '@eldorado/remote/runtime';
import type { Http } from '@eldorado/http';
import type { SiteStore } from '@eldorado/store';
import type { Site } from '../site/site.ts';
import { PageError } from './PageError.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { Root } from './Root.tsx';

export interface SiteHost {
  registry: RemoteRegistry;
  http: Http;
  store: SiteStore;
  now: () => Date;
  sent?: RouteHost['sent'];
  onLoadFailure?: RouteHost['onLoadFailure'];
  /** Called when a screen threw while it was shown. */
  onRenderFailure?: (page: Pick<RuntimePage, 'id' | 'remote'>) => void;
}

/** Route id under which the pages of all languages hang. */
export const rootId = 'root';

/** The site's routes: a root with the layout, and the pages of one language under it. */
export function siteRoutes(site: Site, host: SiteHost): RouteObject[] {
  return [
    {
      id: rootId,
      Component: Root,
      ErrorBoundary: PageError,
      children: localePages(site, host),
    },
  ];
}

/** The pages of one language; another language's are added when it is first visited. */
export function localePages(site: Site, host: SiteHost): RouteObject[] {
  const { registry } = host;
  return pageRoutes(site.pages, site.locale, {
    ...host,
    wrap: (page: RuntimePage, screen: ReactNode) => (
      <RemoteBoundary
        key={page.id}
        page={page}
        fellBack={() =>
          registry.versionOf(page.remote) === 'fallback' &&
          registry.peek(page, site.locale) !== undefined
        }
        onError={host.onRenderFailure}
      >
        {screen}
      </RemoteBoundary>
    ),
    ErrorBoundary: PageError,
  });
}
