import { renderToString } from 'react-dom/server';
import type { Http } from '@eldorado/http';
import { createI18n, type Locale } from '@eldorado/i18n';
import { stillClock } from '@eldorado/remote';
import { createRemoteRegistry, type FetchRemote } from '@eldorado/remote/runtime';
import type { SiteStore } from '@eldorado/store';
import { WidgetScope, widgetIds } from './WidgetScope.tsx';

export interface WidgetRequest {
  fetchRemote: FetchRemote;
  locale: Locale;
  now: Date;
  http: Http;
  store: SiteStore;
  signal: AbortSignal;
  onError(error: unknown): void;
}

/**
 * Renders widgets on the server, by name. One that fails is reported and left out: the page is whole without it.
 * Their messages stay out of the page's data, since they are hydrated later or not at all.
 */
export async function renderWidgets(
  names: readonly string[],
  request: WidgetRequest,
): Promise<ReadonlyMap<string, string>> {
  const { locale, now, store } = request;
  const i18n = createI18n(locale, {});
  const registry = createRemoteRegistry(request.fetchRemote, { store, i18n });
  const rendered = new Map<string, string>();
  await Promise.all(
    names.map(async (name) => {
      try {
        const widget = await registry.prepareWidget(name, locale);
        await widget.load?.(request);
        const tree = (
          <WidgetScope store={store} i18n={i18n} locale={locale} clock={stillClock(now)}>
            <widget.Widget locale={locale} />
          </WidgetScope>
        );
        rendered.set(name, renderToString(tree, { identifierPrefix: widgetIds(name) }));
      } catch (error) {
        request.onError(error);
      }
    }),
  );
  return rendered;
}
