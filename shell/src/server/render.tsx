import type { Http } from '@eldorado/http';
import type { components } from '@eldorado/http/api-types';
import { splitLocale } from '@eldorado/i18n';
import { KeptPartsProvider, stillClock } from '@eldorado/remote';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createRemoteRegistry, toErrorView } from '@eldorado/remote/runtime';
import { appActions, createSiteStore, type SiteStore } from '@eldorado/store';
import { App } from '../app/App.tsx';
import { siteRoutes } from '../app/siteRoutes.tsx';
import { pageHead } from '../layout/pageHead.ts';
import { loadVariantParts } from '../layout/variant/lazyParts.ts';
import pages from '../pages.ts';
import { documentTitle, structuredData } from '../site/documentTitle.ts';
import { findPage } from '../site/findPage.ts';
import { createLayouts } from '../site/layouts.ts';
import type { ShellBundle } from '../site/shellBundle.ts';
import { layoutWidgets } from '../widgets/layoutWidgets.ts';
import { renderWidgets } from '../widgets/renderWidgets.tsx';
import { bootOf } from './boot.ts';
import { createDataClient } from './dataClient.ts';
import { htmlOf } from './html.ts';
import { keepPartOf, widgetsOf } from './keepHtml.tsx';
import { isAnswer, remoteOf } from './failures.ts';
import { languageOf } from './siteLanguage.ts';

/** Renders one page: guards, validation and loaders first, then the HTML. */
export const render: ShellBundle['render'] = async (request) => {
  const { site, url, now, within } = request;
  const { locale, path } = splitLocale(url.pathname);
  const page = findPage(site.pages, path);
  const owner = page?.remote ?? pages.name;
  let callFailed = false;
  const http = createDataClient(request.askApi, () => (callFailed = true));
  const store = createSiteStore(http);
  const language = await languageOf(site);
  const registry = createRemoteRegistry(
    (name, version) =>
      name === pages.name ? Promise.resolve(pages) : request.fetchRemote(name, version),
    { store, i18n: language },
  );
  // The other pages' routes would be ranked anew for each page.
  const shown = { ...site, pages: page ? [page] : [] };
  const handler = createStaticHandler(
    siteRoutes(shown, { registry, http, store, now: () => now, sent: request.sent }),
  );

  const [context, widgets] = await Promise.all([
    within(owner, () => handler.query(new Request(url, { signal: request.signal }))),
    renderWidgets([...layoutWidgets, ...(page?.widgets ?? [])], {
      ...request,
      locale,
      i18n: language,
      kept: widgetsOf(site),
      http,
      store,
    }),
    readAirportState(store, http),
    loadVariantParts(),
  ]);
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      status: context.status,
      location: context.headers.get('Location') ?? '/',
    };
  }

  const [thrown] = Object.values(context.errors ?? {}) as unknown[];
  const errors = context.errors && mapValues(context.errors, toErrorView);
  // Rendering reads what the browser will be given, so that both render the same.
  context.errors = errors;
  const failure = Object.values(errors ?? {})[0];
  if (failure && failure.status >= 500) request.onError(thrown, owner);
  let broken = thrown !== undefined && !isAnswer(thrown);
  const layoutOf = createLayouts(registry);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = await within(owner, () =>
    htmlOf(
      <App
        store={store}
        i18n={language}
        clock={stillClock(now)}
        sites={{ first: site, get: () => site }}
        layoutOf={layoutOf}
        widgets={{ html: (name) => widgets.get(name) ?? '', mount: () => () => undefined }}
      >
        <KeptPartsProvider value={keepPartOf(site, language)}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </KeptPartsProvider>
      </App>,
      (error) => {
        broken = true;
        request.onError(error, remoteOf(error, Object.keys(site.remotes)) ?? owner);
      },
    ),
  );

  const screen = page && !failure ? registry.peek(page, locale) : undefined;
  const data: unknown = page ? context.loaderData[`${locale}:${page.id}`] : undefined;
  const sleeps = screen?.module.sleeps?.(data) ?? false;
  const state = store.getState();
  return {
    kind: 'page',
    status: failure?.status ?? 200,
    degraded: callFailed || hasFailedCall(state),
    broken,
    title: documentTitle({ ...context, errors }, registry, locale, path),
    structured: structuredData({ ...context, errors }, registry, locale),
    page,
    head: {
      ...pageHead(path, page, now, state.app.airport),
      isStatic: sleeps || (screen?.module.isStatic ?? false),
    },
    html,
    boot: await bootOf(request, {
      locale,
      language,
      state,
      screen,
      layout: layoutOf(page, site),
      sleeps,
      context,
      errors,
    }),
  };
};

type AirportAnswer = components['schemas']['AirportState'];

/** The alert bar's state. A page without it is still a page, so a failure only leaves it empty. */
async function readAirportState(store: SiteStore, http: Http): Promise<void> {
  try {
    // No page shows the taxes that come with it, and every page carries what the store has.
    const { taxes: _, ...airport } = (await http.get<AirportAnswer>('/v2/airport-state')).data;
    store.dispatch(appActions.airportRead(airport));
  } catch {
    store.dispatch(appActions.airportRead(null));
  }
}

/** Whether any RTK Query call of the page failed. */
function hasFailedCall(state: object): boolean {
  return Object.values(state).some(
    (slice: { queries?: Record<string, { status?: string } | undefined> } | null) =>
      Object.values(slice?.queries ?? {}).some((query) => query?.status === 'rejected'),
  );
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
