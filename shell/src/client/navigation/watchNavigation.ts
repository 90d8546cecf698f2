import { languageTag, splitLocale } from '@eldorado/i18n';
import { listenForNavigation } from '@eldorado/remote/navigation';
import type { RemoteRegistry } from '@eldorado/remote/runtime';
import { appActions, type SiteStore } from '@eldorado/store';
import { leaveFirstPage } from '../../app/serverContent.ts';
import { documentTitle } from '../../site/documentTitle.ts';
import type { Page } from '../start/page.ts';
import type { BrowserRouter } from './createRouter.ts';
import { opensInto } from './openInto.ts';
import { pageAt } from './pageAt.ts';

/** Turns clicks on links, and forms, into navigations where they lead to a page of the site. */
export function followLinks(page: Pick<Page, 'sites' | 'boot'>, router: BrowserRouter): void {
  listenForNavigation((to, link) => {
    const { pathname } = new URL(to, window.location.origin);
    if (!pageAt(page, pathname).page) return false;
    void router.navigate(to, { viewTransition: opensInto(link) });
    return true;
  });
}

interface Watched {
  router: Pick<BrowserRouter, 'state' | 'subscribe'>;
  registry: RemoteRegistry;
  store: SiteStore;
  /** Called when another page, and not only another address of the same one, is on screen. */
  onNewPage: () => void;
}

/** Updates what lies outside React to the page on screen: title, language and canonical address. */
export function watchNavigation({ router, registry, store, onNewPage }: Watched): void {
  let shown = router.state.location;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location === shown) return;
    const samePage = state.location.pathname === shown.pathname;
    shown = state.location;
    leaveFirstPage();
    const { locale, path } = splitLocale(shown.pathname);
    document.documentElement.lang = languageTag[locale];
    document.title = documentTitle(state, registry, locale, path);
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', window.location.origin + shown.pathname);
    // That a part did not load was said of what was on screen before.
    for (const remote of store.getState().app.brokenRemotes)
      store.dispatch(appActions.remoteRecovered(remote));
    if (!samePage) onNewPage();
  });
}
