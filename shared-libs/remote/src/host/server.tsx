import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { HttpOptions } from '@eldorado/http';
import { I18nProvider, splitLocale } from '@eldorado/i18n';
import { ClockProvider, stillClock, type RemoteDefinition, type SentForm } from '@eldorado/remote';
import { StoreProvider } from '@eldorado/store';
import { createRemoteSite, type SentState } from './remoteSite.tsx';
import { toErrorView } from '../runtime/index.ts';

export interface ServerRequest {
  /** The page's address, locale prefix and query included. */
  url: URL;
  /** The instant to render with. */
  now: Date;
  http: HttpOptions;
  /** What the page's form sent and the API did not take. */
  sent?: SentForm | undefined;
}

export interface ServerPage {
  status: number;
  /** What the server sends of the remote, complete before any script. */
  html: string;
  /** What `hydrateRemotePage` needs to take the HTML over. */
  sent: SentState;
}

/**
 * Renders one page of a remote as a server does: guards, validation and loaders first, then the HTML.
 * @throws when a guard redirects, naming where to.
 */
export async function renderRemotePage(
  remote: RemoteDefinition,
  { url, now, http, sent: sentForm }: ServerRequest,
): Promise<ServerPage> {
  const { locale } = splitLocale(url.pathname);
  const clock = stillClock(now);
  const { store, i18n, routes } = createRemoteSite(remote, { locale, clock, http, sentForm });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    throw new Error(`${url.pathname} redirects to ${context.headers.get('Location') ?? '/'}`);
  }
  // Rendering reads what the browser will be given, so that both render the same.
  const errors = context.errors && mapValues(context.errors, toErrorView);
  context.errors = errors;
  const failure = Object.values(errors ?? {})[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n} locale={locale}>
        <ClockProvider value={clock}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ClockProvider>
      </I18nProvider>
    </StoreProvider>,
  );
  return {
    status: failure?.status ?? 200,
    html,
    sent: {
      state: store.getState(),
      messages: i18n.getDataByLanguage(locale) ?? {},
      hydration: { loaderData: context.loaderData, errors },
    },
  };
}

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
