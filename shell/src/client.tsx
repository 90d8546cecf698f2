import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createHttp } from '@eldorado/http';
import { createI18n, languageTag, splitLocale, type Locale } from '@eldorado/i18n';
import { RouteError, tickingClock } from '@eldorado/remote';
import { listenForNavigation } from '@eldorado/remote/navigation';
import { createRemoteRegistry, type RemoteVersion } from '@eldorado/remote/runtime';
import { appActions, createSiteStore } from '@eldorado/store';
import { App } from './app/App.tsx';
import { leaveFirstPage, onFirstPage } from './app/serverContent.ts';
import { localePages, siteRoutes, type SiteHost } from './app/siteRoutes.tsx';
import { readBoot } from './client/boot.ts';
import { withDeadline } from './client/deadline.ts';
import { withFallback } from './client/fallBack.ts';
import { connectRemotes } from './client/federation.ts';
import { followAirport } from './client/followAirport.ts';
import { languageRoutes } from './client/languageRoutes.ts';
import { listenForPrefetch, whenIdle } from './client/prefetch.ts';
import { reloadOnRelease } from './client/reloadOnRelease.ts';
import { reloadOnce } from './client/reloadOnce.ts';
import { report, whenFailing } from './client/report.ts';
import { nextTurn } from './client/turn.ts';
import pages from './pages.ts';
import { documentTitle } from './site/documentTitle.ts';
import { findPage } from './site/findPage.ts';
import type { Site, SitePage } from './site/site.ts';
import type { TelemetryEvent } from './site/telemetry.ts';
import { messages } from './messages.ts';
import { browserWidgets } from './widgets/mountWidget.tsx';

/** Milliseconds after which a remote that has not come counts as broken and the page says so. */
const noticeAfter = 1_500;

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

/** Tells what became of a page or a widget. */
function tell(
  kind: TelemetryEvent['kind'],
  { remote, page, version }: { remote: string; page: string; version?: RemoteVersion },
): void {
  report(boot.site, { kind, remote, page, version: versionOf(remote, version) });
}

function versionOf(remote: string, version = registry.versionOf(remote)): string {
  const known = boot.site.remotes[remote];
  return (version === 'fallback' ? known?.fallback : known)?.version ?? boot.site.version;
}

const tellRenderFailure = ({ id, remote }: Pick<SitePage, 'id' | 'remote'>) =>
  tell('render-failed', { remote, page: id });

const registry = createRemoteRegistry(connectRemotes(boot.site, pages), {
  store,
  i18n,
  onOutcome: (outcome) => tell(outcome.kind, outcome),
});
const host: SiteHost = {
  registry: {
    ...registry,
    // Only navigations wait for `prepare`; the first page keeps the server's content however long it takes.
    prepare: withFallback({
      registry,
      hasFallback: (remote) => boot.site.remotes[remote]?.fallback !== undefined,
      // It may only hang; now it is sure that this is not the network's fault.
      onFallback: (remote, page) => tell('load-failed', { remote, page, version: 'live' }),
    }),
  },
  http,
  store,
  now: clock.now,
  onLoadFailure(_page, error) {
    console.error(error);
    // The address is the one being gone to, which only the pending navigation knows.
    const { location } = router.state.navigation;
    if (location) reloadOnce(location.pathname + location.search + location.hash);
    const { locale } = splitLocale((location ?? window.location).pathname);
    const message = i18n.getFixedT(locale, messages.namespace)('remoteFailedTitle');
    throw new RouteError(503, message, 'remote-failed');
  },
  onRenderFailure(page) {
    tellRenderFailure(page);
    // The server's page needs none of its code; the first page has the server's content already.
    if (!onFirstPage()) reloadOnce('', Date.now(), () => window.location.reload());
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
  patchRoutesOnNavigation: languageRoutes({
    sites,
    withRoutes: languagesWithRoutes,
    fetchSite,
    routesOf: (site) =>
      localePages({ ...site, pages: site.pages.filter((page) => page !== firstPage) }, host),
    // Without a hash: of the address that is there already it would load nothing.
    load: (path) => window.location.assign(path + (router.state.navigation.location?.search ?? '')),
  }),
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
  withDeadline(screen, noticeAfter).catch(() => {
    if (onFirstPage()) store.dispatch(appActions.remoteBroke(remote));
  });
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
    // That a part did not load was said of what was on screen before.
    for (const remote of store.getState().app.brokenRemotes)
      store.dispatch(appActions.remoteMended(remote));
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

const directory = {
  first: boot.site,
  get: (locale: Locale) => sites.get(locale),
};
startTransition(() => {
  hydrateRoot(
    document.getElementById('root') ?? document.body,
    <App
      store={store}
      serverState={boot.state}
      i18n={i18n}
      clock={clock}
      widgets={browserWidgets({
        registry,
        store,
        i18n,
        clock,
        serverState: boot.state,
        sites: directory,
        onRenderFailure: tellRenderFailure,
      })}
      sites={directory}
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

const loadLater = () => import(/* webpackChunkName: "later" */ './client/later.ts');

async function startLater(): Promise<void> {
  // Without its code there is nothing that would be missed.
  const later = await loadLater().catch(() => null);
  startTelling();
  onNewPage = later?.startLater({
    apiBaseUrl: boot.apiBaseUrl,
    store,
    i18n,
    clock,
    pathname: () => router.state.location.pathname,
    site: boot.site,
    first: firstPage && {
      remote: firstPage.remote,
      version: versionOf(firstPage.remote, 'live'),
      page: firstPage.id,
    },
  });
}

let telling = false;
function startTelling(): void {
  if (telling) return;
  telling = true;
  loadLater().then(
    ({ sendTelemetry }) => sendTelemetry(boot),
    () => (telling = false),
  );
}
whenFailing(startTelling);
if (document.readyState === 'complete') startExtras();
else window.addEventListener('load', startExtras);
