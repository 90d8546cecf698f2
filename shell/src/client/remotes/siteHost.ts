import { splitLocale } from '@eldorado/i18n';
import { RouteError } from '@eldorado/remote';
import type { RemoteRegistry } from '@eldorado/remote/runtime';
import { onFirstPage } from '../../app/serverContent.ts';
import type { SiteHost } from '../../app/siteRoutes.tsx';
import { messages } from '../../messages.ts';
import type { Page } from '../start/page.ts';
import { withFallback } from './fallBack.ts';
import type { PageRemotes } from './pageRemotes.ts';
import { reloadOnce } from './reloadOnce.ts';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * What the routes need of the browser. Where code cannot be had the server is asked for the page, which needs none.
 * @param destination the address being gone to, which only the pending navigation knows.
 * @param run runs a page, which may have been fetched ahead.
 */
export function createSiteHost(
  { boot, http, store, i18n, clock }: Page,
  { registry, report, reportRenderFailure }: PageRemotes,
  destination: () => Address | undefined,
  run: RemoteRegistry['run'],
): SiteHost {
  const prepare = withFallback({
    registry,
    hasFallback: (remote) => boot.site.remotes[remote]?.fallback !== undefined,
    // It may only hang; now it is sure that this is not the network's fault.
    onFallback: (remote, page) => report('load-failed', { remote, page, version: 'live' }),
  });
  return {
    registry: {
      ...registry,
      run,
      // Only navigations wait for `prepare`; the first page keeps the server's content however long it takes.
      prepare(...wanted) {
        // Its data are asked for as soon as its code is there.
        http.warm();
        return prepare(...wanted);
      },
    },
    http,
    store,
    now: clock.now,
    onLoadFailure(_page, error) {
      console.error(error);
      const address = destination();
      if (address) reloadOnce(address.pathname + address.search + address.hash);
      const { locale } = splitLocale((address ?? window.location).pathname);
      const message = i18n.getFixedT(locale, messages.namespace)('remoteFailedTitle');
      throw new RouteError(503, message, 'remote-failed');
    },
    onRenderFailure(page) {
      reportRenderFailure(page);
      // The server's page needs none of its code; the first page has the server's content already.
      if (!onFirstPage()) reloadOnce('', Date.now(), () => window.location.reload());
    },
  };
}
