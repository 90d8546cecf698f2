import type { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import * as http from '@eldorado/http';
import * as i18n from '@eldorado/i18n';
import * as remote from '@eldorado/remote';
import { asSent, createRemoteRegistry, toErrorView, withoutSent } from '@eldorado/remote/runtime';
import * as store from '@eldorado/store';
import { App } from './app/App.tsx';
import { siteRoutes } from './app/siteRoutes.tsx';
import { pageHead } from './layout/pageHead.ts';
import { messages } from './messages.ts';
import pages from './pages.ts';
import { shared } from './sharedModules.ts';
import { documentTitle, structuredData } from './site/documentTitle.ts';
import { findPage } from './site/findPage.ts';
import type { ShellBundle } from './site/shellBundle.ts';
import type { Boot } from './site/site.ts';
import { layoutWidgets } from './widgets/layoutWidgets.ts';
import { renderWidgets } from './widgets/renderWidgets.tsx';

/** Renders one page: guards, validation and loaders first, then the HTML. */
export const render: ShellBundle['render'] = async (request) => {
  const { site, url, now } = request;
  const { locale, path } = i18n.splitLocale(url.pathname);
  let callFailed = false;
  const client = http.createHttp({
    baseUrl: request.apiBaseUrl,
    timeout: 5_000,
    headers: { 'x-forwarded-for': request.visitor },
    onActivity: (_change, failed) => (callFailed ||= failed && !request.signal.aborted),
  });
  const siteStore = store.createSiteStore(client);
  const language = i18n.createI18n(locale, {});
  const registry = createRemoteRegistry(
    (name, version) =>
      name === pages.name ? Promise.resolve(pages) : request.fetchRemote(name, version),
    { store: siteStore, i18n: language },
  );
  const handler = createStaticHandler(
    siteRoutes(site, { registry, http: client, store: siteStore, now: () => now }),
  );

  const page = findPage(site.pages, path);
  const [context, widgets] = await Promise.all([
    handler.query(new Request(url, { signal: request.signal })),
    renderWidgets([...layoutWidgets, ...(page?.widgets ?? [])], {
      ...request,
      locale,
      http: client,
      store: siteStore,
    }),
    readAirportState(siteStore, client),
    messages.load(language, locale),
  ]);
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      status: context.status,
      location: context.headers.get('Location') ?? '/',
    };
  }

  const errors = context.errors
    ? Object.fromEntries(
        Object.entries(context.errors).map(([id, error]) => [id, toErrorView(error)]),
      )
    : null;
  // Rendering reads what the browser will be given, so that both render the same.
  context.errors = errors;
  const failure = Object.values(errors ?? {})[0];
  if (failure && failure.status >= 500) request.onError(Object.values(context.errors ?? {})[0]);
  const router = createStaticRouter(handler.dataRoutes, context);

  const stream = await new Promise<{ pipe(destination: Writable): void }>((resolve, reject) => {
    const rendering = renderToPipeableStream(
      <App
        store={siteStore}
        i18n={language}
        clock={remote.stillClock(now)}
        sites={{ first: site, get: () => site }}
        widgets={{ html: (name) => widgets.get(name) ?? '', mount: () => () => undefined }}
      >
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
      {
        // A large part would otherwise be sent out of place, with an inline script that the policy forbids.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: () => resolve(rendering),
        onShellError: reject,
        onError: (error) => request.onError(error),
      },
    );
  });

  const screen = page && !failure ? registry.peek(page, locale) : undefined;
  const { isStatic = false, staticData = [] } = screen?.module ?? {};
  // What stays as it is sent needs neither its texts nor its data again: they stand in the HTML.
  const loaderData = Object.fromEntries(
    Object.entries(context.loaderData).map(([id, data]: [string, unknown]) => [
      id,
      isStatic ? asSent : withoutSent(data, staticData),
    ]),
  );
  const texts = messagesOf(language, locale);
  return {
    kind: 'page',
    status: failure?.status ?? 200,
    degraded: callFailed || hasFailedCall(siteStore.getState()),
    title: documentTitle({ ...context, errors }, registry, locale, path),
    structured: structuredData({ ...context, errors }, registry, locale),
    page,
    head: {
      ...pageHead(path, page, now, siteStore.getState().app.airport),
      isStatic,
    },
    pipe: (destination) => stream.pipe(destination),
    boot: {
      site,
      messages: isStatic ? omit(texts, screen?.definition.messages?.namespace) : texts,
      state: siteStore.getState(),
      hydration: { loaderData, errors },
      now: now.toISOString(),
      clockIsFrozen: request.clockIsFrozen,
      apiBaseUrl: request.publicApiBaseUrl,
    },
  };
};

/** The alert bar's state. A page without it is still a page, so a failure only leaves it empty. */
async function readAirportState(siteStore: store.SiteStore, client: http.Http): Promise<void> {
  try {
    const { data } = await client.get<store.AppState['airport']>('/v2/airport-state');
    siteStore.dispatch(store.appActions.airportRead(data));
  } catch {
    siteStore.dispatch(store.appActions.airportRead(null));
  }
}

const messagesOf = (language: i18n.I18n, locale: i18n.Locale) =>
  language.getDataByLanguage(locale) as Boot['messages'];

const omit = (messages: Boot['messages'], namespace: string | undefined): Boot['messages'] =>
  Object.fromEntries(Object.entries(messages).filter(([name]) => name !== namespace));

/** Whether any RTK Query call of the page failed. */
function hasFailedCall(state: object): boolean {
  return Object.values(state).some(
    (slice: { queries?: Record<string, { status?: string } | undefined> } | null) =>
      Object.values(slice?.queries ?? {}).some((query) => query?.status === 'rejected'),
  );
}

// The build reads `definition`; `shared` is injected into the remotes' server bundles.
export { pages as definition, shared };
