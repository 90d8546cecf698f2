import { renderToString } from 'react-dom/server';
import type { Http } from '@eldorado/http';
import type { I18n, Locale } from '@eldorado/i18n';
import { stillClock } from '@eldorado/remote';
import { createRemoteRegistry, type FetchRemote } from '@eldorado/remote/runtime';
import type { SiteStore } from '@eldorado/store';
import { WidgetScope, widgetIds } from './WidgetScope.tsx';

export interface WidgetRequest {
  fetchRemote: FetchRemote;
  locale: Locale;
  /** The site's texts, to which those of the widgets are added. */
  i18n: I18n;
  now: Date;
  http: Http;
  store: SiteStore;
  /** The HTML of widgets that read nothing, for all pages of a site. */
  kept: Map<string, string>;
  signal: AbortSignal;
  within: <T>(remote: string, work: () => T) => T;
  onError: (error: unknown, remote: string) => void;
}

/**
 * Renders widgets on the server, by name. One that fails is reported and left out: the page is whole without it.
 * Their messages are no part of the page's data, since they are hydrated later or not at all.
 */
export async function renderWidgets(
  names: readonly string[],
  request: WidgetRequest,
): Promise<ReadonlyMap<string, string>> {
  const { locale, i18n, now, store } = request;
  const registry = createRemoteRegistry(request.fetchRemote, { store, i18n });
  const rendered = new Map<string, string>();
  await Promise.all(
    names.map(async (name) => {
      const [remote = ''] = name.split('/');
      const known = request.kept.get(name);
      if (known !== undefined) {
        rendered.set(name, known);
        return;
      }
      try {
        const widget = await request.within(remote, () => registry.prepareWidget(name, locale));
        await request.within(remote, () => widget.load?.(request));
        const tree = (
          <WidgetScope store={store} i18n={i18n} locale={locale} clock={stillClock(now)}>
            <widget.Widget locale={locale} />
          </WidgetScope>
        );
        const options = { identifierPrefix: widgetIds(name) };
        const html = request.within(remote, () => renderToString(tree, options));
        rendered.set(name, html);
        // What reads no data shows the same on every page.
        if (!widget.load) request.kept.set(name, html);
      } catch (error) {
        request.onError(error, remote);
      }
    }),
  );
  return rendered;
}
