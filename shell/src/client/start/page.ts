import { createHttp, type TabHttp } from '@eldorado/http';
import { createI18n, type I18n, type Locale } from '@eldorado/i18n';
import { tickingClock, type PageClock } from '@eldorado/remote';
import { appActions, createSiteStore, type SiteStore } from '@eldorado/store';
import type { Boot, Site } from '../../site/site.ts';

/** The page as the server sent it, and what it is made live with: one of each for the life of the tab. */
export interface Page {
  boot: Boot;
  http: TabHttp;
  store: SiteStore;
  i18n: I18n;
  clock: PageClock;
  /** The site in each language that this tab knows, the first page's from the start. */
  sites: Map<Locale, Site>;
}

/** Makes them from what the server handed over. The loading bar follows the calls of `http`. */
export function createPage(boot: Boot): Page {
  const http = createHttp({
    baseUrl: boot.apiBaseUrl,
    onActivity: (change, failed) => store.dispatch(appActions.activityChanged({ change, failed })),
  });
  const store = createSiteStore(http, boot.state);
  return {
    boot,
    http,
    store,
    i18n: createI18n(boot.site.locale, boot.messages),
    clock: tickingClock(new Date(boot.now), boot.clockIsFrozen, undefined, boot.clockAhead),
    sites: new Map([[boot.site.locale, boot.site]]),
  };
}
