import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createHttp } from '@eldorado/http';
import { createI18n, languageTag, splitLocale, type Locale } from '@eldorado/i18n';
import { tickingClock } from '@eldorado/remote';
import { createRemoteRegistry } from '@eldorado/remote/runtime';
import { appActions, createSiteStore } from '@eldorado/store';
import { App } from './app/App.tsx';
import { leaveFirstPage } from './app/serverContent.ts';
import { localePages, rootId, siteRoutes, type SiteHost } from './app/siteRoutes.tsx';
import { readBoot } from './client/boot.ts';
import { withDeadline } from './client/deadline.ts';
import { connectRemotes } from './client/federation.ts';
import { followAirport } from './client/followAirport.ts';
import { listenForNavigation } from './client/linkNavigation.ts';
import { listenForPrefetch, whenIdle } from './client/prefetch.ts';
import { reloadOnRelease } from './client/reloadOnRelease.ts';
import { reloadOnce } from './client/reloadOnce.ts';
import { nextTurn } from './client/turn.ts';
import pages from './pages.ts';
import { documentTitle } from './site/documentTitle.ts';
import { findPage } from './site/findPage.ts';
import type { Site, SitePage } from './site/site.ts';
import { messages } from './messages.ts';
import { browserWidgets } from './widgets/mountWidget.tsx';

/** Milliseconds after which a remote that has not come counts as broken and the page says so. */
const noticeAfter = 1_500;
/** Milliseconds a navigation waits for a remote's code before the server is asked for the page instead. */
const navigationDeadline = 4_000;

/** Milliseconds until a page that is live gets what nobody waits for: whoever leaves sooner needs none of it. */
const laterDelay = 3_000;

/** Put in by the build. */
declare const process: { env: { NODE_ENV: string } };

await nextTurn();
const boot = readBoot();
if (process.env.NODE_ENV === 'development') reloadOnRelease(boot.site.setId);
const http = createHttp({
  baseUrl: boot.apiBaseUrl,
  onActivity: (change, failed) => store.dispatch(appActions.activityChanged({ change, failed })),
});
const store = createSiteStore(http, boot.state);
const i18n = createI18n(boot.site.locale, boot.messages);
const clock = tickingClock(new Date(boot.now), boot.clockIsFrozen);
const sites = new Map<Locale, Site>([[boot.site.locale, boot.site]]);

const fetchRemote = connectRemotes(boot.site, pages);
const registry = createRemoteRegistry(fetchRemote, { store, i18n });
const host: SiteHost = {
  registry: {
    ...registry,
    // Only navigations wait for `prepare`; the first page keeps the server's content however long it takes.
    prepare: (page, locale) => withDeadline(registry.prepare(page, locale), navigationDeadline),
  },
  http,
  store,
  now: clock.now,
  onLoadFailure(page, error) {
    store.dispatch(appActions.remoteBroke(page.remote));
    // The address is the one being gone to, which only the pending navigation knows.
    const { location } = router.state.navigation;
    if (location) reloadOnce(location.pathname + location.search + location.hash);
    throw error;
  },
};

const { locale: firstLocale, path: firstPath } = splitLocale(window.location.pathname);
const firstPage = boot.hydration.errors ? null : findPage(boot.site.pages, firstPath);
if (firstPage) watchFirstRemote(firstPage, registry.prepare(firstPage, firstLocale));
await nextTurn();

// The first page needs its own route only; the others come with the first navigation.
const firstPages = firstPage ? [firstPage] : boot.site.pages;
const languagesWithRoutes = new Set<Locale>(firstPage ? [] : [boot.site.locale]);
const router = createBrowserRouter(siteRoutes({ ...boot.site, pages: firstPages }, host), {
  hydrationData: boot.hydration,
  async patchRoutesOnNavigation({ path, patch, signal }) {
    const { locale } = splitLocale(path);
    const site = sites.get(locale) ?? (await fetchSite(locale, signal));
    sites.set(locale, site);
    if (languagesWithRoutes.has(locale)) return;
    languagesWithRoutes.add(locale);
    const others = site.pages.filter((page) => page !== firstPage);
    patch(rootId, localePages({ ...site, pages: others }, host));
  },
});

/** The same set of releases in another language, with the shell's messages in it. */
async function fetchSite(locale: Locale, signal: AbortSignal): Promise<Site> {
  const [{ data }] = await Promise.all([
    http.get<Site>(`/_site/${boot.site.setId}/${locale}.json`, { baseURL: '', signal }),
    messages.load(i18n, locale),
  ]);
  return data;
}

/** Tells when the first page's remote is late, and when it comes after all. */
function watchFirstRemote({ remote }: SitePage, screen: Promise<unknown>): void {
  withDeadline(screen, noticeAfter).catch(() => store.dispatch(appActions.remoteBroke(remote)));
  screen.then(
    () => store.dispatch(appActions.remoteMended(remote)),
    (error: unknown) => console.error(error),
  );
}

function watchConnectivity(): void {
  const report = () => store.dispatch(appActions.connectivityChanged(navigator.onLine));
  window.addEventListener('online', report);
  window.addEventListener('offline', report);
  if (!navigator.onLine) report();
}

/** What to do beside when another page is on screen. */
let onNewPage: (() => void) | undefined;

function watchNavigation(): void {
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
    if (samePage) return;
    onNewPage?.();
    // A screen reader starts at the new page's beginning; a changed filter leaves the focus where it is.
    requestAnimationFrame(() => document.getElementById('content')?.focus({ preventScroll: true }));
  });
}

function isSitePath(pathname: string): boolean {
  const { locale, path } = splitLocale(pathname);
  return findPage((sites.get(locale) ?? boot.site).pages, path) !== null;
}

listenForNavigation((to) => {
  const { pathname } = new URL(to, window.location.origin);
  if (!isSitePath(pathname)) return false;
  void router.navigate(to);
  return true;
});
watchConnectivity();
watchNavigation();
await nextTurn();

/** Tells once the layout is live; a remote's screen follows when its code is there. */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    performance.mark('hydrated');
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document.getElementById('root') ?? document.body,
    <App
      store={store}
      serverState={boot.state}
      i18n={i18n}
      clock={clock}
      widgets={browserWidgets({ registry, store, i18n, clock, serverState: boot.state })}
      sites={{ first: boot.site, get: (locale) => sites.get(locale) }}
    >
      <Live>
        <RouterProvider router={router} />
      </Live>
    </App>,
    {
      onRecoverableError: (error) => console.error(error),
    },
  );
});

/** What nobody waits for. The page may have been loaded before its code came. */
function startExtras(): void {
  whenIdle(() => {
    listenForPrefetch((pathname) => {
      const { locale, path } = splitLocale(pathname);
      const page = findPage((sites.get(locale) ?? boot.site).pages, path);
      // What cannot be fetched now is fetched, and reported, when it is gone to.
      if (page && sites.has(locale)) registry.prepare(page, locale).catch(() => undefined);
    });
    followAirport(http, store);
    setTimeout(() => void startLater(), laterDelay);
  });
}

async function startLater(): Promise<void> {
  // Without its code there is nothing that would be missed.
  const later = await import(/* webpackChunkName: "later" */ './client/later.ts').catch(() => null);
  onNewPage = later?.startLater({
    apiBaseUrl: boot.apiBaseUrl,
    store,
    i18n,
    clock,
    pathname: () => router.state.location.pathname,
  });
}
if (document.readyState === 'complete') startExtras();
else window.addEventListener('load', startExtras);
