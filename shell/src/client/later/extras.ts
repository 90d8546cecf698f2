import type { SitePage } from '../../site/site.ts';
import type { BrowserRouter } from '../navigation/createRouter.ts';
import type { PagesAhead } from '../navigation/pagesAhead.ts';
import { listenForPrefetch, mayPrefetch, whenIdle } from '../navigation/prefetch.ts';
import { versionNumber } from '../remotes/versionNumber.ts';
import type { Page } from '../start/page.ts';
import { whenFailing } from '../telemetry/report.ts';
import { followAirport } from './followAirport.ts';

/** Milliseconds until a page that is live gets what nobody waits for: whoever leaves sooner needs none of it. */
const laterDelay = 3_000;

/** What nobody waits for. */
export interface Extras {
  /** Begins with it once the page has loaded and the browser is idle. Failures of remotes are sent at once. */
  start: () => void;
  /** To be called when another page is on screen. */
  onNewPage: () => void;
}

const loadLater = () => import(/* webpackChunkName: "later" */ './later.ts');

/**
 * @param firstPage the page that the server sent; null when it is an error.
 * @param endSleep lets a page that was left as it was sent become live.
 */
export function createExtras(
  page: Page,
  pages: Pick<PagesAhead, 'fetch'>,
  router: Pick<BrowserRouter, 'state'>,
  firstPage: SitePage | null,
  endSleep: () => void,
): Extras {
  const { boot, http, store, i18n, clock } = page;
  let onNewPage: (() => void) | undefined;
  let sending = false;

  function sendReports(): void {
    if (sending) return;
    sending = true;
    loadLater().then(
      ({ sendTelemetry }) => sendTelemetry(boot),
      () => (sending = false),
    );
  }

  async function startLater(): Promise<void> {
    // Without its code there is nothing that would be missed.
    const later = await loadLater().catch(() => null);
    sendReports();
    onNewPage = later?.startLater({
      apiBaseUrl: boot.apiBaseUrl,
      store,
      i18n,
      clock,
      pathname: () => router.state.location.pathname,
      site: boot.site,
      first: firstPage && {
        remote: firstPage.remote,
        version: versionNumber(boot.site, firstPage.remote, 'live'),
        page: firstPage.id,
      },
    });
  }

  function startWhenIdle(): void {
    whenIdle(() => {
      listenForPrefetch((link, ahead) => void pages.fetch(link, ahead));
      followAirport(http, store);
      setTimeout(() => {
        if (mayPrefetch()) endSleep();
        void startLater();
      }, laterDelay);
    });
  }

  return {
    start() {
      whenFailing(sendReports);
      // The page may have been loaded before its code came.
      if (document.readyState === 'complete') startWhenIdle();
      else window.addEventListener('load', startWhenIdle);
    },
    onNewPage: () => onNewPage?.(),
  };
}
